import { lazy, type AnyObject, type ISchema } from 'yup';

/** A schema that depends on the value, or one that contains itself. */
export const schemaFor = (choose: (value: unknown) => ISchema<unknown>) => lazy(choose) as ISchema<unknown, AnyObject>;
