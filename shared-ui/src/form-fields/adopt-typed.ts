import type { FormApi } from 'final-form';

/** Value of a control of the page, in the form of final-form; undefined for controls without a value. */
function valueOf(control: Element): { readonly name: string; readonly value: string } | undefined {
  const isText =
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    (control instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(control.type));
  return isText && control.name ? { name: control.name, value: control.value } : undefined;
}

/** Boxes by their name: whether a single one is ticked, or which of several are. */
function ticksOf(form: HTMLFormElement): ReadonlyMap<string, HTMLInputElement[]> {
  const boxes = new Map<string, HTMLInputElement[]>();
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]'))
    boxes.set(box.name, [...(boxes.get(box.name) ?? []), box]);
  return boxes;
}

/**
 * Takes over values that were entered before the page's script loaded: final-form does not know them and would
 * overwrite them.
 */
export function adoptTyped<V extends object>(form: HTMLFormElement, api: FormApi<V>): void {
  const values = api.getState().values as Readonly<Record<string, unknown>>;
  const change = (name: string, value: unknown) => {
    if (name in values && JSON.stringify(values[name]) !== JSON.stringify(value))
      api.change(name as keyof V, value as V[keyof V]);
  };
  api.batch(() => {
    for (const control of form.elements) {
      const typed = valueOf(control);
      if (typed) change(typed.name, typed.value);
      const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
      if (file) change((control as HTMLInputElement).name, file);
    }
    for (const [name, boxes] of ticksOf(form)) {
      const ticked = boxes.filter((box) => box.checked).map((box) => box.value);
      if (boxes[0]?.type === 'radio') change(name, ticked[0] ?? '');
      else change(name, Array.isArray(values[name]) ? ticked : ticked.length > 0);
    }
  });
}
