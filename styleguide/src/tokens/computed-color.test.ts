import { computeColors, hexOf, parseColor } from './computed-color';

describe('computed color', () => {
  test('both forms in which browsers give a colour are understood, and nothing else', () => {
    expect(parseColor('rgb(255, 0, 51)')).toEqual([1, 0, 0.2]);
    expect(parseColor('color(srgb 0.25 0 1e-3)')).toEqual([0.25, 0, 0.001]);
    expect(parseColor('rgba(0, 0, 0, 0.5)')).toBeUndefined();
    expect(parseColor('serif')).toBeUndefined();
  });

  test('a colour is written as in the style sheet', () => expect(hexOf([1, 0.5, 0])).toBe('#ff8000'));

  test('tokens that are no colours are left out, and the element is as it was', () => {
    const element = document.body.appendChild(document.createElement('div'));
    element.style.setProperty('--paper', '#ff0033');
    element.style.setProperty('--weight', '560');
    expect([...computeColors(element, ['paper', 'weight', 'unknown'])]).toEqual([['paper', [1, 0, 0.2]]]);
    expect(element).toBeEmptyDOMElement();
  });
});
