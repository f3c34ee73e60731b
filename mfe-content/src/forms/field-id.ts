/** Id of a field's control: the summary of errors links to it. */
export const fieldId = (slug: string): string => `field-${slug}`;
