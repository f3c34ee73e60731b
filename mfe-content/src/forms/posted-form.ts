import { emptyValue, FORM_FIELD_TYPES, type FormField, type RefusedPost } from '@vestibule/contracts';
import { formProblem, type FormProblem } from '@vestibule/contracts/schemas/form-values';
import { postedValues } from '@vestibule/contracts/schemas/posted-values';
import { createContext, use } from 'react';

type Problems = Readonly<Record<string, FormProblem>>;

/** Initial values of a form: the refused post, where there is one, else its defaults. */
export function initialValues(
  fields: readonly FormField[],
  refused: RefusedPost | undefined,
): Readonly<Record<string, unknown>> {
  if (!refused) return Object.fromEntries(fields.map((field) => [field.slug, field.default]));
  const posted = postedValues(fields, refused.posted);
  return Object.fromEntries(
    fields.map((field) => [field.slug, fitting(field, posted[field.slug]) ?? emptyValue(field.field_type)]),
  );
}

/** Values that a control can show; a browser posts no others. A file that was stored keeps its id. */
const fitting = ({ field_type }: FormField, value: unknown): unknown => {
  if (field_type === FORM_FIELD_TYPES.file) return typeof value === 'string' ? value : null;
  const empty = emptyValue(field_type);
  return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty) ? value : undefined;
};

/** Problems of a post, by slug; undefined where its values were not checked. */
export const postedProblems = (refused: RefusedPost | undefined): Problems | undefined =>
  refused?.reason === 'values'
    ? Object.fromEntries(Object.entries(refused.problems).map(([slug, name]) => [slug, formProblem(name)]))
    : undefined;

/** The same for each field, until the form is sent again. */
export const PostedProblems = createContext<Problems | undefined>(undefined);
export const usePostedProblem = (slug: string): FormProblem | undefined => use(PostedProblems)?.[slug];
