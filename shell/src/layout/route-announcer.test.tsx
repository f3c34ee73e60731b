/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { RouteAnnouncer } from './route-announcer';
import { CONTENT_ID } from './skip-links';

let go: (to: string) => void;
function Page() {
  const navigate = useNavigate();
  go = (to) => void navigate(to);
  return (
    <>
      <button>Filter</button>
      <main id={CONTENT_ID} tabIndex={-1} />
      <RouteAnnouncer />
    </>
  );
}

describe('route announcer', () => {
  test('a new page is announced and has the focus; the first page and another selection of the same page are left alone', () => {
    document.title = 'Programm | Salzhof';
    render(
      <MemoryRouter initialEntries={['/de/veranstaltungen']}>
        <Page />
      </MemoryRouter>,
    );
    const button = screen.getByRole('button', { name: 'Filter' });
    button.focus();
    expect(screen.queryByText('Programm | Salzhof')).not.toBeInTheDocument();
    act(() => go('/de/veranstaltungen?room=3'));
    expect(button).toHaveFocus();

    document.title = 'Besuch | Salzhof';
    act(() => go('/de/besuch'));
    expect(screen.getByText('Besuch | Salzhof')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
