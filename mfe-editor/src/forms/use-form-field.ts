import { getIn, setIn } from 'final-form';
import { useField } from 'react-final-form';

const asIs = <T>(value: T) => value;

/**
 * A field of the form, its value as it is; final-form would make undefined of an empty text. A field of a list's part
 * (`items[1].link`) is a place in the list's value: fields of their own would take their first values again whenever
 * a part moves.
 */
export function useFormField<T>(path: string) {
  const root = path.replace(/\[.*$/, '');
  const { input, meta } = useField<unknown>(root, { parse: asIs, format: asIs, allowNull: true });
  const wrong: unknown =
    (meta.touched ? meta.error : undefined) ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const at = (value: unknown): unknown => (path === root ? value : getIn({ [root]: value }, path));
  const error = at(wrong);
  return {
    value: at(input.value) as T,
    change: (value: T) =>
      input.onChange(path === root ? value : getIn(setIn({ [root]: input.value }, path, value), root)),
    blur: () => input.onBlur(),
    error: typeof error === 'string' ? error : undefined,
  };
}
