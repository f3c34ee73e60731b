import type { AnswerOf } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import remote from '../../remote';
import { DESK_TEXTS } from '../testing/desk-texts';
import page from './closing.page';

async function show(closing: AnswerOf<'closing'> = EXAMPLES.closing) {
  const path = '/cms-hub/box-office/closing';
  const answers = { '/api/box-office/closing/': closing };
  const { context, wrapper } = fakeHost({
    namespace: 'commerce',
    texts: DESK_TEXTS,
    routes: remote.routes,
    path,
    answers,
  });
  const data = await page.loader?.(context({}, `${path}?day=2026-11-21`));
  render(data && <page.Component data={data} />, { wrapper });
}

describe('desk: closing', () => {
  test('a day on which nothing was sold has no table of its VAT', async () => {
    await show({ ...EXAMPLES.closing, vat: [] });
    expect(screen.getByRole('table', { name: 'Verkäufe' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Mehrwertsteuer' })).not.toBeInTheDocument();
  });

  test('the closing of a day shows sales, VAT and money, and leads to its file', async () => {
    const [seven] = EXAMPLES.closing.vat;
    await show({ ...EXAMPLES.closing, vat: seven ? [seven, { ...seven, rate: 8.1 }] : [] });
    const figures = (table: string, row: RegExp) =>
      within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: row }))
        .getAllByRole('cell')
        .map(({ lastChild }) => lastChild?.textContent);
    expect(figures('Verkäufe', /Umsatz/)).toEqual([expect.any(String), '4', '48\u00a0€']);
    expect(figures('Mehrwertsteuer', /^8,1 %/)).toHaveLength(3);
    expect(figures('Mehrwertsteuer', /^7 %/)).toEqual(['48\u00a0€', '44,85\u00a0€', '3,15\u00a0€']);
    expect(figures('Zahlungen', /bar/)).toEqual(['36\u00a0€', '12\u00a0€']);
    for (const kind of ['CSV', 'PDF'])
      expect(screen.getByRole('link', { name: `Als ${kind} herunterladen` })).toHaveAttribute(
        'href',
        `/api/box-office/closing.${kind.toLowerCase()}?day=2026-11-21`,
      );
  });
});
