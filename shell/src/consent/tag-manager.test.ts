/** @jest-environment jsdom */
import { TagManager } from './tag-manager';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const commands = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.hasOwn(entry as object, 'callee') || 'length' in (entry as object)
      ? Array.from(entry as ArrayLike<unknown>)
      : entry,
  );

describe('tag manager', () => {
  afterEach(() => {
    delete window.dataLayer;
    document.head.replaceChildren();
  });

  test('loads nothing before something is granted', () => {
    new TagManager('GTM-1').apply({ optimization: false, marketing: false });
    expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
  });

  test('gets the granted categories before it starts, and every change after', () => {
    const tags = new TagManager('GTM-1&x');
    tags.apply({ optimization: true, marketing: false });
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1%26x']);
    expect(commands()[0]).toEqual([
      'consent',
      'default',
      { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ]);
    tags.apply({ optimization: true, marketing: true });
    expect(commands().at(-1)).toEqual(['consent', 'update', expect.objectContaining({ ad_storage: 'granted' })]);
    expect(scripts()).toHaveLength(1);
  });
});
