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

/** Names of the params in the path of a call, without the language. */
export const callParams = ({ path }: WithPath): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name === 'lang' ? [] : [name]));
