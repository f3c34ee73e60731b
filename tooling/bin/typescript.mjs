/** Makes TypeScript files importable, then imports one of this package's. */
export async function runTypeScript(file) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL(`../src/${file}`, import.meta.url).href);
}
