import { useField } from 'react-final-form';

/** A field of the form, its value as it is; final-form would make undefined of an empty text. */
export function useFormField<T>(name: string) {
  const { input, meta } = useField<T>(name, { parse: (value) => value as T, format: (value) => value as T });
  const wrong: unknown =
    (meta.touched ? meta.error : undefined) ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  return {
    value: input.value,
    change: (value: T) => input.onChange(value),
    blur: () => input.onBlur(),
    error: typeof wrong === 'string' ? wrong : undefined,
  };
}
