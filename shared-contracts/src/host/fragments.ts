/** Markup that recurs from page to page, cached by the server that renders them. Absent in the browser. */
export interface Fragments {
  /** The markup cached under this key, or the mark of the element whose content is to be cached under it. */
  find: (key: string) => { readonly html: string } | { readonly mark: string };
}
