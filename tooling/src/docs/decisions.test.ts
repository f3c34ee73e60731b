import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';

const FOLDER = join(ROOT, 'docs', 'decisions');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const records = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));

/** Number, title, date and status. */
const HEAD = /^# (\d{4}) (.+)\n\n\d{4}-\d{2}-\d{2}, (?:accepted|replaced)/;
const headingsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

describe('records of decisions', () => {
  it('have numbers of their own', () => {
    const numbers = records.map((file) => file.slice(0, 4));
    expect(numbers.length).toBeGreaterThan(50);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(records)('%s has the form of the template', (file) => {
    const text = read(file);
    expect(HEAD.exec(text)?.[1]).toBe(file.slice(0, 4));
    const known = headingsOf(text).filter((heading) => headingsOf(read('template.md')).includes(heading));
    expect(known).toEqual(headingsOf(read('template.md')));
  });

  it('are listed with their titles, in order', () => {
    const [, ...items] = read('README.md').trimEnd().split('\n- ');
    const listed = items.map((item) => item.replaceAll(/\s+/g, ' ').replace(/^\[(\d{4})\]\((.+?)\)/, '$1 $2'));
    expect(listed).toEqual(
      records.toSorted().map((file) => `${file.slice(0, 4)} ${file} ${HEAD.exec(read(file))?.[2]}`),
    );
  });
});
