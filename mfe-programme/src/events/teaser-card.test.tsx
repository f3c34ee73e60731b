/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import { TeaserCard } from './teaser-card';
import type { TeaserEntry } from './teasers';

const TEASER: TeaserEntry = {
  key: 't',
  url: '/de/besuch',
  preline: '',
  headline: 'Orgelfest',
  subline: '',
  linkText: '',
  style: '',
} as unknown as TeaserEntry;

describe('teaser card', () => {
  it.each([
    ['wide', ['card', 'wide']],
    ['wide  cc03', ['card', 'wide', 'cc03']],
    ['sr-only preline constructor', ['card']],
    ['', ['card']],
  ])('a teaser of the style %j has the classes %j', (style, classes) => {
    render(<TeaserCard teaser={{ ...TEASER, style }} />, { wrapper: fakeHost({ namespace: 'programme' }).wrapper });
    expect([...screen.getByRole('complementary').classList]).toEqual(classes);
  });
});
