import type { FormApi } from 'final-form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adoptTyped } from './adopt-typed';

/**
 * A ref for the form element: values entered before hydration are taken over as soon as the script has the form and its
 * fields. Fields register with final-form in their effects, with their first value; a value that is entered between
 * the commit and these effects would be lost. The change of state in the layout effect makes React run them at once.
 */
export function useAdoptTyped<V extends object>(api: FormApi<V>) {
  const form = useRef<HTMLFormElement>(null);
  const [, setCommitted] = useState(false);
  useLayoutEffect(() => setCommitted(true), []);
  useEffect(() => {
    if (form.current) adoptTyped(form.current, api);
  }, [api]);
  return form;
}
