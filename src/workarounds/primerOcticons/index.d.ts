declare module '@primer/octicons' {
  /** An icon drawn for one size; the width is in pixels. */
  interface Drawing {
    readonly width: number;
    /** Markup of the elements inside `<svg>`. */
    readonly path: string;
  }
  const icons: Readonly<Record<string, { readonly heights: Readonly<Record<string, Drawing>> }>>;
  export default icons;
}
