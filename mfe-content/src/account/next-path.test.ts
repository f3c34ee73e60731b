import { safeNextPath } from './next-path';

test.each([
  ['/de/museum', '/de/museum'],
  ['/de/museum?edit=1#orgel', '/de/museum?edit=1#orgel'],
  ['/cms-hub', '/cms-hub'],
  [null, '/de'],
  ['', '/de'],
  ['https://evil.example/', '/de'],
  ['//evil.example/', '/de'],
  ['///evil.example/', '/de'],
  ['/\\evil.example/', '/de'],
  ['/\t/evil.example/', '/de'],
  ['/./\u0000/evil', '/de'],
  ['/.//evil.example', '/de'],
  ['/x/..//evil.example', '/de'],
  ['javascript:alert(1)', '/de'],
  ['de/museum', '/de'],
  ['/de\r\nSet-Cookie: a=b', '/de'],
])('%j leads to %s', (next, expected) => expect(safeNextPath(next, '/de')).toBe(expected));
