import { CachedFragment, HostProvider, type Host, type Language } from '@vestibule/contracts';
import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FragmentCache } from './fragment-cache';

const rendered = jest.fn();
describe('fragment cache', () => {
  beforeEach(() => rendered.mockClear());
  function Entry({ text }: { text: string }) {
    rendered(text);
    return <li>{text}</li>;
  }
  const menu = (texts: readonly string[], by: unknown = texts) => (
    <CachedFragment as="ul" name="menu" by={by} className={`of-${texts.length}`}>
      {texts.map((text) => (
        <Entry key={text} text={text} />
      ))}
    </CachedFragment>
  );

  /** Renders as the worker does; without a cache as for a visitor with a session. */
  function show(
    content: ReactNode,
    cache?: FragmentCache,
    { lang = 'de', isWhole = true }: { lang?: Language; isWhole?: boolean } = {},
  ): string {
    const fragments = cache?.ofRender(lang);
    const html = renderToString(
      <HostProvider value={{ lang, ...(fragments && { fragments }) } as Partial<Host> as Host}>{content}</HostProvider>,
    );
    return fragments?.finish(html, isWhole) ?? html;
  }

  test('the same content is rendered once, and is byte for byte React’s HTML', () => {
    const cache = new FragmentCache();
    const whole = show(menu(['Besuch & Preise', 'Programm']));
    rendered.mockClear();
    const shown = [1, 2, 3].map(() => show(menu(['Besuch & Preise', 'Programm']), cache));
    expect(shown).toEqual([whole, whole, whole]);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test('its key, its name and the language make it another one', () => {
    const cache = new FragmentCache();
    show(menu(['a']), cache);
    expect(show(menu(['b']), cache)).toBe('<ul class="of-1"><li>b</li></ul>');
    show(menu(['a']), cache, { lang: 'en' });
    show(
      <CachedFragment as="ul" name="other" by={['a']}>
        <Entry text="a" />
      </CachedFragment>,
      cache,
    );
    expect(rendered).toHaveBeenCalledTimes(4);
    // The control: a key that leaves a dependency out gets the stored markup.
    expect(show(menu(['c'], ['a']), cache)).toBe('<ul class="of-1"><li>a</li></ul>');
  });

  test('one inside another is stored with it and by itself', () => {
    const cache = new FragmentCache();
    const nested = (
      <CachedFragment as="div" name="outer" by={1}>
        {menu(['a'])}
      </CachedFragment>
    );
    const whole = show(nested);
    expect([show(nested, cache), show(nested, cache), show(menu(['a']), cache)]).toEqual([
      whole,
      whole,
      show(menu(['a'])),
    ]);
    expect(rendered).toHaveBeenCalledTimes(3);
  });

  test('nothing is stored of a page that failed in part, nor with ids of one place in it', () => {
    const cache = new FragmentCache();
    expect(show(menu(['a']), cache, { isWhole: false })).toBe('<ul class="of-1"><li>a</li></ul>');
    function WithId() {
      const id = useId();
      rendered(id);
      return <p id={id} />;
    }
    const one = (
      <CachedFragment as="div" name="id" by={1}>
        <WithId />
      </CachedFragment>
    );
    for (const content of [menu(['a']), one, one]) show(content, cache);
    expect(rendered).toHaveBeenCalledTimes(4);
  });
});
