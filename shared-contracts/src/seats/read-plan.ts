import { seatKey, type PlanSeat, type SeatKind } from './seat';

/** The most seats of a plan. */
const MAX_PLAN_SEATS = 5000;
const MAX_LABEL = 20;
/** Places side by side. */
const MAX_WIDTH = 200;

/** A problem of a plan: the row, and the kind of problem. */
export interface PlanProblem {
  /** The row's label; where it has none, its line. */
  readonly row: string;
  readonly problem: 'label' | 'item' | 'category' | 'twice' | 'wide' | 'many';
  /** The part that is wrong; empty where it is the whole row. */
  readonly part: string;
}

export interface ReadPlan {
  /** From the stage, each row from left to right. */
  readonly seats: readonly PlanSeat[];
  readonly problems: readonly PlanProblem[];
}

const ITEM = /^(?:(_)(\d{0,3})|(\d{1,4})(?:-(\d{1,4}))?([wc]?))$/;
/** The part before the category: items with commas between them. */
const BLOCK = /^((?:[^\s,]+\s*,\s*)*[^\s,]+)(?:\s+(\S.*))?$/;
const KINDS: Readonly<Record<string, SeatKind>> = { '': 'normal', w: 'accessible', c: 'companion' };

interface Block {
  readonly places: readonly (Pick<PlanSeat, 'seat' | 'kind'> | undefined)[];
  readonly category: string;
}

/**
 * Reads a plan (docs/behaviour/tickets.md#seat-plan): a line a row, from the stage on,
 * `A: 1-4, _2, 5-8 Parkett; 9w, 10c Rang`.
 * Seats from left to right, `_` a free place between them, `w` a wheelchair's place, `c` one beside it; behind
 * them their category. An empty line is a way between rows.
 */
export function readPlan(text: string): ReadPlan {
  const seats: PlanSeat[] = [];
  const problems: PlanProblem[] = [];
  const known = new Set<string>();
  for (const [y, line] of text.trimEnd().split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const row = labelOf(line);
    const wrong = (problem: PlanProblem['problem'], part = '') =>
      problems.push({ row: row || String(y + 1), problem, part });
    if (row === '' || row.length > MAX_LABEL) {
      wrong('label');
      continue;
    }
    let x = 0;
    for (const block of line.slice(line.indexOf(':') + 1).split(';')) {
      const read = readBlock(block.trim(), wrong);
      for (const place of read.places) {
        const seat = place && { row, ...place, x, y, category: read.category };
        x += 1;
        if (!seat) continue;
        if (known.has(seatKey(seat))) wrong('twice', seat.seat);
        known.add(seatKey(seat));
        seats.push(seat);
      }
    }
    if (x > MAX_WIDTH) wrong('wide');
    if (seats.length > MAX_PLAN_SEATS) {
      wrong('many');
      break;
    }
  }
  return { seats, problems };
}

const labelOf = (line: string): string => (line.includes(':') ? line.slice(0, line.indexOf(':')).trim() : '');

function readBlock(block: string, wrong: (problem: PlanProblem['problem'], part?: string) => void): Block {
  const [, items = '', category = ''] = BLOCK.exec(block) ?? [];
  const places = items.split(',').flatMap((item) => {
    const found = placesOf(item.trim());
    if (!found) wrong('item', item.trim());
    return found ?? [];
  });
  if (category === '' && places.some((place) => place !== undefined)) wrong('category', block);
  return { places, category };
}

/** Places of an item from left to right; undefined for one that cannot be read. */
function placesOf(item: string): Block['places'] | undefined {
  const [, gap, width = '', first = '', last = first, suffix = ''] = ITEM.exec(item) ?? [];
  if (gap !== undefined) return Array.from({ length: Math.min(Number(width || '1'), MAX_WIDTH) });
  const kind = KINDS[suffix];
  if (first === '' || kind === undefined) return undefined;
  const [from, to] = [Number(first), Number(last)];
  const step = Math.sign(to - from);
  if (Math.abs(to - from) > MAX_WIDTH) return undefined;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => ({ seat: String(from + step * index), kind }));
}

const SAYS: Readonly<Record<PlanProblem['problem'], string>> = {
  label: 'must begin with its label and a colon, at most 20 characters',
  item: 'must be seats as 1-14, 3 or 5w, or _ for a free place',
  category: 'must name the category of its seats',
  twice: 'is there twice',
  wide: `must be at most ${MAX_WIDTH} places wide`,
  many: `must not be the one with which there are more than ${MAX_PLAN_SEATS} seats`,
};
/** The message for an importer; empty for a valid plan. */
export function planProblem(text: string): string {
  const { problems, seats } = readPlan(text);
  const [first] = problems;
  if (!first) return seats.length === 0 ? 'must have a seat' : '';
  return `row ${first.row}: ${[first.part, SAYS[first.problem]].filter(Boolean).join(' ')}`;
}
