import { behaviourPages, brokenAnchors, lonelyHeadings, outsideReferences, wrongCodeLines } from './references';
import { sourceFiles } from './source-files';

const file = (text: string) => [{ path: 'a.ts', text }];
/** Without this file, which writes such references to try the check. */
const files = sourceFiles(['ts', 'tsx', 'css', 'mjs', 'cjs', 'md']).filter(
  ({ path }) => path !== 'tooling/src/docs/references.test.ts',
);

describe('references', () => {
  test('no file points at a paper outside the repository: docs/behaviour says what the site does', () => {
    expect(outsideReferences(files)).toEqual([]);
  });

  test('every heading of docs that a file names exists', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(brokenAnchors(files)).toEqual([]);
  });

  const code = files.filter(({ path }) => !path.endsWith('.md'));

  test('every statement of docs/behaviour is found in the code by one search', () => {
    expect(lonelyHeadings(code)).toEqual([]);
    expect(lonelyHeadings([]).length).toBeGreaterThan(80);
  });

  test('every statement of docs/behaviour ends with where the code is that does it, which is no test', () => {
    const doing = code.filter(({ path }) => !/\.(test|spec)\.tsx?$|^e2e\//.test(path));
    const pages = behaviourPages();
    const wrong = pages.flatMap(({ name, text }) => wrongCodeLines(text, doing).map((what) => `${name}: ${what}`));
    expect(wrong).toEqual([]);
    expect(pages.flatMap(({ text }) => wrongCodeLines(text, [])).length).toBeGreaterThan(200);
  });

  test.each(['/** Five minutes (spec/001 §9). */', ' * (design/beyond.md).', '// see issue 12'])(
    'control: %s is noticed',
    (line) => {
      expect(outsideReferences(file(`const a = 1;\n${line}\n`))).toEqual([`a.ts:2: ${line.trim()}`]);
    },
  );

  test('control: a heading or page that does not exist is noticed, one that exists is not', () => {
    const text = (anchor: string) => file(`/** docs/behaviour/${anchor} */`);
    expect(brokenAnchors(text('frame.md#top-alert'))).toEqual([]);
    expect(brokenAnchors(text('frame.md#made-up'))).toEqual(['a.ts: behaviour/frame.md#made-up']);
    expect(brokenAnchors(text('made-up.md#top-alert'))).toEqual(['a.ts: behaviour/made-up.md#top-alert']);
  });

  /** What is wrong with the one statement of a page, where there are two files. */
  function wrongWith(body: string): readonly string[] {
    const known = [{ path: 'shell/src/app.ts' }, { path: 'gateway/src/hits/hits.ts' }];
    return wrongCodeLines(`# Page\n\n## Statement\n\n${body}\n`, known);
  }

  test.each(['`shell/src/app.ts`', '`gateway/src/hits`,\n`shell/src/app.ts`'])(
    'a statement may end with the code %j; a heading above statements has none',
    (named) => {
      expect(wrongWith(`It does.\n\nCode: ${named}`)).toEqual([]);
    },
  );

  test.each([
    'It does.',
    'Code: `shell/src/app.ts`\n\nIt does.',
    'It does.\n\nCode: `shell/src/app.ts`\n\nCode: `shell/src/app.ts`',
    'It does.\n\nCode: in the shell',
    'It does.\n\nCode: `shell`, `gateway`, `shell/src`, `gateway/src`',
  ])('control: a statement without one line of code at its end is noticed: %j', (body) => {
    expect(wrongWith(body)).toEqual(['Statement: no line of code at its end']);
  });

  test.each(['shell/src/made-up.ts', 'shell/src/ap', 'gateway/src/hits/'])(
    'control: code that does not exist is noticed: %s',
    (path) => {
      expect(wrongWith(`It does.\n\nCode: \`shell/src/app.ts\`, \`${path}\``)).toEqual([`Statement: ${path}`]);
    },
  );
});
