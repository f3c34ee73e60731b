import type { FormApi } from 'final-form';
import { useCallback, useRef } from 'react';
import { adoptTyped } from './adopt-typed';

/** A ref for the form element: what was entered before hydration is taken over as soon as the script has the form. */
export function useAdoptTyped<V extends object>(api: FormApi<V>) {
  const adopted = useRef(false);
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (!form || adopted.current) return;
      adopted.current = true;
      adoptTyped(form, api);
    },
    [api],
  );
}
