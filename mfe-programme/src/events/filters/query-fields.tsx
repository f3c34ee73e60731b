import { parametersOf, type ProgrammeQuery } from '../query';

/** What a form leaves as it is, so that sending it without script keeps the rest of the selection. */
export function QueryFields({ query }: { query: ProgrammeQuery }) {
  return parametersOf({ ...query, page: 1 }).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
