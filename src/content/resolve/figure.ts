import type { Element, ElementContent, Properties, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { replaceTokens } from '../tokens';
import { didYouMean } from '../source/suggest';
import type { PageContext } from './context';
import { versionFolder } from './paths';

/** Elements a drawing may hold: shapes, text, gradients and markers, nothing that runs or loads. */
const allowedElements = new Set(
  [
    'circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon',
    'polyline radialGradient rect stop svg symbol text textPath title tspan use',
  ].flatMap((names) => names.split(' ')),
);

/** Properties that hold ids of the drawing without a sign before them. */
const idLists = new Set(
  'ActiveDescendant Controls DescribedBy Details ErrorMessage FlowTo LabelledBy Owns'
    .split(' ')
    .map((name) => `aria${name}`),
);

const urlOfId = /url\(\s*(['"]?)#/gi;

/** What CSS may load from elsewhere, also by escapes, which would hide a function's name. */
const outside =
  /url\((?!\s*['"]?#)|(?:image|image-set|cross-fade|src)\(|\\|\/\/|^\s*(?:javascript|data|https?):/i;

/**
 * Makes a drawing of the version part of a page: tokens replaced, ids made unique by a prefix,
 * `role="img"` and the alternative text set, fixed sizes dropped where a view box gives the shape.
 * What could run, load or style from outside is a problem, with its place in the drawing.
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
  const complain = (node: { position?: Root['position'] }, message: string, advice: string) => {
    const start = node.position?.start;
    problems.push({ file, line: start?.line ?? 1, column: start?.column ?? 1, message, advice });
  };

  const root = fromHtml(text, { fragment: true });
  const svg = root.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'svg',
  );
  if (svg === undefined) {
    complain(root, 'The file is not an SVG drawing.', 'Its outermost element must be <svg>.');
    return undefined;
  }
  const withTokens = (value: string, node: { position?: Root['position'] }) =>
    replaceTokens(value, library.tokens, (message, advice) => complain(node, message, advice));
  const prefix = `fig${index}-`;

  /** The value an attribute may have in the page; undefined drops it. */
  const cleanValue = (node: Element, name: string, value: string): string | undefined => {
    if (name === 'style' || /^on/i.test(name)) {
      complain(
        node,
        `The attribute "${name}" is not allowed in drawings.`,
        name === 'style'
          ? 'Write presentation attributes: fill="var(--fig-fill)".'
          : 'Take it away.',
      );
      return undefined;
    }
    const text = withTokens(value, node);
    const isLink = name === 'href' || name === 'xLinkHref';
    if (outside.test(text) || (isLink && !text.startsWith('#'))) {
      complain(
        node,
        `The attribute "${name}" refers to something outside of the drawing.`,
        'Refer to an id of the drawing: url(#id) or #id.',
      );
      return undefined;
    }
    if (name === 'id' || idLists.has(name)) return `${prefix}${text}`;
    return isLink ? `#${prefix}${text.slice(1)}` : text.replace(urlOfId, `url($1#${prefix}`);
  };

  const cleanProperties = (node: Element): Properties => {
    const properties: Properties = {};
    for (const [name, value] of Object.entries(node.properties)) {
      if (/^xml/i.test(name) || name === 'version') continue;
      if (Array.isArray(value)) {
        properties[name] = value.flatMap((part) => cleanValue(node, name, String(part)) ?? []);
      } else if (typeof value === 'string') properties[name] = cleanValue(node, name, value);
      else properties[name] = value;
    }
    return properties;
  };

  const clean = (node: Element): void => {
    node.properties = cleanProperties(node);
    node.children = node.children.flatMap((child): ElementContent[] => {
      if (child.type === 'comment') return [];
      if (child.type === 'text') {
        if (child.value.trim() === '') return node.tagName === 'text' ? [child] : [];
        child.value = withTokens(child.value, child);
        return [child];
      }
      if (child.type !== 'element') return [];
      if (!allowedElements.has(child.tagName)) {
        complain(
          child,
          `<${child.tagName}> is not allowed in drawings.`,
          didYouMean(child.tagName, allowedElements, 'Use shapes, text and gradients only.'),
        );
        return [];
      }
      clean(child);
      return [child];
    });
  };
  clean(svg);

  if (svg.properties['viewBox'] === undefined) {
    complain(svg, 'The drawing has no viewBox.', 'Add viewBox="0 0 width height" to <svg>.');
  }
  svg.properties = { ...svg.properties, role: 'img', ariaLabel: alt };
  return svg;
}
