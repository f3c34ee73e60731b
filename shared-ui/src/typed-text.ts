/** Typed texts in the controls of a form, by their names; '' for a control that is not there. */
export function typedText(form: HTMLFormElement): (name: string) => string {
  const values = new FormData(form);
  return (name) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
}
