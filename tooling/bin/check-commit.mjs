import { readFileSync } from 'node:fs';

// The form of a commit's message (CONTRIBUTING.md, "Commit"); the hook gives the file of the message. Plain JavaScript
// without packages: it runs before anything is installed.
const KINDS = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build'];
const MAX_SUBJECT = 72;
const SUBJECT = new RegExp(`^(${KINDS.join('|')})(\\([a-z0-9-]+(, [a-z0-9-]+)*\\))?: \\S`);
/** Subjects that git writes by itself. */
const OF_GIT = /^(Merge|Revert|fixup!|squash!|amend!) /;

function faultsOf(text) {
  const [subject = '', second = ''] = text.split('\n').filter((line) => !line.startsWith('#'));
  if (OF_GIT.test(subject)) return [];
  const faults = [];
  if (!SUBJECT.test(subject))
    faults.push(`"${subject}" does not begin with ${KINDS.join(', ')}, a scope if any, and ": " (fix(shop): reject …)`);
  if (subject.length > MAX_SUBJECT)
    faults.push(`the first line has ${subject.length} of at most ${MAX_SUBJECT} characters`);
  if (/[.…]$/.test(subject)) faults.push('the first line ends with a full stop');
  if (/: [A-Z][a-z]/.test(subject)) faults.push('after ": " it goes on with a small letter');
  if (second !== '') faults.push('the second line is not empty');
  return faults;
}

const faults = faultsOf(readFileSync(process.argv[2], 'utf8'));
for (const fault of faults) console.error(`commit message: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
