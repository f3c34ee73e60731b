import type { FormApi } from 'final-form';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { adopt, typedIn, type Typed } from './adopt-typed';

/**
 * A ref for the form element: values entered before hydration are taken over as soon as the script has the form.
 *
 * - They are read right after the commit of hydration. Any later rendering may write the first values into the
 *   controls: changes of state in effects of a part that hydrates late have the lowest priority, and a store that
 *   changes meanwhile renders the fields without them.
 * - They are given to final-form once: nobody has entered the values that controls show during such a rendering.
 * - Fields register with final-form in their effects, with their first value, so values are given to it after these.
 *   The change of state in the first layout effect makes React run the effects, and then the second layout effect, in
 *   the same task: nothing can be entered between, and the fields show their values before anything is painted.
 */
export function useAdoptTyped<V extends object>(api: FormApi<V>) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed<V>>();
  const read = useEffectEvent(() => {
    if (form.current) setTyped(typedIn(form.current, api));
  });
  const take = useEffectEvent((values: Typed<V>) => adopt(values, api));
  useLayoutEffect(() => read(), []);
  useLayoutEffect(() => {
    if (typed) take(typed);
  }, [typed]);
  return form;
}
