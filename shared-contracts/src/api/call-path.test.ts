import { GATEWAY_CALLS } from '../call-paths/gateway';
import { PAGE_CALLS } from '../call-paths/page';
import { callPath } from './call-path';

describe('call path', () => {
  test('a path is filled, each param as one part of it; that of a page may have several', () => {
    expect(callPath(GATEWAY_CALLS.postForm, { lang: 'de', id: '1/../2', slug: 'x' })).toBe(
      '/de/api/forms/1%2F..%2F2/posts/',
    );
    expect(callPath(PAGE_CALLS.page, { lang: 'en', path: 'visit/a b' })).toBe('/en/pageeditor-api/page/visit/a%20b');
  });
});
