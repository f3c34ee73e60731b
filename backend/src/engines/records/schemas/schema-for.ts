import { lazy, type AnyObject, type ISchema } from 'yup';

/** The schema that a value itself asks for, or one that contains itself. */
export const schemaFor = (choose: (value: unknown) => ISchema<unknown>) => lazy(choose) as ISchema<unknown, AnyObject>;
