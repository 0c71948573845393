import type { Element, ElementContent, Properties, Text } from 'hast';
import { find, svg as svgSchema } from 'property-information';
import { encodingProblem, normalizeText } from '../parse/sourceText';
import { didYouMean } from '../../shared/suggest';
import { replaceTokens } from '../data/tokens';
import type { PageContext } from '../resolve/context';
import { FigureIds } from './figureIds';
import { versionFolder } from '../resolve/paths';
import { NotWellFormed, readSvg, type Drawing } from './readSvg';

/** Elements a drawing may hold: shapes, text, gradients and markers, nothing that runs or loads. */
const allowedElements = new Set(
  [
    'circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon',
    'polyline radialGradient rect stop svg symbol text textPath title tspan use',
  ].flatMap((names) => names.split(' ')),
);

/** What CSS may load from elsewhere, also by escapes, which would hide a function's name. */
const outside =
  /url\((?!\s*['"]?#)|(?:image|image-set|cross-fade|src)\(|\\|\/\/|^\s*(?:javascript|data|https?):/i;

/** The colours of drawings, custom properties of src/styles/tokens.css in both themes. */
export const figureColours = [
  '--fig-line',
  '--fig-fill',
  '--fig-accent',
  '--fig-text',
  '--fig-muted',
] as const;

/** Reports custom properties in an attribute's value that are no colours of drawings. */
export function checkColours(
  value: string,
  complain: (message: string, advice: string) => void,
): void {
  for (const [, name = ''] of value.matchAll(/var\(\s*([^\s,)]*)/gi)) {
    if ((figureColours as readonly string[]).includes(name)) continue;
    const otherwise = `Colours are ${figureColours.join(', ')}.`;
    complain(`Unknown colour "${name}".`, didYouMean(name, figureColours, otherwise));
  }
}

/** Takes over what a drawing may hold; everything else is reported and left out. */
class FigureCleaner {
  readonly #drawing: Drawing;
  readonly #ids: FigureIds;
  readonly #context: PageContext;
  readonly #file: string;

  constructor(drawing: Drawing, ids: FigureIds, file: string, context: PageContext) {
    this.#drawing = drawing;
    this.#ids = ids;
    this.#file = file;
    this.#context = context;
  }

  complain(
    node: Element | Text,
    property: string | undefined,
    message: string,
    advice: string,
  ): void {
    const place = this.#drawing.placeOf(node, property);
    this.#context.problems.push({ file: this.#file, ...place, message, advice });
  }

  clean(node: Element): void {
    node.properties = this.#properties(node);
    node.children = node.children.flatMap((child): ElementContent[] => {
      if (child.type === 'text') {
        if (child.value.trim() === '') return node.tagName === 'text' ? [child] : [];
        child.value = this.#withTokens(child.value, child);
        return [child];
      }
      if (child.type !== 'element') return [];
      if (!allowedElements.has(child.tagName)) {
        this.complain(
          child,
          undefined,
          `<${child.tagName}> is not allowed in drawings.`,
          didYouMean(
            child.tagName,
            allowedElements,
            'Use shapes, text and gradients only.',
            (near) => `<${near}>`,
          ),
        );
        return [];
      }
      this.clean(child);
      return [child];
    });
  }

  #withTokens(value: string, node: Element | Text, property?: string): string {
    return replaceTokens(value, this.#context.library.tokens, (message, advice) =>
      this.complain(node, property, message, advice),
    );
  }

  #properties(node: Element): Properties {
    const properties: Properties = {};
    for (const [name, value] of Object.entries(node.properties)) {
      if (Array.isArray(value)) {
        properties[name] = value.flatMap((part) => this.#value(node, name, String(part)) ?? []);
      } else properties[name] = this.#value(node, name, String(value));
    }
    return properties;
  }

  /** The value an attribute may have in the page; undefined drops it. */
  #value(node: Element, name: string, value: string): string | undefined {
    const complain = (message: string, advice: string) =>
      this.complain(node, name, message, advice);
    const { attribute } = find(svgSchema, name);
    if (name === 'style' || /^on/i.test(name)) {
      complain(
        `The attribute "${attribute}" is not allowed in drawings.`,
        name === 'style'
          ? 'Write presentation attributes: fill="var(--fig-fill)".'
          : 'Take it away.',
      );
      return undefined;
    }
    const text = this.#withTokens(value, node, name);
    const isLink = name === 'href' || name === 'xLinkHref';
    if (outside.test(text) || (isLink && !text.startsWith('#'))) {
      complain(
        `The attribute "${attribute}" refers to something outside of the drawing.`,
        'Refer to an id of the drawing: url(#id) or #id.',
      );
      return undefined;
    }
    checkColours(text, complain);
    return this.#ids.take(name, text, complain);
  }
}

/**
 * Makes a drawing of the version part of a page: tokens replaced, ids made unique by a prefix,
 * `role="img"` and the alternative text set. The file must be well-formed XML; what could run, load
 * or style from outside is a problem, with its place in the drawing.
 *
 * @param path from the version's folder: `/figures/architecture.svg`
 * @param index number of the drawing in its page, for the prefix
 * @returns undefined when there is no such file or it is no drawing, which is then reported
 */
export function readFigure(
  path: string,
  alt: string,
  index: number,
  at: { line: number; column: number },
  context: PageContext,
): Element | undefined {
  const { library, problems, source } = context;
  const text = library.figure(path);
  if (text === undefined) {
    problems.push({
      file: source.file,
      ...at,
      message: `There is no drawing ${path}.`,
      advice: path.startsWith('/figures/')
        ? 'Check the name; drawings are SVG files in figures/ of the version.'
        : 'Name it from the folder of the version: src="/figures/name.svg".',
    });
    return undefined;
  }
  const file = `${versionFolder(source.file)}${path}`;
  const encoding = encodingProblem({ file, text });
  if (encoding !== undefined) {
    problems.push(encoding);
    return undefined;
  }
  let drawing: Drawing;
  try {
    drawing = readSvg(normalizeText(text));
  } catch (error) {
    if (!(error instanceof NotWellFormed)) throw error;
    problems.push({ file, ...error.place, message: error.message, advice: error.advice });
    return undefined;
  }
  const svg = drawing.root;
  const ids = new FigureIds(`fig${index}-`);
  const cleaner = new FigureCleaner(drawing, ids, file, context);
  if (svg.tagName !== 'svg') {
    const advice = 'Its outermost element must be <svg>.';
    cleaner.complain(svg, undefined, 'The file is not an SVG drawing.', advice);
    return undefined;
  }
  const before = problems.length;
  cleaner.clean(svg);
  // What was left out may have held the ids.
  if (problems.length === before) ids.checkReferences();
  if (svg.properties['viewBox'] === undefined) {
    const advice = 'Add viewBox="0 0 width height" to <svg>.';
    cleaner.complain(svg, undefined, 'The drawing has no viewBox.', advice);
  }
  svg.properties = { ...svg.properties, role: 'img', ariaLabel: alt };
  return svg;
}
