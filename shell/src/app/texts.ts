import type { i18n, TFunction } from 'i18next';

type Values = Readonly<Record<string, unknown>>;
/** Undefined where the library has to say: a value is missing, or of another kind than text and numbers. */
type Filled = (values: Values) => string | undefined;

/** Options that change which text is meant, or how it is filled in: then the library is called. */
const OPTIONS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'appendNamespaceToCIMode',
  'context',
  'count',
  'defaultValue',
  'fallbackLng',
  'getBestMatchFor',
  'ignoreJSONStructure',
  'interpolation',
  'joinArrays',
  'keySeparator',
  'lng',
  'lngs',
  'ns',
  'nsSeparator',
  'ordinal',
  'postProcess',
  'replace',
  'returnDetails',
  'returnObjects',
  'skipInterpolation',
]);
const NO_VALUES: Values = {};

const known = new WeakMap<i18n, Map<string, { readonly t: TFunction }>>();

/** The texts of a namespace in the language of `instance`: the same function for as long as the instance lives. */
export function textsOf(instance: i18n, namespace: string): { readonly t: TFunction } {
  let namespaces = known.get(instance);
  if (!namespaces) known.set(instance, (namespaces = new Map<string, { readonly t: TFunction }>()));
  let texts = namespaces.get(namespace);
  if (!texts) namespaces.set(namespace, (texts = { t: fixedTexts(instance, namespace) }));
  return texts;
}

/**
 * `getFixedT`, and each text is looked up and taken apart once: the library does both at every call, a fifth of the
 * time of a server render, and 20 ms of the next page on an old phone. Plurals, nested and missing texts and whatever
 * has options are the library's.
 */
function fixedTexts(instance: i18n, namespace: string): TFunction {
  const { language } = instance;
  const t = instance.getFixedT(language, namespace);
  const taken = new Map<string, Filled>();
  instance.store.on('added', () => taken.clear());
  const textOf = (key: string): Filled | undefined => {
    const text: unknown = instance.getResource(language, namespace, key);
    const filled = typeof text === 'string' ? takeApart(text) : undefined;
    if (filled) taken.set(key, filled);
    return filled;
  };
  const fast = (key: unknown, values: unknown = NO_VALUES) => {
    const filled =
      typeof key === 'string' && isPlain(values) ? (taken.get(key) ?? textOf(key))?.(values as Values) : undefined;
    return filled ?? t(key as string, values as Values);
  };
  return fast as TFunction;
}

function isPlain(values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return false;
  for (const name in values) if (OPTIONS.has(name)) return false;
  return true;
}

/** Undefined for a text with more in it than names to fill in. */
function takeApart(text: string): Filled | undefined {
  // Odd parts are the names.
  const parts = text.split(/\{\{\s*(\w+)\s*\}\}/);
  if (text === '' || parts.some((part, index) => index % 2 === 0 && /\{\{|\}\}|\$t\(/.test(part))) return undefined;
  if (parts.length === 1) return () => text;
  return (values) => {
    let filled = '';
    for (const [index, part] of parts.entries()) {
      const value = index % 2 === 0 ? part : values[part];
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      filled += value;
    }
    return filled;
  };
}
