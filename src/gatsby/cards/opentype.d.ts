/** The part of opentype.js that the cards use; the package has no types. */
declare module 'opentype.js' {
  /** A step of an outline, in font units. */
  interface Command {
    readonly type: string;
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
    readonly x?: number;
    readonly y?: number;
  }

  export interface Glyph {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly Command[] };
  }

  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }

  export function parse(file: ArrayBuffer): Font;
}
