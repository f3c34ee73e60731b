import { moduleFieldsOf, MODULE_MODELS } from '@vestibule/contracts/modules/models';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = Readonly<Record<string, string>>;
interface Module {
  readonly model: string;
  readonly option?: string;
  /** Of a section. */
  readonly columns?: readonly (readonly Module[])[];
  readonly [field: string]: unknown;
}
interface Page {
  readonly key: string;
  readonly parent?: string;
  readonly slug: Texts;
  readonly modules?: readonly Module[];
}

const DEMO = join(__dirname, '../../../../demo');
const pages = readFileSync(join(DEMO, 'pages.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Page);

describe('demo: pages', () => {
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

  /** Choices of content: a module looks the same with each. */
  const NO_LOOKS = ['event_list.option', 'exhibition_list.view', 'hubspot_form.region'];

  test('the building blocks have every kind of module, in every look', () => {
    const all = (modules: readonly Module[]): readonly Module[] =>
      modules.flatMap((one) => [one, ...all((one.columns ?? []).flat())]);
    const shown = all(pages.find(({ key }) => key === 'bausteine')?.modules ?? []);
    const missing = MODULE_MODELS.flatMap((model) => {
      const ones = shown.filter((one) => one.model === model);
      if (ones.length === 0) return [model];
      return Object.entries(moduleFieldsOf(model)).flatMap(([name, field]) => {
        if (NO_LOOKS.includes(`${model}.${name}`)) return [];
        const values = field.type === 'choice' ? field.values : field.type === 'flag' ? [false, true] : [];
        const used = ones.map((one) => one[name] ?? ('default' in field ? field.default : undefined));
        return values.filter((value) => !used.includes(value)).map((value) => `${model}.${name}: ${value}`);
      });
    });
    // Packs have no sections by slug.
    expect(missing).toEqual(['container']);
  });
});
