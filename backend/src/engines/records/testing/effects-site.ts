import { RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import { kindRight, withImplied } from '@vestibule/contracts/rights/names';
import type { ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import { importPack } from '../../../features/packs/import-pack';
import { FULL } from '../../../features/packs/testing/full-pack';
import { removeFolders, temporaryFolder } from '../../../features/packs/testing/pack';
import { writeFullPack } from '../../../features/packs/testing/write-full-pack';
import { containers } from '../tables';
import { mediaBelow } from '../../media/store/folder-media';
import { roles } from '../../../platform/auth/user-tables';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { publicAddresses, publicView } from './public-view';

/** Roles that lack rights that decide what visitors see. */
export const UNPUBLISHED_ROLES = ['editor', 'programme', 'shop'] as const satisfies readonly ReadyRole[];
/** Beside them, somebody who publishes all kinds, and somebody who edits all kinds alone. */
const OTHER_ROLES = ['publisher', 'intern'] as const;
export type EffectRole = (typeof UNPUBLISHED_ROLES)[number] | (typeof OTHER_ROLES)[number];

/** Records that the full pack has offline are online here, so that visitors see every kind. */
export const SEEN = {
  ...FULL,
  events: FULL.events.map((event) => ({ ...event, is_online: true, status: 'scheduled' })),
  pages: FULL.pages.map((page) => ({ ...page, is_online: true, is_clickable: true })),
};

type Seen = Readonly<Record<string, string>>;

/** A site with records of every kind that visitors see, for the tests of a file. */
export interface EffectsSite {
  readonly site: TestApp;
  /** Somebody who is signed in with the role. */
  readonly as: (role: EffectRole) => Visitor;
  /** Public responses of all addresses, and the mails that wait to be sent. */
  readonly seen: () => Promise<Seen>;
  /** Last result of `seen`: where nothing changed since then, requesting all addresses again would return the same. */
  readonly lastSeen: () => Seen;
}

/** The members are there once a test runs. */
export function openEffectsSite(): EffectsSite {
  let last: Seen = {};
  const opened = { lastSeen: () => last } as { -readonly [Member in keyof EffectsSite]: EffectsSite[Member] };
  beforeAll(async () => {
    const dataDir = await temporaryFolder();
    const mediaStore = mediaBelow(dataDir);
    const site = await createTestApp({ dataDir, mediaStore });
    const { errors } = await importPack({ db: site.db, mediaStore, dir: await writeFullPack(SEEN), now: NOON });
    expect(errors).toEqual([]);
    await site.db.insert(containers).values({ slug: 'hinweise' });
    const rights = withImplied(RECORD_KINDS.map((kind) => kindRight('edit', kind)));
    await site.db.insert(roles).values({ key: 'intern', name: 'Intern', rights });
    const logins = [...UNPUBLISHED_ROLES, ...OTHER_ROLES].map(async (role, index) => {
      await addEditor(site.db, role, `${role}@example.org`);
      const visitor = site.visitor({ 'x-forwarded-for': `10.9.1.${index}` });
      expect((await visitor.login(`${role}@example.org`, EDITOR.password)).statusCode).toBe(200);
      return [role, visitor] as const;
    });
    const editors = new Map<EffectRole, Visitor>(await Promise.all(logins));
    const addresses = await publicAddresses(site.db);
    opened.site = site;
    opened.as = (role) => {
      const visitor = editors.get(role);
      if (!visitor) throw new Error(`Nobody is ${role}`);
      return visitor;
    };
    opened.seen = async () => (last = await publicView(site, addresses));
    const unknown = Object.entries(await opened.seen()).filter(([, text]) =>
      text.includes('There is nothing at this address'),
    );
    expect(unknown).toEqual([]);
  });
  afterAll(async () => {
    await opened.site.close();
    await removeFolders();
  });
  return opened;
}
