/** A CSS module: maps the class names in the file to those in the build. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}

declare module '*.css';

/** The URL of the built font file. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
