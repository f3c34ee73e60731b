/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { DocumentHead } from './document-head';
import { META, renderLayout } from './testing/render-layout';

const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
const href = (selector: string) => document.querySelector(selector)?.getAttribute('href');

describe('document head', () => {
  test('title, description, canonical and share tags', () => {
    renderLayout(<DocumentHead meta={{ ...META, description: 'So kommen Sie zu uns' }} />);
    expect(document.title).toBe('Anreise | Salzhof Tannlitz');
    expect(content('meta[name="description"]')).toBe('So kommen Sie zu uns');
    expect(href('link[rel="canonical"]')).toBe('https://example.org/de/besuch/anreise');
    expect(content('meta[property="og:image"]')).toBe('https://example.org/media/haus/1280.jpg');
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });

  test('share tags may have texts and a type of their own', () => {
    const shared = () => ['title', 'description', 'type'].map((name) => content(`meta[property="og:${name}"]`));
    const { unmount } = renderLayout(
      <DocumentHead
        meta={{ ...META, description: 'Weg', share: { title: 'Kommt!', description: 'Alle', type: 'place' } }}
      />,
    );
    expect([...shared(), document.title, content('meta[name="description"]')]).toEqual([
      'Kommt!',
      'Alle',
      'place',
      'Anreise | Salzhof Tannlitz',
      'Weg',
    ]);
    unmount();
    renderLayout(<DocumentHead meta={{ ...META, description: 'Weg' }} />);
    expect(shared()).toEqual(['Anreise', 'Weg', 'website']);
  });

  test('the feeds of the page', () => {
    renderLayout(
      <DocumentHead
        meta={{
          ...META,
          feeds: [{ type: 'application/rss+xml', title: 'Magazin', path: '/de/api/articles/feed.rss' }],
        }}
      />,
    );
    expect(href('link[type="application/rss+xml"][title="Magazin"]')).toBe(
      'https://example.org/de/api/articles/feed.rss',
    );
  });

  test('every language that the page has, and German for all others', () => {
    renderLayout(<DocumentHead meta={META} />);
    expect(href('link[hreflang="en"]')).toBe('https://example.org/en/visit/getting-here');
    expect(href('link[hreflang="x-default"]')).toBe('https://example.org/de/besuch/anreise');
    expect(document.querySelector('link[hreflang="cs"]')).toBeNull();
  });

  test('a language that is not to be found is no alternate, and a page without German has another one for everybody else', () => {
    renderLayout(<DocumentHead meta={{ ...META, urls: { en: '/en/visit', cs: '/cs/navsteva' } }} />);
    expect(document.querySelector('link[hreflang="cs"]')).toBeNull();
    expect(href('link[hreflang="x-default"]')).toBe('https://example.org/en/visit');
  });

  test('a hidden language and a hidden page are not to be found', () => {
    const { unmount } = renderLayout(<DocumentHead meta={META} />, { lang: 'cs' });
    expect(content('meta[name="robots"]')).toBe('none');
    unmount();
    renderLayout(<DocumentHead meta={{ ...META, noindex: true }} />);
    expect(content('meta[name="robots"]')).toBe('none');
  });

  test('the house’s own name is not said twice', () => {
    renderLayout(<DocumentHead meta={{ ...META, title: 'Salzhof Tannlitz' }} />);
    expect(document.title).toBe('Salzhof Tannlitz');
  });
});
