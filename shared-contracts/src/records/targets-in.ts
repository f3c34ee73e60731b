import type { Fields } from '../fields/field';
import type { ReferenceTarget } from '../fields/reference-targets';
import { MODULES } from '../modules/index';

/** Everything that records of these fields may name, modules on them too; a target once for each field. */
export const targetsIn = (fields: Fields): readonly ReferenceTarget[] =>
  Object.values(fields).flatMap((field): readonly ReferenceTarget[] => {
    switch (field.type) {
      case 'reference':
      case 'references':
        return [field.to];
      case 'list':
      case 'group':
        return targetsIn(field.of);
      case 'modules':
        return Object.values(MODULES).flatMap((module) => targetsIn(module.fields));
      default:
        return [];
    }
  });
