declare module '@primer/octicons' {
  /** A drawing of one size, in pixels. */
  interface Drawing {
    readonly width: number;
    /** Elements inside `<svg>`. */
    readonly path: string;
  }
  const icons: Readonly<Record<string, { readonly heights: Readonly<Record<string, Drawing>> }>>;
  export default icons;
}
