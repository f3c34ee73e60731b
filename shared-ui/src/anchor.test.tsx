import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Anchor, isPageOf } from './anchor';

describe('anchor', () => {
  test.each([
    ['/de/besuch', true],
    ['/de', true],
    ['/de/besuch?x=1#oben', true],
    ['/en/visit', false],
    ['/webshop/cart', false],
    ['/de/api/events/7.ics', false],
    ['/de/plan.pdf', false],
    ['https://example.org/de', false],
    ['//example.org/de', false],
    ['#oben', false],
    ['mailto:haus@example.org', false],
  ])('%s is a page of the open language: %s', (href, expected) => expect(isPageOf(href, '/de/museum')).toBe(expected));

  test('another site opens in a window that cannot reach back', () => {
    render(<Anchor href="https://example.org/">Freunde</Anchor>, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Freunde' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Freunde' })).toHaveAttribute('rel', 'noopener');
  });
});
