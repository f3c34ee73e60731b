import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import de from '../../../translations/de.json';
import { moduleOf } from '../../testing/records';
import '../../testing/module-code';
import { ModuleList } from '../module-list';

const hero = (changes: object = {}) =>
  moduleOf('hero_media', {
    headline: 'Ein Haus',
    button_text: 'Besuch planen',
    button_link: '/de/besuch',
    video: '',
    ...changes,
  });

function show(...modules: ReturnType<typeof hero>[]) {
  const fake = fakeHost({ namespace: 'content', texts: de });
  return { ...fake, ...render(<ModuleList modules={modules} placement="page" />, { wrapper: fake.wrapper }) };
}

describe('hero media', () => {
  test('first on a page it has the page’s heading and its largest picture; further down neither', () => {
    show(hero(), hero({ id: 2, headline: 'Später' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Ein Haus' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Später' })).toBeVisible();
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });

  test('a video waits behind the picture, with a way to it', () => {
    const { container } = show(hero({ video: 'https://vimeo.com/12345' }));
    expect(container.querySelector('[data-service=vimeo]')).toHaveAttribute(
      'data-thumbnail',
      '/media/beispiel/1280.jpg',
    );
    expect(screen.getByRole('link', { name: 'Video „Ein Haus“ bei Vimeo ansehen' })).toHaveAttribute(
      'href',
      'https://vimeo.com/12345',
    );
  });

  test('its button stays at the window’s edge while the page is there, if it is to', () => {
    const { store, unmount } = show(hero({ sticky: true }));
    expect(store.ui.stickyItems).toEqual([{ url: '/de/besuch', title: 'Besuch planen' }]);
    unmount();
    expect(store.ui.stickyItems).toEqual([]);
    expect(show(hero()).store.ui.stickyItems).toEqual([]);
  });
});
