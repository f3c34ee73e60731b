/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { DraftNotice } from './draft-notice';
import { renderLayout } from './testing/render-layout';

describe('draft notice', () => {
  test('says that the page is not published so', () => {
    renderLayout(<DraftNotice />, { path: '/de/orgel?preview=1.a' });
    expect(screen.getByRole('complementary', { name: 'Hinweis zur Vorschau' })).toHaveTextContent(
      'Vorschau: So ist die Seite noch nicht veröffentlicht.',
    );
  });
});
