import { signPreview, type Preview } from '@vestibule/registry/preview-token';
import type { Registry } from '@vestibule/registry/registry';

const HOUR_MS = 3_600_000;

export interface PreviewWish {
  readonly remotes: Preview['remotes'];
  readonly hours: number;
  /** Path of the page that the link leads to. */
  readonly to: string;
}

/** Path of a link that shows one browser other versions; only versions that exist are signed. Throws RegistryError. */
export async function previewLink(registry: Registry, secret: string, { remotes, hours, to }: PreviewWish, now: number): Promise<string> {
  await Promise.all(remotes.map(({ name, version }) => registry.manifest(name, version)));
  return `/_preview?${new URLSearchParams({ token: signPreview(secret, { remotes, until: now + hours * HOUR_MS }), to }).toString()}`;
}
