import type { RemoteManifest } from '@vestibule/contracts';
import { beacon } from './beacon';

const MAX = 20;
const loads: { readonly remote: string; readonly version: string }[] = [];

/**
 * Counts an expose whose code has arrived: failures in browsers mean little without a number to set them against. Says
 * nothing about the visitor.
 */
export function countLoad({ name, version }: RemoteManifest): void {
  if (loads.length < MAX) loads.push({ remote: name, version });
}

/** When the page is hidden or left; each load is sent once. */
const send = () => void (loads.length > 0 && beacon('/client-loads', loads.splice(0)));
for (const name of ['visibilitychange', 'pagehide']) addEventListener(name, send);
