import { SiteError } from '@vestibule/contracts';
import { ValidationError, type Schema } from 'yup';
import { findTooLong } from './too-long';
import { findUnstorable } from './unstorable';

/** Of several body schemas the first that has the body's outermost fields. */
export function fittingSchema(body: Schema | readonly Schema[], value: unknown): Schema {
  const all = [body].flat();
  const fits = all.find(
    (schema) =>
      typeof value === 'object' &&
      value !== null &&
      'fields' in schema &&
      Object.keys(value).some((key) => key in (schema.fields as object)),
  );
  const chosen = fits ?? all[0];
  if (!chosen) throw new TypeError('A call with a body needs a schema');
  return chosen;
}

/** Query of a request, its texts parsed by the schema's types. Throws `validation`. */
export function checkQuery(schema: Schema, query: unknown): unknown {
  return guarded(() => {
    const given = knownParts(schema, query);
    refuseUnstorable(given);
    // Read as yup reads texts, which takes the first of several: which one was meant is not ours to guess.
    const twice = Object.keys(given).find((name) => typeof given[name] !== 'string');
    if (twice) throw new SiteError('validation', 400, `${twice} must be given once`, { field: twice });
    return storable(schema.validateSync(given));
  });
}

/**
 * JSON body of a request: of exactly the schema's types, unknown fields refused, texts trimmed. Throws `validation`.
 */
export function checkBody(schema: Schema, body: unknown): unknown {
  return guarded(() => {
    refuseTooLong(schema, body);
    refuseMisfits(schema as unknown as Shape, body);
    refuseUnstorable(body);
    const wrong = problems(schema, body).find((problem) => problem.type !== 'trim');
    if (wrong) throw wrong;
    // Checked again after trimming, which may have left nothing.
    return storable(schema.validateSync(schema.cast(body), { strict: true }));
  });
}

function problems(schema: Schema, value: unknown): readonly ValidationError[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length > 0 ? error.inner : [error];
  }
}

/** Parameters that a schema does not know are ignored: campaigns and editors add their own. */
function knownParts(schema: Schema, query: unknown): Readonly<Record<string, unknown>> {
  const fields = 'fields' in schema ? Object.keys(schema.fields as object) : [];
  return Object.fromEntries(Object.entries(query as object).filter(([name]) => fields.includes(name)));
}

/** A field of one of these types never holds an object or a list. */
const SCALARS: Readonly<Record<string, string>> = { string: 'a text', number: 'a number', boolean: 'true or false' };

interface Shape {
  readonly type?: string;
  readonly spec: { readonly noUnknown?: boolean };
  readonly fields?: Readonly<Record<string, Shape | undefined>>;
  readonly innerType?: Shape;
}

/** Refuses unknown fields, and lists in place of a text, before any code walks through their content. */
function refuseMisfits({ fields, spec }: Shape, body: unknown, prefix = ''): void {
  if (typeof body !== 'object' || body === null || fields === undefined) return;
  for (const [name, value] of Object.entries(body)) {
    const field = `${prefix}${name.slice(0, 80)}`;
    const shape = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (shape === undefined) {
      if (spec.noUnknown === true) throw wrong(field, 'is not a field of this call');
      continue;
    }
    const scalar = SCALARS[shape.type ?? ''];
    if (scalar !== undefined && typeof value === 'object' && value !== null) throw wrong(field, `must be ${scalar}`);
    if (shape.innerType !== undefined && Array.isArray(value))
      for (const [index, item] of value.entries()) refuseMisfits(shape.innerType, item, `${field}[${index}].`);
  }
}

const wrong = (field: string, what: string) => new SiteError('validation', 400, `${field} ${what}`, { field });

/** Before anything looks at the elements: each of them may be wrong, and every mistake costs time and memory. */
function refuseTooLong(schema: Schema, value: unknown): void {
  const found = findTooLong(schema, value);
  if (found)
    throw new SiteError('validation', 400, `${found.path} must have at most ${found.max} ${found.unit}`, {
      field: found.path,
    });
}

function refuseUnstorable(value: unknown): void {
  const found = findUnstorable(value);
  if (found) throw new SiteError('validation', 400, found.message, { field: found.path });
}

/** Checked again, as numbers of a query are texts before the schema has parsed them. */
function storable(value: unknown): unknown {
  refuseUnstorable(value);
  return value;
}

/** Whatever a schema stumbles over (a `toString` that is no function, endless nesting) is the input's fault. */
function guarded(check: () => unknown): unknown {
  try {
    return check();
  } catch (cause) {
    if (cause instanceof SiteError) throw cause;
    if (!(cause instanceof ValidationError))
      throw new SiteError('validation', 400, 'The input cannot be read', { cause });
    throw new SiteError('validation', 400, cause.message.slice(0, 300), {
      cause,
      ...(cause.path ? { field: cause.path } : {}),
    });
  }
}
