import type { AnswerOf } from '@vestibule/contracts';
import type { Language } from '@vestibule/contracts/languages';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { LockedField } from '@vestibule/contracts/rights/record-rights';
import type { FieldValues } from '../../shared/editable';
import { textIn } from '../../shared/text-in';
import { recordForm } from '../../unsaved/form-names';
import type { Unsaved } from '../../unsaved/unsaved-store';
import type { UnsavedForm } from '../../unsaved/use-unsaved';
import type { SavedValues } from './saved-values';

/** A record, or one that is about to be created: without id and version. */
export interface RecordView
  extends SavedValues, Partial<Pick<AnswerOf<'record'>, 'urls' | 'publication' | 'published'>> {
  readonly kind: RecordKind;
  readonly id?: number;
  /** Whether the user's role may change it, or create one. */
  readonly mayWrite: boolean;
  readonly mayRemove: boolean;
  /** Whether it may decide what visitors see of one of its fields. */
  readonly mayPublish?: boolean;
  /** Whether it may make other records of the kind. */
  readonly mayCreate?: boolean;
  /** Whether who is logged in may copy it. */
  readonly mayCopy?: boolean;
  /** Input of the user in its form that is not saved. */
  readonly unsaved?: Unsaved | undefined;
  /** Id of the record that a new one is copied from, or stands below. */
  readonly origin?: string;
  /** Fields that the user may read only. */
  readonly locked?: readonly LockedField[];
  /** All roles, to name those that may do more. */
  readonly roles?: AnswerOf<'roles'>;
}

/** Values that name a record, the best first. */
const TITLES = ['title', 'headline', 'name', 'old_path', 'searched', 'typed', 'key'];

/** Title of a record, in the language or its fallback. */
export function titleOf(values: FieldValues, lang: Language): string {
  return TITLES.map((name) => textIn(values[name], lang)).find(Boolean) ?? '';
}

/** The day on which an event begins, YYYY-MM-DD. */
export const startOf = ({ date_start: start }: FieldValues): string =>
  typeof start === 'string' ? start.slice(0, 'YYYY-MM-DD'.length) : '';

/** The form of a record, with its title as it was saved last. */
export const unsavedFormOf = ({ kind, id, origin, values }: RecordView, lang: Language): UnsavedForm => ({
  form: recordForm(kind, id, origin),
  title: titleOf(values, lang),
});
