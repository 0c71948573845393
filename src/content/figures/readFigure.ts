import type { Element, ElementContent, Properties, Text } from 'hast';
import { find, svg as svgSchema } from 'property-information';
import { characterProblems, normalizeText, unreadableProblem } from '../parse/sourceText';
import { messageForPlaces } from '../apiDocuments/finding';
import { placeholdersIn } from '../parse/placeholders';
import { didYouMean } from '../../shared/suggest';
import { replaceTokens } from '../tokens/tokens';
import { versionFolder } from '../paths';
import type { Library, Point, Problem, Source } from '../types';
import { checkColours } from './colours';
import { legibleWidth, visibleArea } from './drawingSize';
import { FigureIds } from './figureIds';
import { XmlSyntaxError, readSvg, type Drawing } from './readSvg';

const allowedElements = new Set(
  [
    'circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon',
    'polyline radialGradient rect stop svg symbol text textPath title tspan use',
  ].flatMap((names) => names.split(' ')),
);

const attributeNames = Object.values(svgSchema.property)
  .map(({ attribute }) => attribute)
  .filter((name) => name !== 'style' && !/^on/i.test(name));

/** Matches CSS and URLs that could load a resource, and escapes, which can hide a function name. */
const externalResource =
  /url\((?!\s*['"]?#)|(?:image|image-set|cross-fade|src)\(|\\|\/\/|^\s*(?:javascript|data|https?):/i;

interface FigurePage {
  readonly source: Source;
  readonly library: Pick<Library, 'figure' | 'tokens'>;
  readonly problems: Problem[];
}

class FigureCleaner {
  readonly #drawing: Drawing;
  readonly #ids: FigureIds;
  readonly #page: FigurePage;
  readonly #file: string;
  readonly #counts = new Map<string, { readonly index: number; count: number }>();

  constructor(drawing: Drawing, ids: FigureIds, file: string, page: FigurePage) {
    this.#drawing = drawing;
    this.#ids = ids;
    this.#file = file;
    this.#page = page;
  }

  report(
    node: Element | Text,
    property: string | undefined,
    message: string,
    advice: string,
    { severity }: Pick<Problem, 'severity'> = {},
  ): void {
    const point = this.#drawing.pointOf(node, property);
    const problem = { file: this.#file, ...point, message, advice };
    this.#page.problems.push({ ...problem, ...(severity && { severity }) });
  }

  /**
   * Reports a problem once per drawing, with a count, because drawing tools repeat the same markup.
   */
  #reportOnce(node: Element, property: string | undefined, message: string, advice: string): void {
    const previous = this.#counts.get(message);
    if (previous === undefined) {
      const { problems } = this.#page;
      this.#counts.set(message, { index: problems.length, count: 1 });
      this.report(node, property, `${message}.`, advice);
      return;
    }
    previous.count += 1;
    const problem = this.#page.problems[previous.index];
    if (problem === undefined) return;
    this.#page.problems[previous.index] = {
      ...problem,
      message: messageForPlaces(`${message}.`, previous.count),
    };
  }

  clean(node: Element): void {
    node.properties = this.#properties(node);
    node.children = node.children.flatMap((child): ElementContent[] => {
      if (child.type === 'text') {
        if (child.value.trim() === '') return node.tagName === 'text' ? [child] : [];
        child.value = this.#withTokens(child.value, child);
        const [found] = placeholdersIn(child.value);
        if (found !== undefined) this.report(child, undefined, found.message, found.advice, found);
        return [child];
      }
      if (child.type !== 'element') return [];
      if (!allowedElements.has(child.tagName)) {
        this.#reportOnce(
          child,
          undefined,
          `<${child.tagName}> is not allowed in drawings`,
          didYouMean(
            child.tagName,
            allowedElements,
            'Use only shapes, text and gradients.',
            (suggestion) => `<${suggestion}>`,
          ),
        );
        return [];
      }
      this.clean(child);
      return [child];
    });
  }

  #withTokens(value: string, node: Element | Text, property?: string): string {
    return replaceTokens(value, this.#page.library.tokens, (message, advice) =>
      this.report(node, property, message, advice),
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

  /** Returns the value of an attribute for the page, or undefined to remove the attribute. */
  #value(node: Element, name: string, value: string): string | undefined {
    const report = (message: string, advice: string) => this.report(node, name, message, advice);
    const { attribute, defined } = find(svgSchema, name);
    // Attributes of drawing tools have a prefix, as in `inkscape:label` and `data-name`.
    if (!defined && !/[:-]/.test(attribute)) {
      const advice = didYouMean(attribute, attributeNames, 'Remove it.');
      this.#reportOnce(node, name, `Unknown attribute "${attribute}"`, advice);
      return undefined;
    }
    if (name === 'style' || /^on/i.test(name)) {
      this.#reportOnce(
        node,
        name,
        `The attribute "${attribute}" is not allowed in drawings`,
        name === 'style' ? 'Use presentation attributes: fill="var(--fig-fill)".' : 'Remove it.',
      );
      return undefined;
    }
    const text = this.#withTokens(value, node, name);
    const isLink = name === 'href' || name === 'xLinkHref';
    if (externalResource.test(text) || (isLink && !text.startsWith('#'))) {
      report(
        `The attribute "${attribute}" may refer to something outside the drawing.`,
        'Refer to an id in the drawing with url(#id) or #id, or remove the URL or backslash.',
      );
      return undefined;
    }
    checkColours(text, report);
    return this.#ids.withPrefix(name, text, report);
  }
}

/**
 * Returns a drawing for use in a page, with tokens replaced, a prefix on its ids, and a text
 * alternative. Reports and removes what drawings may not contain.
 *
 * @param path within the version's folder, such as `/figures/architecture.svg`
 * @param index number of the drawing on its page, for the prefix
 * @returns undefined after reporting that the file is missing or cannot be read as a drawing
 */
export function readFigure(
  path: string,
  alt: string,
  index: number,
  at: Point,
  page: FigurePage,
): Element | undefined {
  const { library, problems, source } = page;
  const text = library.figure(path);
  if (text === undefined) {
    const byName = `/figures/${path.split('/').at(-1) ?? ''}`;
    const found = [byName, path.toLowerCase()].find((each) => library.figure(each) !== undefined);
    const advice =
      found !== undefined
        ? `Write src="${found}".`
        : path.startsWith('/figures/')
          ? 'Check the name; drawings are SVG files in the figures/ folder of the version.'
          : 'Write the path from the folder of the version: src="/figures/name.svg".';
    problems.push({ file: source.file, ...at, message: `There is no drawing ${path}.`, advice });
    return undefined;
  }
  const file = `${versionFolder(source.file)}${path}`;
  const unreadable = unreadableProblem({ file, text });
  if (unreadable !== undefined) {
    problems.push(unreadable);
    return undefined;
  }
  problems.push(...characterProblems({ file, text }));
  let drawing: Drawing;
  try {
    drawing = readSvg(normalizeText(text));
  } catch (error) {
    if (!(error instanceof XmlSyntaxError)) throw error;
    problems.push({ file, ...error.point, message: error.message, advice: error.advice });
    return undefined;
  }
  const svg = drawing.root;
  const ids = new FigureIds(`fig${index}-`);
  const cleaner = new FigureCleaner(drawing, ids, file, page);
  if (svg.tagName !== 'svg') {
    const advice = 'Its root element must be <svg>.';
    cleaner.report(svg, undefined, 'The file is not an SVG drawing.', advice);
    return undefined;
  }
  const countBefore = problems.length;
  cleaner.clean(svg);
  // Removed elements may have had the ids that are missing.
  if (problems.length === countBefore) ids.checkTargets();
  const { viewBox } = svg.properties;
  if (viewBox === undefined) {
    const advice = 'Add viewBox="0 0 width height" to <svg>.';
    cleaner.report(svg, undefined, 'The drawing has no viewBox.', advice);
  } else if (visibleArea(svg) === undefined) {
    const advice = 'Write viewBox="0 0 width height", with numbers above 0.';
    cleaner.report(
      svg,
      'viewBox',
      'The viewBox does not give the drawing a width and a height.',
      advice,
    );
  }
  delete svg.properties['height'];
  svg.properties = { ...svg.properties, width: legibleWidth(svg), role: 'img', ariaLabel: alt };
  return svg;
}
