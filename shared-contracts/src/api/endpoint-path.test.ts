import { endpointParams, endpointPath } from './endpoint-path';
import { ENDPOINTS } from './endpoints';
import { POST_ENDPOINTS } from './post-endpoints';

test('a path is filled, each param as one part of it; that of a page may have several', () => {
  expect(endpointPath(POST_ENDPOINTS.postForm, { lang: 'de', id: '1/../2', slug: 'x' })).toBe(
    '/de/api/forms/1%2F..%2F2/posts/',
  );
  expect(endpointPath(ENDPOINTS.page, { lang: 'en', path: 'visit/a b' })).toBe('/en/pageeditor-api/page/visit/a%20b');
});

test('params of a path are all but the language', () => {
  expect(endpointParams(POST_ENDPOINTS.postForm)).toEqual(['id']);
  expect(endpointParams(ENDPOINTS.sendForm)).toEqual([]);
});
