import { Failure } from '@vestibule/testkit/fake-host';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comeNear, watchTheEnd } from '../testing/near-the-end';
import { PRODUCTIONS, ANSWERS, PATH, load, showList, NONE } from './testing/show-productions';

watchTheEnd();

describe('productions', () => {
  test('current productions: type, duration, and a link to more', async () => {
    const { meta } = await showList();
    const [card] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    expect(within(card as HTMLElement).getByRole('link', { name: 'Das blaue Zimmer' })).toHaveAttribute(
      'href',
      '/de/produktionen/das-blaue-zimmer/7',
    );
    expect(card).toHaveTextContent('Sonderausstellung');
    expect(card).toHaveTextContent('12. Sep. 2026 – 28. Feb. 2027');
    expect(screen.getByRole('heading', { level: 2, name: 'Open end' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('ab 12. Sep. 2026')).toBeVisible();
    expect(meta).toMatchObject({ title: 'Produktionen', urls: { en: '/en/productions', cs: '/cs/produktionen' } });
  });

  test('an empty archive leads back to current productions', async () => {
    await showList('?view=archive', { ...ANSWERS, [PRODUCTIONS]: NONE });
    expect(screen.getByText('Im Archiv ist noch nichts.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zu den aktuellen Produktionen' })).toHaveAttribute('href', PATH);
  });

  test('a page past the end is not found', async () => {
    await expect(load('?page=9')).rejects.toMatchObject({ status: 404 });
  });

  test('further productions join as the reader comes near, none twice', async () => {
    await showList();
    await act(async () => comeNear());
    expect(await screen.findByText('1 weitere Produktion geladen.')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Das blaue Zimmer',
      'Open end',
      'Später',
    ]);
  });

  test('productions that cannot be loaded can be requested again; the focus goes on reading', async () => {
    let broken = true;
    await showList('', {
      ...ANSWERS,
      [`${PRODUCTIONS}?page=2`]: () => (broken ? new Failure(503) : ANSWERS[`${PRODUCTIONS}?page=2`]),
    });
    await userEvent.click(screen.getByRole('link', { name: 'Weitere Produktionen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Weitere Produktionen konnten nicht geladen werden.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('link', { name: 'Später' })).toHaveFocus();
  });

  test('without productions it says where else to go; a selection without any can be reset', async () => {
    const { unmount } = await showList('', { ...ANSWERS, [PRODUCTIONS]: NONE });
    expect(screen.getByText('Zurzeit ist hier nichts angekündigt.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum ganzen Programm' })).toHaveAttribute('href', '/de/veranstaltungen');
    unmount();
    await showList('?season=7', { ...ANSWERS, [PRODUCTIONS]: NONE });
    expect(screen.getByText('Leider hat Ihre Auswahl kein Ergebnis gebracht.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveAttribute('href', PATH);
  });

  test('filters may be missing, productions may not', async () => {
    const { data } = await load('?season=7', { [PRODUCTIONS]: EXAMPLES.productions });
    expect(data.filters).toEqual([]);
    expect(data.chips).toMatchObject([{ name: 'Unbekannte Auswahl' }]);
    await expect(load('', {})).rejects.toMatchObject({ status: 404 });
  });
});
