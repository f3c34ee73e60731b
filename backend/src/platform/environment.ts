import type { AnyObject, InferType, ObjectSchema, ObjectShape, TypeFromShape } from 'yup';

type Values<S extends ObjectShape> = InferType<ObjectSchema<TypeFromShape<S, AnyObject>>>;

/** Environment variables of one feature or engine, and the part of the configuration that they make. */
export interface EnvironmentConfig<C extends object> {
  /** Schema by the name of the variable. A schema may refer to variables of other features. */
  readonly variables: ObjectShape;
  /** Takes the checked variables of all features. */
  readonly read: (values: object) => C;
}

/** Ties `read` to the types of its variables, which the list of all features does not keep. */
export const defineConfig = <S extends ObjectShape, C extends object>(
  variables: S,
  read: (values: Values<S>) => C,
): EnvironmentConfig<C> => ({ variables, read: (values) => read(values as Values<S>) });

/** Values of a list that is separated by commas. */
export const listIn = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Origins of a list, without a slash at their ends. */
export const originsIn = (list: string | undefined): string[] => listIn(list).map((one) => one.replace(/\/$/, ''));

/** Message for an address that another path is appended to. */
export const NOT_A_BASE_URL = 'must be an address over https, without a slash at its end';
