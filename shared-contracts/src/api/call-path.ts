type Params = Readonly<Record<string, string | number | undefined>>;
interface WithPath {
  readonly path: string;
}

/** Path of a call: its template with the params filled in. */
export function callPath({ path }: WithPath, params: Params): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    return name === 'path' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
}
