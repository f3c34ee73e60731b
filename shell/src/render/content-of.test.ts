import { contentOf } from './content-of';

const MARK = ' data-fragment="1"';

describe('content of', () => {
  test.each([
    ['the content of the element', `<ul class="a"${MARK}><li>eins</li></ul><ul></ul>`, '<li>eins</li>'],
    [
      'also elements of the same name',
      `<ul${MARK}><li><ul><li>eins</li></ul></li></ul>`,
      '<li><ul><li>eins</li></ul></li>',
    ],
    ['no matter which begin alike', `<li${MARK}><link><line></line></li><li>zwei</li>`, '<link><line></line>'],
    ['and attributes after it', `<li${MARK} title="a&gt;b"><b>eins</b></li>`, '<b>eins</b>'],
    ['nothing of an element without content', `<ul${MARK}></ul>`, ''],
  ])('%s', (_, html, content) => expect(contentOf(`<ul><li>davor</li></ul>${html}`, MARK)).toBe(content));

  test('undefined where no element has it, or none ends', () => {
    expect(contentOf('<ul><li>eins</li></ul>', MARK)).toBeUndefined();
    expect(contentOf(`<ul${MARK}><li>eins</li>`, MARK)).toBeUndefined();
  });
});
