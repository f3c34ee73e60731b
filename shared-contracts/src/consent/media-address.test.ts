import { videoOf } from './media-address';

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=3', 'youtube', 'abcdefghijk'],
  ['https://m.youtube.com/watch?v=abcdefghijk', 'youtube', 'abcdefghijk'],
  ['https://youtu.be/abc-EFG_ijk', 'youtube', 'abc-EFG_ijk'],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk', 'youtube', 'abcdefghijk'],
  ['https://vimeo.com/12345', 'vimeo', '12345'],
  ['https://player.vimeo.com/video/12345', 'vimeo', '12345'],
])('%s is a video of %s', (address, service, id) => expect(videoOf(address)).toEqual({ service, id }));

test.each([
  'https://evil.example/?www.youtube.com/watch?v=abcdefghijk',
  'https://www.youtube.com.evil.example/watch?v=abcdefghijk',
  'http://www.youtube.com/watch?v=abcdefghijk',
  'https://user@www.youtube.com/watch?v=abcdefghijk',
  'https://www.youtube.com:8443/watch?v=abcdefghijk',
  'https://www.youtube.com/watch?v=abc"><b>',
  'https://youtu.be/../../evil',
  'https://constructor/a',
  'javascript:alert(1)',
  'abc',
  '',
])('%j is none', (address) => expect(videoOf(address)).toBeUndefined());
