import { isEmail } from './email';
import { PATTERNS } from './fields/patterns';
import { isPlainName, plainLine } from './plain-name';

describe('an e-mail address', () => {
  test.each(['anna@example.org', "o'neil+karten@mail.example.co.uk", 'müller@häuser.example', 'a@b.cz'])(
    '%s is one',
    (text) => {
      expect(isEmail(text)).toBe(true);
      expect(PATTERNS.email.rule.test(text)).toBe(true);
    },
  );

  test.each([
    'a,victim@example.org',
    'b;victim@example.org',
    'x<victim@example.org>',
    'g:victim@example.org',
    '(c)victim@example.org',
    '<victim@example.org>',
    'victim@example.org,',
    'victim@example.org;',
    '"x"@example.org',
    'a@b@example.org',
    'a b@example.org',
    'a@example.org\nBcc: b@example.org',
    'a@example..org',
    'a@[127.0.0.1]',
    'a@localhost',
    'a\u200b@example.org',
  ])('%j is none, or more than one', (text) => {
    expect(isEmail(text)).toBe(false);
    expect(PATTERNS.email.rule.test(text)).toBe(false);
  });
});

describe('a name', () => {
  test.each(['Anna', 'Dr. Jürgen von der Aue', 'O’Neil', 'Čeněk Žluťoučký', 'Firma A/S & Co.', '李'])(
    'may be %s',
    (name) => expect(isPlainName(name)).toBe(true),
  );
  test.each([
    'Sie haben gewonnen: https://evil.example/x',
    'www.evil.example',
    'Anna\nJetzt bezahlen',
    'Anna\r',
    'Anna\u2028x',
    'A\u202ennA',
  ])('cannot be %j', (name) => expect(isPlainName(name)).toBe(false));
});

describe('a text of one line', () => {
  it.each([
    ['Ada Nová', 'Ada Nová'],
    ['https://evil.example/x', 'https: //evil.example/x'],
    ['Ada\nE-Mail: x', 'Ada E-Mail: x'],
    ['siehe WWW.evil.example', 'siehe www. evil.example'],
  ])('makes of %j %j, which may be a name', (text, line) => {
    expect(plainLine(text)).toBe(line);
    expect(isPlainName(line.replaceAll('www. ', 'www '))).toBe(true);
  });
});
