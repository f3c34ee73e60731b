import { render } from '@testing-library/react';
import { InOrder } from './in-order';

const order = (...names: string[]) =>
  render(<InOrder order={names} sections={{ text: 'T', persons: 'P', dates: 'D' }} />).container.textContent;

describe('in order', () => {
  test('without a wish the sections stand in their usual order', () => expect(order()).toBe('TPD'));
  test('named sections come first, each once, and the others follow', () => {
    expect(order('dates')).toBe('DTP');
    expect(order('dates', 'persons', 'dates', 'text')).toBe('DPT');
  });
  test('a name that no section has changes nothing', () => expect(order('toString', 'maps', 'persons')).toBe('PTD'));
});
