import type { AnswerOf } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import remote from '../../remote';
import de from '../../translations/de.json';
import page from './series-list.page';

async function show(series: AnswerOf<'series'>) {
  const { context, wrapper } = fakeHost({
    namespace: 'content',
    texts: de,
    routes: remote.routes,
    answers: { '/de/api/series/': series },
  });
  const data = await page.loader?.(context({}));
  if (!data) throw new Error('no data');
  render(<page.Component data={data} />, { wrapper });
}

describe('series list', () => {
  test('every series, with its picture where it has one, leads to its page', async () => {
    const [first] = EXAMPLES.series;
    if (!first) throw new Error('no series');
    await show([
      { ...first, id: 1, slug: 'abende', name: 'Lange Abende', image_obj: EXAMPLES.article.image_obj },
      { ...first, id: 2, slug: 'fruehe', name: 'Frühe Stunden', image_obj: null },
    ]);
    const entry = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);
    expect(screen.getByRole('link', { name: 'Lange Abende' })).toHaveAttribute('href', '/de/series/abende/1');
    expect(entry('Lange Abende').getByRole('presentation')).toHaveAttribute('alt', '');
    expect(entry('Frühe Stunden').queryByRole('presentation')).not.toBeInTheDocument();
  });

  test('a house without series leads to its programme', async () => {
    await show([]);
    expect(screen.getByText(/Zurzeit gibt es keine Reihen/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Programm' })).toHaveAttribute('href', '/de/veranstaltungen');
  });
});
