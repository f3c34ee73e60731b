import { notFound } from '@vestibule/contracts';

/** The id in the address of a record; the slug beside it does not matter. Throws `not_found` for an invalid id. */
export function recordId(params: Readonly<Record<string, string>>): string {
  const id = params['id'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  return id;
}
