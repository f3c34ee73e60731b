/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { PreviewBanner } from './preview-banner';
import { renderLayout } from './testing/render-layout';

describe('preview banner', () => {
  test('names the versions and leads out of the preview, back to the same page', () => {
    renderLayout(<PreviewBanner versions={[{ name: 'programme', version: '0.2.0-abc' }]} />, {
      path: '/de/veranstaltungen?page=2',
    });
    const banner = screen.getByRole('complementary', { name: 'Vorschau' });
    expect(banner).toHaveTextContent('Vorschau programme 0.2.0-abc');
    expect(within(banner).getByRole('link', { name: 'Vorschau beenden' })).toHaveAttribute(
      'href',
      '/_preview/end?to=%2Fde%2Fveranstaltungen%3Fpage%3D2',
    );
  });
});
