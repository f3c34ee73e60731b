import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import { adoptTyped } from './adopt-typed';

/**
 * A ref for the form element: values entered before hydration are taken over as soon as the script has the form and its
 * fields.
 */
export function useAdoptTyped<V extends object>(api: FormApi<V>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) adoptTyped(form.current, api);
  }, [api]);
  return form;
}
