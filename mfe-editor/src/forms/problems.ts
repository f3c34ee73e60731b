import type { ModuleModel } from '@vestibule/contracts';
import type { EmbedKind } from '@vestibule/contracts/embeds/embed-address';
import type { Field, Fields } from '@vestibule/contracts/fields/field';
import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import { moduleChanges } from '@vestibule/contracts/schemas/modules';
import { ValidationError } from 'yup';
import type { FieldValues } from '../shared/editable';

/** What is wrong with a field: a key of the texts under `problem`, and the values that the text names. */
interface FieldProblem {
  /** Where its value is in the form, e.g. `items[1].link`. */
  readonly field: string;
  readonly key: 'required' | 'max' | 'anchor' | 'link' | 'picture' | 'instant' | 'invalid' | EmbedKind;
  readonly values: { readonly max?: number };
}

/** Checks a form by the very rules that the server checks a PATCH by; the first problem of each field. */
export function problemsOf(model: ModuleModel, values: FieldValues): readonly FieldProblem[] {
  try {
    moduleChanges[model].validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.flatMap((one) => toProblem(one, moduleFieldsOf(model)));
  }
}

function toProblem({ path, type, params }: ValidationError, fields: Fields): FieldProblem[] {
  if (!path) return [];
  const max = params?.['max'];
  return [{ field: path, key: keyOf(type, fieldAt(fields, path)), values: typeof max === 'number' ? { max } : {} }];
}

/** The field of a path such as `items[1].link`. */
function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', inner] = path.split(/\[\d+\]\.?/);
  const field = fields[name];
  return inner !== undefined && field?.type === 'list' ? field.of[inner] : field;
}

/** The contract's only shortest length of a text is one character: an empty text lacks. */
function keyOf(type: string | undefined, field: Field | undefined): FieldProblem['key'] {
  if (type === 'required' || (type === 'min' && field?.type !== 'number')) return 'required';
  if (type === 'max' && field?.type !== 'number') return 'max';
  if (field?.type === 'embed') return field.of;
  if (type !== 'matches') return 'invalid';
  if (field?.type === 'line') return field.pattern === 'anchor' ? 'anchor' : 'invalid';
  return field?.type === 'link' || field?.type === 'picture' || field?.type === 'instant' ? field.type : 'invalid';
}
