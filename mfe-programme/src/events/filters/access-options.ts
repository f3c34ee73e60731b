import type { LoaderContext } from '@vestibule/contracts';
import { readOptions, type KnownOption } from '../../filters/read-options';

/** Ways into events and, apart, the languages that are spoken: one call has both. */
export interface AccessOptions {
  readonly access: readonly KnownOption[];
  readonly language: readonly KnownOption[];
}

export async function readAccess(context: Pick<LoaderContext, 'api' | 'signal'>): Promise<AccessOptions> {
  const all = await readOptions(context, { call: 'eventAccess', bySlug: true });
  return {
    access: all.filter(({ value }) => !isLanguage(value)),
    language: all.filter(({ value }) => isLanguage(value)),
  };
}

/** Whether a means of access says which language is spoken. */
export const isLanguage = (means: string): boolean => means.startsWith('spoken_');
