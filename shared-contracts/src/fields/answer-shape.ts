import { array, boolean, number, object, string, type ISchema } from 'yup';
import { imageObject, imageThumbnails, textSchema } from './common';
import { fileObject } from './files';
import type { Field, Fields } from './field';
import { isSlug } from './reference-targets';

type Shape = Record<string, ISchema<unknown>>;

/** Shape of these fields in a response, in one language; `module` is the schema of a module in a column. */
export function answerShape(fields: Fields, module?: ISchema<unknown>): Shape {
  return Object.assign({}, ...Object.entries(fields).map(([name, field]) => shapeOf(name, field, module))) as Shape;
}

function shapeOf(name: string, field: Field, module: ISchema<unknown> | undefined): Shape {
  switch (field.type) {
    case 'picture':
      return {
        [name]: textSchema(),
        [`${name}_obj`]: imageObject.nullable().defined(),
        [`${name}_thumbnails`]: imageThumbnails.nullable().defined(),
      };
    case 'html':
      return { [name]: textSchema(), [`${name}_frame`]: textSchema() };
    case 'file':
      return { [name]: textSchema(), [`${name}_obj`]: fileObject.nullable().defined() };
    case 'choice':
      return {
        [name]: string()
          .oneOf([...field.values])
          .defined(),
      };
    case 'number': {
      const inRange = number().min(field.min).max(field.max);
      const value = field.fraction !== undefined ? inRange : inRange.integer();
      return { [name]: field.default === null ? value.nullable().defined() : value.required() };
    }
    case 'flag':
      return { [name]: boolean().defined().default(false) };
    case 'reference':
      return { [name]: isSlug(field.to) ? textSchema() : number().integer().nullable().defined() };
    case 'references':
      return { [name]: array().of(number().integer().required()).required() };
    case 'group':
      return { [name]: object(answerShape(field.of)) };
    case 'list':
      return {
        [name]: array()
          .of(object({ key: string().required(), ...answerShape(field.of) }))
          .required(),
      };
    case 'columns': {
      // A column's share of the row in per cent, and the modules in it.
      const column = object({
        classes: string().required(),
        children: array()
          .of(module ?? object())
          .required(),
      });
      return { [name]: array().of(column).required() };
    }
    default:
      return { [name]: textSchema() };
  }
}
