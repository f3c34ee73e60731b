import type { Field } from '@vestibule/contracts/fields/field';

/** A value as plain text, without markup: two versions of a field are compared by it. */
export function asWords(field: Field, value: unknown): string {
  if (field.type === 'list' && Array.isArray(value))
    return value
      .map((item: Readonly<Record<string, unknown>>) =>
        Object.entries(field.of)
          .map(([name, inner]) => asWords(inner, item[name]))
          .filter(Boolean)
          .join(' · '),
      )
      .join('\n');
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return field.type === 'rich_text' ? plainText(String(value)) : String(value);
}

/** Text of HTML; a space where a block ends, or words would run together. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/(?:p|li|h\d|td|blockquote))\b/gi, ' $&');
  return new DOMParser().parseFromString(spaced, 'text/html').body.textContent;
}
