import { MEDIA_ACCESS } from './media-access';
import { CONSENT_SERVICES } from './services';

describe('consent', () => {
  test('a frame comes from the hosts that the policy names, and is held in a sandbox', () => {
    for (const [id, { frame, frames }] of Object.entries(MEDIA_ACCESS)) {
      const { host } = new URL(frame.address.replace('{data-id}', 'a').replace('https://a', `https://a${id}`));
      const isNamed = frame.address.startsWith('https://{data-id}') || frames.includes(`https://${host}`);
      expect([id, isNamed, frame.sandbox.includes('allow-top-navigation')]).toEqual([id, true, false]);
    }
  });

  test('a service that sends data away names its provider, and its privacy page', () => {
    for (const { id, category, provider, privacyUrl } of CONSENT_SERVICES)
      expect([id, provider !== '', /^https:\/\//.test(privacyUrl)]).toEqual([
        id,
        category !== 'required',
        category !== 'required',
      ]);
  });

  test('sources are https, with a host', () => {
    const frames = Object.values(MEDIA_ACCESS).flatMap((access) => access.frames);
    for (const source of [...frames, ...CONSENT_SERVICES.flatMap(({ connects }) => connects)])
      expect(source).toMatch(/^https:\/\/(\*\.)?[a-z0-9.-]+\.[a-z]+$/);
  });
});
