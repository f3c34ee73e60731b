import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import de from '../../translations/de.json';
import { FilterOptions } from './filter-options';
import type { Option } from './selection';

/** Options in the order of their names; every seventh has events, later ones more. */
const many: readonly Option[] = Array.from({ length: 250 }, (_, index) => ({
  value: String(index + 1),
  name: `Art ${String(index + 1).padStart(3, '0')}${index === 200 ? ' Öffentlich' : ''}`,
  count: index % 7 === 0 ? index + 1 : 0,
}));

function ui(options: readonly Option[], chosen?: string) {
  const { wrapper: Wrapper } = fakeHost({ namespace: 'programme', texts: de });
  const query = { filters: chosen === undefined ? {} : { type: chosen }, date: '' };
  return (
    <Wrapper>
      <FilterOptions
        filter={{ key: 'type', options }}
        selection={{ query, linkTo: ({ filters }) => `?type=${filters?.['type'] ?? ''}` }}
      />
    </Wrapper>
  );
}
const names = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('filter options', () => {
  test('a short list is as it is given', () => {
    render(ui(many.slice(0, 30)));
    expect(names(screen.getByRole('list'))).toHaveLength(30);
    expect(names(screen.getByRole('list'))[1]).toBe('Art 002 0');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(document.querySelector('details')).toBeNull();
  });

  test('of a long list thirty come first, those with most hits and the chosen one, by name; the others are behind a word', () => {
    render(ui(many, '250'));
    const [first, rest] = screen.getAllByRole('list', { hidden: true });
    const shown = names(first as HTMLElement);
    expect(shown).toHaveLength(30);
    expect(shown).toEqual([...shown].sort());
    expect(shown.slice(0, 2)).toEqual(['Art 050 50', 'Art 057 57']);
    expect(shown.at(-1)).toBe('Art 250 0 (gewählt, Auswahl aufheben)');
    expect(screen.getByText('220 weitere').closest('details')).not.toHaveAttribute('open');
    expect((rest as HTMLElement).querySelectorAll('li')).toHaveLength(220);
  });

  test('the further options are there without script', () => {
    const html = renderToString(ui(many));
    expect(html.match(/<li>/g)).toHaveLength(250);
    expect(html).toContain('<details><summary');
    expect(html).toContain('type=1"');
  });

  test('a field searches all of a long list, whatever case and diacritics', async () => {
    render(ui(many));
    await userEvent.type(screen.getByRole('searchbox', { name: `${de.filter.type} suchen` }), 'offentl');
    expect(names(screen.getByRole('list'))).toEqual(['Art 201 Öffentlich 0']);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('status')).toHaveTextContent('Nichts gefunden.');
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(screen.getByText('220 weitere')).toBeVisible();
  });

  test('the results of a field are no longer than the list was', async () => {
    render(ui(many));
    await userEvent.type(screen.getByRole('searchbox'), 'art');
    expect(names(screen.getByRole('list'))).toHaveLength(30);
  });
});
