/* The environment of these tests remembers computed styles (tooling/jest/remembered-styles.cjs). */

const element = document.createElement('p');
describe('computed styles', () => {
  beforeEach(() => document.body.replaceChildren(element));

  test('a computed style is remembered while nothing changes', () => {
    expect(getComputedStyle(element)).toBe(getComputedStyle(element));
  });

  test.each([
    ['an attribute', () => element.setAttribute('hidden', '')],
    ['a style of its own', () => (element.style.display = 'none')],
    [
      'a new sheet',
      () =>
        document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { display: none }' })),
    ],
  ])('%s changes it', (_, change) => {
    expect(getComputedStyle(element).display).toBe('block');
    change();
    expect(getComputedStyle(element).display).toBe('none');
    element.removeAttribute('hidden');
    element.removeAttribute('style');
  });

  test('the text of a sheet changes it', () => {
    const sheet = document.body.appendChild(document.createElement('style'));
    sheet.textContent = 'p { display: flex }';
    expect(getComputedStyle(element).display).toBe('flex');
    sheet.textContent = 'p { display: none }';
    expect(getComputedStyle(element).display).toBe('none');
  });
});
