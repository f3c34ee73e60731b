import { fakeHost } from '@vestibule/testkit/fake-host';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import page from './series.page';

describe('series', () => {
  test('a series is found by its id, with or without the words before it, and shows when it goes on', async () => {
    const { context, wrapper } = fakeHost({
      namespace: 'content',
      texts: de,
      answers: { '/de/api/series/7/': EXAMPLES.seriesDetail },
    });
    const data = await page.loader?.(context({ id: '7' }, '/de/series/7'));
    if (!data) throw new Error('no data');
    render(<page.Component data={data} />, { wrapper });
    expect(screen.getByRole('heading', { level: 1, name: 'Lange Abende' })).toBeVisible();
    expect(page.slots?.(data)).toMatchObject([
      { slot: 'event-list', params: { headline: 'Nächste Termine', series: 7 } },
    ]);
    expect(page.meta(data, context({}))).toMatchObject({
      title: 'Lange Abende',
      urls: { de: '/de/series/lange-abende/7' },
    });
  });
});
