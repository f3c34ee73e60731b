import { proseOfCode } from './prose';
import { wordProblems } from './words';

const code = (text: string, path = 'shop/src/a.tsx') => [{ path, text }];
/** Names of the rules that refuse a text. */
const refusedBy = (text: string) =>
  wordProblems(code(text), []).flatMap((line) => (line.startsWith('"') ? [line.split('"')[1]] : []));

describe('wording of comments and strings', () => {
  it.each([
    ['what', '/** What is loaded. */'],
    ['what', '// Keys of what is cached.'],
    ['what', `test('drops what is outdated', run);`],
    ['what', 'const title = `drops ${count} of what is outdated`;'],
    ['what', 'const a = <p title="that is what counts">it’s</p>;'],
    ['who', '/** Who is logged in gets a page. */'],
    ['who', '/** The name of who has bought it. */'],
    ['who', '/** Open to whoever has the link. */'],
    ['who', '/** Whom mails are from. */'],
    ['answers', '/** Answers the stop function. */'],
    ['answers', '/** Writes the row and answers its id. */'],
    ['anew', '/** Loads it anew. */'],
    ['once more', '/** Asks once more. */'],
    ['mend', `throw new Error('the file must be mended');`],
    ['is had', `log.warn('settings cannot be had');`],
    ['told, said', '/** The buyer is told. */'],
    ['put off', '/** Calls that are put off. */'],
    ['look after', '/** Looks after jobs. */'],
    ['asked for', '/** The language asked for. */'],
    ['kept', '/** Nothing of it is kept. */'],
    ['tells', '/** Tells whether it works. */'],
    ['by now', '/** Gone by now. */'],
    ['so many', '/** Stops after so many ms. */'],
  ])('is refused as "%s": %s', (name, text) => {
    expect(refusedBy(text)).toEqual([name]);
  });

  it.each([
    '/** What does the site show? It shows pages. */',
    '/** Reports what changed, and decides what to do. */',
    '/** The editor who saves, visitors, who read, and those who pay. */',
    '/** Says who moved it. The buyer to whom a mail is sent. */',
    '/** The gateway answers a request; it answers all of its calls. */',
    '/** So many that it fails, once more than one has failed. */',
    '/** The focus kept inside; it keeps its place. */',
    '/** Passes `what` and `anew` on. */',
    'const what = anew(/what is had/, "what");',
    'const said = `${what} of ${anew}`;',
    "const a = b / 2; // it's / not what's in 'quotes\n".replace("what's", 'a word'),
  ])('is legal: %s', (text) => {
    expect(refusedBy(text)).toEqual([]);
  });

  it('is reported with file, line and sentence, across lines of one comment', () => {
    const text = 'a();\n/**\n * Loads pages. The list of\n * what is cached.\n */\n// Of\n// whoever is there.\n';
    expect(wordProblems(code(text), []).filter((line) => line.startsWith('  '))).toEqual([
      '  shop/src/a.tsx:4: what is cached.',
      '  shop/src/a.tsx:7: whoever is there.',
    ]);
  });

  it('is reported in pages, without their code', () => {
    const pages = [{ path: 'docs/a.md', text: 'A page.\n\n```\nwhat is here\n```\n\nThe `what` is\nmade anew.\n' }];
    expect(wordProblems([], pages).filter((line) => line.startsWith('  '))).toEqual(['  docs/a.md:8: anew.']);
  });
});

describe('prose of a source file', () => {
  it.each([
    ['a template with braces', 'const a = `one two ${[{ b: `x` }].map(({ b }) => { return b; })} three four`; // five'],
    ['a regular expression with quotes', `const a = b.replace(/['"\`]/g, 'one two'); // three four`],
    ['an end tag', `const a = <p title="a b">it</p>; // three four`],
    ['a division', `const a = (b) / 2 + 'one two'.length / 3; // three four`],
  ])('ends with the comment after %s', (_, text) => {
    expect(proseOfCode({ path: 'a.tsx', text }).at(-1)?.text.trim()).toBe(/\/\/ (.*)$/.exec(text)?.[1]);
  });
});
