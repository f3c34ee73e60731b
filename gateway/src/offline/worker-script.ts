import { LANGUAGES, type Language } from '@vestibule/contracts';
import { CONFIG_GLOBAL, type WorkerConfig } from '@vestibule/contracts/offline/worker-config';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OFFLINE_TEXTS, offlineDocument, type OfflineParts } from './offline-document';

/**
 * The worker of a shell's build, told what it must know. It changes with the offline pages, so that browsers fetch
 * these again.
 */
export async function workerScript(shellDir: string, parts: OfflineParts): Promise<string> {
  const code = await readFile(join(shellDir, 'service-worker', 'sw.js'), 'utf8');
  const hash = createHash('sha256');
  for (const lang of LANGUAGES) hash.update(offlineDocument(lang, parts));
  const states = Object.fromEntries(LANGUAGES.map((lang) => [lang, OFFLINE_TEXTS[lang].states])) as Record<
    Language,
    (typeof OFFLINE_TEXTS)['de']['states']
  >;
  const config: WorkerConfig = { offline: hash.digest('hex').slice(0, 10), states };
  return `self.${CONFIG_GLOBAL}=${JSON.stringify(config)};\n${code}`;
}
