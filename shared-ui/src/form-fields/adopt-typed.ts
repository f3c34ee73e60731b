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

/** Values by name, as final-form takes them. */
export type Typed<V> = ReadonlyMap<keyof V, V[keyof V]>;

/** Entered values: those of the page's controls that are not those of final-form. */
export function typedIn<V extends object>(form: HTMLFormElement, api: FormApi<V>): Typed<V> {
  const values = api.getState().values as Readonly<Record<string, unknown>>;
  const typed = new Map<keyof V, V[keyof V]>();
  const note = (name: string, value: unknown) => {
    if (name in values && JSON.stringify(values[name]) !== JSON.stringify(value))
      typed.set(name as keyof V, value as V[keyof V]);
  };
  for (const control of form.elements) {
    const text = valueOf(control);
    if (text) note(text.name, text.value);
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    if (file) note((control as HTMLInputElement).name, file);
  }
  for (const [name, boxes] of ticksOf(form)) {
    const ticked = boxes.filter((box) => box.checked).map((box) => box.value);
    if (boxes[0]?.type === 'radio') note(name, ticked[0] ?? '');
    else note(name, Array.isArray(values[name]) ? ticked : ticked.length > 0);
  }
  return typed;
}

export const adopt = <V extends object>(typed: Typed<V>, api: FormApi<V>): void =>
  api.batch(() => typed.forEach((value, name) => api.change(name, value)));

/**
 * Takes over values that were entered before the page's script loaded: final-form does not know them and would
 * overwrite them.
 */
export const adoptTyped = <V extends object>(form: HTMLFormElement, api: FormApi<V>): void =>
  adopt(typedIn(form, api), api);
