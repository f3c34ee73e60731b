import { readingMinutes } from './reading-time';

describe('reading time', () => {
  test.each([
    ['', 0],
    ['<p>… – !</p>', 0],
    ['<p>Ein <strong>Karton</strong>.</p>', 1],
    [`<p>${'Wort '.repeat(238)}</p><ul><li>${'slovo '.repeat(238 * 2)}</li></ul>`, 3],
  ])('%# takes %d minutes', (html, minutes) => expect(readingMinutes(html)).toBe(minutes));
});
