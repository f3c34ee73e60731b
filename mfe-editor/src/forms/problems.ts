import { moduleChanges } from '@vestibule/contracts/schemas/page-writes';
import { ValidationError } from 'yup';
import type { EditableModel, FieldValues } from '../session/editable';

/** What is wrong with a field: a key of the texts under `problem`, and the values that the text names. */
export interface Problem {
  readonly field: string;
  readonly key: 'required' | 'max' | 'matches' | 'invalid';
  readonly values: { readonly max?: number };
}

/** Checks a form by the very rules that the server checks a PATCH by; the first problem of each field. */
export function problemsOf(model: EditableModel, values: FieldValues): readonly Problem[] {
  try {
    moduleChanges[model].validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.flatMap(toProblem);
  }
}

function toProblem({ path, type, params }: ValidationError): Problem[] {
  if (!path) return [];
  const max = params?.['max'];
  return [{ field: path, key: keyOf(type), values: typeof max === 'number' ? { max } : {} }];
}

/** The contract's only shortest length is one character: an empty text lacks. */
function keyOf(type: string | undefined): Problem['key'] {
  if (type === 'min' || type === 'required') return 'required';
  return type === 'max' || type === 'matches' ? type : 'invalid';
}
