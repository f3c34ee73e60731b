import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vestibule/contracts';
import { act, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ALL_STORIES, type ListedStory } from './all-stories';
import { StoryFrame } from './frame/story-frame';

jest.mock('react/jsx-runtime', () => {
  const runtime: Readonly<Record<'jsx' | 'jsxs', (type: unknown, ...rest: unknown[]) => unknown>> =
    jest.requireActual('react/jsx-runtime');
  const rendered = new Set<unknown>();
  const noting =
    (name: 'jsx' | 'jsxs') =>
    (type: unknown, ...rest: unknown[]) => {
      rendered.add(type);
      return runtime[name](type, ...rest);
    };
  return { ...runtime, jsx: noting('jsx'), jsxs: noting('jsxs'), rendered };
});
/** Types of all elements that were created. */
const { rendered } = jest.requireMock<{ rendered: ReadonlySet<unknown> }>('react/jsx-runtime');

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Tabs and finders find their parts after the next paint, two frames after they are rendered. */
const settled = () =>
  act(async () => {
    for (let frames = 0; frames < 3; frames += 1) await frame();
  });
async function show({ render: Story, parameters }: ListedStory, lang: Language = DEFAULT_LANGUAGE, surfaces = false) {
  const shown = render(
    <main>
      <StoryFrame lang={lang} theme="castle" surfaces={surfaces && parameters.surfaces}>
        <Story />
      </StoryFrame>
    </main>,
  );
  await settled();
  return shown;
}

/** Components among the exports of a module: functions, and the objects that memo and observer return. */
const componentsOf = (exports: Readonly<Record<string, unknown>>) =>
  Object.entries(exports).filter(
    ([name, value]) =>
      /^[A-Z][a-z]/.test(name) &&
      (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)),
  );
const withoutStory = (exports: Readonly<Record<string, unknown>>) =>
  componentsOf(exports).flatMap(([name, component]) => (rendered.has(component) ? [] : [name]));

const ui = dirname(dirname(require.resolve('@vestibule/ui')));
/** Names under which other packages import components of shared-ui. */
const entries = Object.entries(
  (JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { exports: Readonly<Record<string, string>> }).exports,
).flatMap(([path, file]) => (path === '.' || file.endsWith('.tsx') ? [`@vestibule/ui${path.slice(1)}`] : []));

describe('the stories', () => {
  it('are those of all files', () => {
    const files = readdirSync(join(__dirname, 'stories')).filter((name) => name.endsWith('.stories.tsx'));
    const titles = files.map(
      (name) =>
        jest.requireActual<{ default: { title: string } }>(`./stories/${name.replace('.tsx', '')}`).default.title,
    );
    expect([...new Set(ALL_STORIES.map(({ group }) => group))].sort()).toEqual(titles.sort());
    expect(new Set(ALL_STORIES.map(({ group, name }) => `${group} ${name}`)).size).toBe(ALL_STORIES.length);
  });

  describe.each(ALL_STORIES.map((story) => [`${story.group}: ${story.name}`, story] as const))('%s', (_, story) => {
    it('has no fault that axe finds without a layout', async () => {
      const { container } = await show(story);
      // Colours and sizes are looked at in a browser (e2e/tests/stories.spec.ts).
      const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });

    it('has its texts in all languages', async () => {
      for (const lang of LANGUAGES) {
        const { container, unmount } = await show(story, lang);
        expect(document.documentElement).toHaveAttribute('lang', lang);
        // A text that is missing is shown by its name.
        expect(container.innerHTML).not.toMatch(/\b(?:sample|page|language)\.[a-z]/);
        unmount();
      }
    });
  });
});

describe('a component of shared-ui', () => {
  beforeAll(() => {
    const { unmount } = render(
      <StoryFrame lang="de" theme="museum" surfaces={false}>
        {ALL_STORIES.map(({ group, name, render: Story }) => (
          <Story key={`${group} ${name}`} />
        ))}
      </StoryFrame>,
    );
    unmount();
  });

  it.each(entries)('that %s exports has a story', (entry) => {
    const exports = jest.requireActual<Readonly<Record<string, unknown>>>(entry);
    expect(componentsOf(exports)).not.toEqual([]);
    expect(withoutStory(exports)).toEqual([]);
  });

  it('is reported when it has none', () => {
    const MadeUp = () => null;
    expect(withoutStory({ MadeUp, useMadeUp: () => null, MADE_UP: {} })).toEqual(['MadeUp']);
  });
});

describe('the frame', () => {
  const button = ALL_STORIES.find(({ name }) => name === 'Button');
  if (!button) throw new Error('no story called Button');

  it('shows a story on each page theme of the site theme', async () => {
    const { container } = await show(button, 'de', true);
    expect(document.body).toHaveClass('theme-castle');
    expect(document.body).not.toHaveClass('theme-museum');
    const surfaces = [...container.querySelectorAll<HTMLElement>('.cc01, .cc02, .cc03')];
    expect(surfaces.map(({ className }) => className)).toEqual(['surface cc01', 'surface cc02', 'surface cc03']);
    for (const surface of surfaces)
      expect(within(surface).getAllByRole('button', { name: 'Ausverkauft' })).toHaveLength(3);
  });

  it('shows it once where the story says so', async () => {
    await show({ ...button, parameters: { surfaces: false } }, 'en', true);
    expect(screen.getAllByRole('button', { name: 'Sold out' })).toHaveLength(3);
  });
});
