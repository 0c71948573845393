/** A CSS module: its class names by the names they have in the file. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}

declare module '*.css';

/** The address of a font file as built. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
