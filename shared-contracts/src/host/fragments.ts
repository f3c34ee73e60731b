/** Markup that recurs from page to page, kept by the server that renders them. Absent in the browser. */
export interface Fragments {
  /** The markup kept under this key, or the mark of the element whose content shall be kept under it. */
  find: (key: string) => { readonly html: string } | { readonly mark: string };
}
