import type { PersonListItem } from '@vestibule/contracts';

export interface Department {
  readonly name: string;
  readonly persons: readonly PersonListItem[];
}

/** People under the heading they belong to, headings in the order of their first person. */
export function departmentsOf(persons: readonly PersonListItem[]): Department[] {
  const groups = new Map<string, PersonListItem[]>();
  for (const person of persons) groups.set(person.department, [...(groups.get(person.department) ?? []), person]);
  return [...groups].map(([name, members]) => ({ name, persons: members }));
}
