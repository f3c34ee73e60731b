import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import { PageHeader } from './page-header';

describe('page header', () => {
  test('is the page’s h1, and fades while a page with another header comes', () => {
    const { store, wrapper } = fakeHost();
    act(() => store.ui.showPage());
    render(<PageHeader subline="Alle Termine">Programm</PageHeader>, { wrapper });
    const heading = screen.getByRole('heading', { level: 1, name: 'Programm' });
    const header = heading.parentElement;
    expect(header).toHaveTextContent('Alle Termine');
    expect(header).not.toHaveClass('leaving');
    act(() => store.ui.startNavigation(true));
    expect(header).not.toHaveClass('leaving');
    act(() => store.ui.startNavigation(false));
    expect(header).toHaveClass('leaving');
    act(() => store.ui.endNavigation());
    expect(header).not.toHaveClass('leaving');
  });
});
