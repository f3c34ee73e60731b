import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaBelow } from '../../../../engines/media/store/folder-media';
import { importPack } from '../../import-pack';
import { removeFolders, temporaryFolder } from '../../testing/pack';
import { createTestApp, type TestApp } from '../../../../testing/test-app';

/** Openly licensed records of other houses; they are not part of this repository. */
const PACKS = process.env['PACKS_DIR'] ?? join(__dirname, '../../../../../../../shared/data/packs');
const DEMO = join(__dirname, '../../../../../demo');

/** Ten seconds on a machine with nothing else to do, in ms. */
const IMPORT_TIMEOUT = 180_000;

const HOUSES = ['republica13', 'nyphil', 'nationalassembly', 'datagov-cz'] as const;
export type House = (typeof HOUSES)[number] | 'demo';

const missing = existsSync(PACKS) ? '' : ` (skipped: there is no folder ${PACKS}; set PACKS_DIR)`;

/** `describe` where the packs of other houses are there; elsewhere skipped, with the reason. */
export const describeHouses = (title: string, tests: () => void): void =>
  (missing === '' ? describe : describe.skip)(`${title}${missing}`, tests);

/** Where a house's pack lies. */
export const folderOf = (house: House): string => (house === 'demo' ? DEMO : join(PACKS, house));

/** Lines of a pack's file as they are, read without the code that imports them. */
export async function readRecords<T>(house: House, kind: string): Promise<T[]> {
  const text = await readFile(join(folderOf(house), `${kind}.jsonl`), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

/**
 * Saturday, 28 November 2026, three in the afternoon in Berlin: the demo's programme, whose dates are as in its files,
 * is in its first week.
 */
export const NOW = Date.parse('2026-11-28T15:00:00+01:00');

/** A site with the records of several houses. */
export interface Houses {
  readonly site: TestApp;
  /** Imports a pack, for the first time or again. */
  load: (house: House) => Promise<void>;
}

/**
 * Such a site for all tests of a file, open while they run. The demo comes without its pictures, which take seconds to
 * draw and which no list is chosen by.
 */
export function useHouses(): Houses {
  let site: TestApp | undefined;
  let dataDir = '';
  const opened = () => {
    if (!site) throw new Error('The houses are open only while tests run');
    return site;
  };
  const load = async (house: House) => {
    const { errors } = await importPack({
      db: opened().db,
      mediaStore: mediaBelow(dataDir),
      dir: folderOf(house),
      now: NOW,
      options: { ignoreUnknown: true },
    });
    if (errors.length > 0) throw new Error(`The pack ${house} has errors:\n${errors.join('\n')}`);
  };
  beforeAll(async () => {
    dataDir = await temporaryFolder();
    site = await createTestApp({ dataDir });
    site.setNow(NOW);
    for (const house of [...HOUSES, 'demo'] as const) await load(house);
  }, IMPORT_TIMEOUT);
  afterAll(async () => {
    await site?.close();
    await removeFolders();
  });
  return {
    load,
    get site() {
      return opened();
    },
  };
}
