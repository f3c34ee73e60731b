import { isLocalised, type Field } from '@vestibule/contracts/fields/field';

/** Another value for a field; undefined where the pack has none to take. */
export function otherValue(field: Field, value: unknown): unknown {
  if (isLocalised(field)) return field.type === 'link' ? { de: '/de/anders' } : { de: 'Anders', en: 'Other' };
  switch (field.type) {
    case 'flag':
      return value !== true;
    case 'number':
      return Math.min(Number(value ?? field.min) + 1, field.max);
    case 'choice':
      return field.values.find((one) => one !== (value ?? field.default));
    case 'day':
      return '2030-01-01';
    case 'line':
      return field.pattern === 'email' ? 'attacker@example.org' : field.pattern === 'path' ? '/de/anders' : 'Anders';
    case 'group':
      return { city: 'Anderswo' };
    default:
      return null;
  }
}
