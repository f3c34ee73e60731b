import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import { page } from '../testing/records';
import { OtherForms } from './other-forms';

const show = (changes: Parameters<typeof page>[0]) => {
  const { wrapper } = fakeHost({ namespace: 'content', texts: de });
  return render(<OtherForms page={page(changes)} />, { wrapper });
};
const FILM = { url: '/media/video/0123456789abcdef.mp4', type: 'video/mp4' };

describe('other forms', () => {
  test('a page leads to the page in easy language, and opens the film in sign language', async () => {
    show({ easy_language_link: '/de/leichte-sprache', sign_language_film: FILM });
    const forms = screen.getByRole('complementary', { name: 'Diese Seite in anderer Form' });
    expect(screen.getByRole('link', { name: 'Diese Seite in Leichter Sprache' })).toHaveAttribute(
      'href',
      '/de/leichte-sprache',
    );
    const film = forms.querySelector('video');
    expect(film).not.toBeVisible();
    expect(film).toHaveAttribute('preload', 'none');
    await userEvent.click(screen.getByText('Diese Seite in Gebärdensprache'));
    expect(film).toBeVisible();
    expect(film?.querySelector('source')).toHaveAttribute('src', FILM.url);
  });

  test('a page without them says nothing of them', () => {
    expect(show({}).container).toBeEmptyDOMElement();
  });
});
