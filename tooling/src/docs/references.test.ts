import { brokenAnchors, lonelyHeadings, outsideReferences } from './references';
import { sourceFiles } from './source-files';

const file = (text: string) => [{ path: 'a.ts', text }];
/** Without this file, which writes such references to try the check. */
const files = sourceFiles(['ts', 'tsx', 'css', 'mjs', 'cjs', 'md']).filter(
  ({ path }) => path !== 'tooling/src/docs/references.test.ts',
);

test('no file points at a paper outside the repository: docs/behaviour says what the site does', () => {
  expect(outsideReferences(files)).toEqual([]);
});

test('every heading of docs that a file names exists', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(brokenAnchors(files)).toEqual([]);
});

test('every statement of docs/behaviour is found in the code by one search', () => {
  const code = files.filter(({ path }) => !path.endsWith('.md'));
  expect(lonelyHeadings(code)).toEqual([]);
  expect(lonelyHeadings([]).length).toBeGreaterThan(80);
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
