/** Class names of a CSS module, by their name in the file. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.css';
