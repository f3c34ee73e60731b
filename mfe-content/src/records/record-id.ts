import { notFound } from '@vestibule/contracts';

/** Id of a record's address; an invalid one means that there is no such page. */
export function recordId({ id = '' }: Readonly<Record<string, string>>): string {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  return id;
}
