/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import { act, screen } from '@testing-library/react';
import { SiteOffline } from './site-offline';
import { renderLayout } from './testing/render-layout';

describe('site offline', () => {
  // Statements that this file shows:
  // - docs/behaviour/interface.md#site-offline

  it.each([
    [true, 'Einen Moment bitte'],
    [false, 'Website offline'],
  ])('without a page, is_site_online %s is headed %s', (isOnline, title) => {
    const { store, rerender } = renderLayout(<SiteOffline product="Salzhof" />);
    act(() => store.settings.set({ ...exampleSettings, is_site_online: isOnline }));
    rerender(<SiteOffline product="Salzhof" />);
    expect(screen.getByRole('heading')).toHaveTextContent(title);
  });
});
