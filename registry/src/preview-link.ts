import { signPreview, type Preview } from './preview-token';
import type { Registry } from './registry';

const HOUR_MS = 3_600_000;

export interface PreviewWish {
  readonly remotes: Preview['remotes'];
  readonly hours: number;
  /** Path of the page that the link leads to. */
  readonly to: string;
}

/** Path that begins a preview in the browser that opens it; `to` is the page that it leads to. */
export const previewPath = (secret: string, preview: Preview, to?: string): string =>
  `/_preview?${new URLSearchParams({ token: signPreview(secret, preview), ...(to !== undefined && { to }) }).toString()}`;

/** Path of a link that shows one browser other versions; only versions that exist are signed. Throws RegistryError. */
export async function previewLink(
  registry: Registry,
  secret: string,
  { remotes, hours, to }: PreviewWish,
  now: number,
): Promise<string> {
  await Promise.all(remotes.map(({ name, version }) => registry.manifest(name, version)));
  return previewPath(secret, { remotes, until: now + hours * HOUR_MS }, to);
}
