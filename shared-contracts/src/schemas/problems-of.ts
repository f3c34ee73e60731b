import { ValidationError, type Schema } from 'yup';

/**
 * The problem of each wrong value, by name, of a schema whose messages are problems. A missing value comes before any
 * other problem of it.
 */
export function problemsOf<P extends string>(schema: Schema, values: object): Readonly<Record<string, P | 'required'>> {
  try {
    schema.validateSync(values, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, P | 'required'> = {};
    for (const { path = '', message } of error.inner)
      if (found[path] === undefined || message === 'required') found[path] = message as P;
    return found;
  }
}
