import { useField } from 'react-final-form';

/**
 * A field of the form, its value as it is (final-form would make undefined of an empty text); `error` once the form was
 * sent.
 */
export function useFormField<T>(name: string) {
  const { input, meta } = useField<T>(name, { parse: (value) => value as T, format: (value) => value as T });
  const tried = meta.submitFailed || meta.submitSucceeded;
  const wrong: unknown = (tried ? meta.error : undefined) ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  return {
    value: input.value,
    change: (value: T) => input.onChange(value),
    blur: () => input.onBlur(),
    error: typeof wrong === 'string' ? wrong : undefined,
    /** Neither changed nor sent since the form was shown. */
    isUntouched: !tried && !meta.dirty,
  };
}
