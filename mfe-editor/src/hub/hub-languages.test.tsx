import { inEachLanguage, type Language, type PageExpose } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { REFERENCE_TARGETS } from '@vestibule/contracts/fields/reference-targets';
import { RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { germanTexts, shownTexts } from '@vestibule/testkit/foreign-texts';
import { act, render } from '@testing-library/react';
import remote from '../../remote';
import cs from '../../translations/cs.json';
import de from '../../translations/de.json';
import en from '../../translations/en.json';
import { login } from '../testing/records';

// Statements that this file shows:
// - docs/behaviour/frame.md#language-of-the-hub

jest.mock('../rich-text/rich-text-field', () => ({ RichTextField: () => <textarea aria-label="x" /> }));

const TEXTS = { de, en, cs };
const listed = (...results: object[]) => ({ count: results.length, next: null, previous: null, results });
const record = (values: object) => ({
  id: 7,
  version: 'v1',
  values: { key: 'a', title: inEachLanguage(() => 'X'), ...values },
});

/** Responses of the backend for every page of the hub, without a German word. */
const answersIn = (lang: Language): Readonly<Record<string, object>> => ({
  ...Object.fromEntries(
    Object.keys(REFERENCE_TARGETS).map((target) => [`/${lang}/api/record-options/${target}/`, [] as object]),
  ),
  ...Object.fromEntries(RECORD_KINDS.map((kind) => [`/api/records/${kind}/`, listed(record({}))])),
  ...Object.fromEntries(RECORD_KINDS.map((kind) => [`/api/records/${kind}/7/`, record({})])),
  [`/${lang}/pageeditor-api/user`]: login,
  '/api/roles/': EXAMPLES.roles,
  [`/${lang}/api/reviews/`]: {
    ...EXAMPLES.reviews,
    results: EXAMPLES.reviews.results.map((one) => ({ ...one, title: 'X' })),
  },
  '/api/reviews/rules/': EXAMPLES.reviewRules,
  [`/${lang}/api/dashboard/`]: EXAMPLES.dashboard,
  '/api/dashboard/': EXAMPLES.dashboard,
  '/api/releases/': EXAMPLES.releases,
  '/api/users/': EXAMPLES.users,
  '/api/audit/': EXAMPLES.audit,
  [`/${lang}/api/bin/`]: { ...EXAMPLES.bin, results: EXAMPLES.bin.results.map((one) => ({ ...one, title: 'X' })) },
  '/api/search-checks/': {
    first: 3,
    count: 1,
    results: [{ searched: 'X', hit_kind: 'pages', hit_title: 'X', place: 1 }],
  },
  '/api/media/': listed(EXAMPLES.mediaItem),
  '/api/house/settings/': { version: 'v1', values: { product: { de: 'X' }, is_site_online: true } },
  '/api/house/navigation/': { version: 'v1', values: { menu: [], footer: [] } },
  '/api/unsaved-forms/': [],
  '/api/user-sessions/': EXAMPLES.ownSessions,
  '/api/user-second-factor/': { active: false, recovery_codes: 0, offer: null },
});

/** Every page of the remote, with the params that it is shown for. */
const PAGES = remote.routes.flatMap(({ path, page }) => {
  const ids = path.de.endsWith('/:id') ? ['7', 'new'] : [undefined];
  if (path.de.includes(':key'))
    return ['editor', 'administrator', 'presse', 'new'].map((key) => ({
      path: path.de.replace(':key', key),
      page,
      params: { key },
    }));
  if (!path.de.includes(':kind')) return [{ path: path.de, page, params: {} }];
  return RECORD_KINDS.flatMap((kind) =>
    ids.map((id) => ({
      path: path.de.replace(':kind', kind).replace(':id', id ?? ''),
      page,
      params: { kind, ...(id !== undefined && { id }) },
    })),
  );
});

async function show(lang: Language, { path, page, params }: (typeof PAGES)[number]) {
  const file = remote.exposes[page]?.replace('./src/hub', '.') ?? '';
  const { default: expose } = (await import(file)) as { default: PageExpose<unknown> };
  const fake = fakeHost({ namespace: 'editor', texts: TEXTS[lang], lang, path: `/${path}`, answers: answersIn(lang) });
  fake.store.user.setLogin(login);
  const context = fake.context(params, `/${path}`);
  const data = await expose.loader?.(context);
  const { title, breadcrumbs } = expose.meta(data, context);
  const shown = await act(async () => render(<expose.Component data={data} />, { wrapper: fake.wrapper }));
  return [title, ...breadcrumbs.map((step) => step.title), ...shownTexts(shown.container)];
}

describe.each(['en', 'cs'] as const)('the hub in %s', (lang) => {
  it.each(PAGES)('has no German text on $path', async (page) => {
    const shown = await show(lang, page);
    expect(shown.length).toBeGreaterThan(3);
    expect(germanTexts(shown, { german: de, own: TEXTS[lang] })).toEqual([]);
  });
});

describe('hub languages', () => {
  it('would be noticed in German', async () => {
    for (const page of PAGES.slice(0, 2))
      expect(germanTexts(await show('de', page), { german: de, own: cs })).not.toEqual([]);
  });
});
