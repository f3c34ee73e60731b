/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { DashboardLayout } from './dashboard-layout';
import { renderLayout } from './testing/render-layout';

describe('dashboard layout', () => {
  test('has the editor’s bar and the page, and nothing of the site’s frame', () => {
    const { store } = renderLayout(<DashboardLayout>Inhalt</DashboardLayout>);
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveTextContent('Inhalt');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByTestId('slot-editor-toolbar')).not.toBeInTheDocument();
    act(() =>
      store.user.setLogin({
        logged: true,
        id: 1,
        email: 'a@example.org',
        username: 'anna',
        role: 'editor',
        role_name: '',
        rights: ['hub'],
        admin_menus: [],
      }),
    );
    expect(screen.getByTestId('slot-editor-toolbar')).toBeInTheDocument();
  });
});
