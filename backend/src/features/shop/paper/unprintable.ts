import { SiteError } from '@vestibule/contracts';
import { ORDER_FIELDS, type OrderValues } from '@vestibule/contracts/order-fields';
import { clustersOf, otherFaces } from './faces';

/** The buyer's data on tickets and invoices, by field. */
export const printedValues = (values: OrderValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ORDER_FIELDS.flatMap(({ name }) => (name === 'email' || name === 'phone' ? [] : [[name, values[name]]])),
  );

/**
 * Throws `validation` for the first of the texts that no face can write: the error has its field, and the characters in
 * `details.unprintable`, each once.
 */
export async function requirePrintable(texts: Readonly<Record<string, string>>): Promise<void> {
  const { find } = await otherFaces();
  for (const [field, text] of Object.entries(texts)) {
    const characters = new Set(clustersOf(text).filter((cluster) => find(cluster) === undefined));
    if (characters.size === 0) continue;
    const unprintable = [...characters].join(' ');
    throw new SiteError('validation', 400, `${field} has characters that cannot be printed: ${unprintable}`, {
      field,
      details: { unprintable },
    });
  }
}
