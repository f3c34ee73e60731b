import type { PageExpose } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { germanTexts, shownTexts } from '@vestibule/testkit/foreign-texts';
import { act, render } from '@testing-library/react';
import remote from '../../remote';
import cs from '../../translations/cs.json';
import de from '../../translations/de.json';
import csDesk from '../../translations/desk/cs.json';
import deDesk from '../../translations/desk/de.json';
import enDesk from '../../translations/desk/en.json';
import en from '../../translations/en.json';
import { DESK_EXPOSES, DESK_ROUTES } from '../desk-routes';
import { newPhone } from '../door/testing/phone';

// Statements that this file shows:
// - docs/behaviour/frame.md#language-of-the-hub

const TEXTS = { de: { ...de, ...deDesk }, en: { ...en, ...enDesk }, cs: { ...cs, ...csDesk } };
type Shown = keyof typeof TEXTS;

describe('desk languages', () => {
  beforeEach(newPhone);

  async function show(lang: Shown, { path, page }: (typeof DESK_ROUTES)[number]) {
    const url = `/${path.de.replace(':id', '7')}`;
    const fake = fakeHost({
      namespace: 'commerce',
      texts: TEXTS[lang],
      lang,
      routes: remote.routes,
      path: url,
      answers: {
        [`/${lang}/api/box-office/`]: EXAMPLES.boxOffice,
        [`/${lang}/api/box-office/events/7/`]: EXAMPLES.boxOfficeEvent,
        [`/${lang}/api/box-office/events/7/door/`]: { ...EXAMPLES.doorList, ends_at: '2099-01-01T00:00:00Z' },
        '/api/box-office/closing/': EXAMPLES.closing,
      },
    });
    const file =
      Object.entries(DESK_EXPOSES)
        .find(([name]) => name === page)?.[1]
        .replace('./src/', '../') ?? '';
    const { default: expose } = (await import(file)) as { default: PageExpose<unknown> };
    const context = fake.context({ id: '7' }, `${url}?day=2026-11-21`);
    const data = await expose.loader?.(context);
    const { title, breadcrumbs } = expose.meta(data, context);
    const shown = await act(async () => render(<expose.Component data={data} />, { wrapper: fake.wrapper }));
    return [title, ...breadcrumbs.map((step) => step.title), ...shownTexts(shown.container)];
  }

  describe.each(['en', 'cs'] as const)('desk and door in %s', (lang) => {
    it.each(DESK_ROUTES)('have no German text on $id', async (route) => {
      const shown = await show(lang, route);
      expect(shown.length).toBeGreaterThan(3);
      expect(germanTexts(shown, { german: TEXTS.de, own: TEXTS[lang] })).toEqual([]);
    });
  });

  it('would be noticed in German', async () => {
    for (const route of DESK_ROUTES)
      expect(germanTexts(await show('de', route), { german: TEXTS.de, own: TEXTS.cs })).not.toEqual([]);
  });
});
