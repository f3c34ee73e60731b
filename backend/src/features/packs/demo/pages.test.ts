import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = Readonly<Record<string, string>>;
interface Page {
  readonly key: string;
  readonly parent?: string;
  readonly slug: Texts;
  readonly modules?: readonly { readonly model: string; readonly option?: string }[];
}

const DEMO = join(__dirname, '../../../../demo');
const pages = readFileSync(join(DEMO, 'pages.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Page);

test('no page of the demo lists the next days twice: on some weekday the same events would stand in both', () => {
  const lists = pages.map(({ key, modules = [] }) => ({
    key,
    count: modules.filter(({ model, option }) => model === 'event_list' && option !== undefined).length,
  }));
  expect(lists.filter(({ count }) => count > 0).length).toBeGreaterThan(0);
  expect(lists.filter(({ count }) => count > 1)).toEqual([]);
});

/** Addresses of a page, by language. */
function pathsOf(key: string): Texts {
  const page = pages.find((one) => one.key === key);
  if (!page) throw new Error(`The demo has no page ${key}`);
  const above = page.parent === undefined || page.parent === 'home' ? undefined : pathsOf(page.parent);
  return Object.fromEntries(
    Object.entries(page.slug).map(([lang, slug]) => [lang, `${above?.[lang] ?? `/${lang}`}/${slug}`]),
  );
}

test('header and footer lead to easy language, sign language and the accessibility statement', () => {
  const settings = JSON.parse(readFileSync(join(DEMO, 'settings.json'), 'utf8')) as {
    readonly design: { readonly header: Readonly<Record<string, unknown>> };
  };
  const { footer } = JSON.parse(readFileSync(join(DEMO, 'navigation.json'), 'utf8')) as {
    readonly footer: readonly { readonly url: Texts }[];
  };
  expect(settings.design.header).toMatchObject({
    easyLanguageLink: pathsOf('easy-language'),
    signLanguageLink: pathsOf('sign-language'),
  });
  expect(footer.map(({ url }) => url)).toContainEqual(pathsOf('accessibility-statement'));
});
