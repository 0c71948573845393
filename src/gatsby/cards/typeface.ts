import { readFileSync } from 'node:fs';
import { parse, type Font, type Glyph } from 'opentype.js';

/** Measures lines of text in a font, and converts them to outlines. */
export interface Typeface {
  /** Returns the width of a line in pixels, kerning included. */
  readonly widthOf: (line: string, size: number) => number;
  /** Returns the outlines of a line as SVG; the origin is the start of the baseline. */
  readonly outlinesOf: (line: string, size: number) => string;
}

/** Coordinates are in font units. */
function pathData(glyph: Glyph): string {
  return glyph.path.commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return `${type}${points.map(Math.round).join(' ')}`;
    })
    .join('');
}

/** Caches glyphs and the kerning of pairs, because opentype.js is slow to look them up. */
function createGlyphCache(font: Font) {
  const glyphs = new Map<string, { readonly glyph: Glyph; readonly path: string }>();
  const kerning = new Map<string, number>();
  const glyphOf = (character: string) => {
    const cached = glyphs.get(character);
    if (cached !== undefined) return cached;
    const glyph = font.charToGlyph(character);
    const entry = { glyph, path: pathData(glyph) };
    glyphs.set(character, entry);
    return entry;
  };
  const kern = (left: string, right: string): number => {
    const pair = left + right;
    const cached = kerning.get(pair);
    if (cached !== undefined) return cached;
    const value = font.getKerningValue(glyphOf(left).glyph, glyphOf(right).glyph);
    kerning.set(pair, value);
    return value;
  };
  return { glyphOf, kern };
}

/** Reads a font file: TrueType or WOFF; opentype.js cannot read WOFF2. */
export function readTypeface(file: string): Typeface {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  const { glyphOf, kern } = createGlyphCache(font);

  /** Positions and the end of the line are in font units. */
  function layOut(line: string): { paths: [path: string, x: number][]; end: number } {
    const paths: [string, number][] = [];
    let end = 0;
    let previous: string | undefined;
    for (const character of line) {
      const { glyph, path } = glyphOf(character);
      if (previous !== undefined) end += kern(previous, character);
      paths.push([path, end]);
      end += glyph.advanceWidth;
      previous = character;
    }
    return { paths, end };
  }

  return {
    widthOf: (line, size) => (layOut(line).end * size) / font.unitsPerEm,
    outlinesOf(line, size) {
      const scale = size / font.unitsPerEm;
      const glyphs = layOut(line)
        .paths.filter(([path]) => path !== '')
        .map(([path, x]) => `<path transform="translate(${Math.round(x)})" d="${path}"/>`);
      return `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
    },
  };
}
