import type { Element, ElementContent, Properties } from 'hast';
import { loadMermaidRenderer } from '../../workarounds/beautifulMermaid/renderer';
import { readSvg } from './readSvg';
import { findUnbalanced, type DiagramFault } from './mermaidBalance';
import { findHeaderFault, normalizeFlowchart } from './mermaidFlowchart';

/** The first words of the supported kinds of diagrams. */
const kinds: readonly string[] = [
  'flowchart',
  'graph',
  'sequenceDiagram',
  'stateDiagram',
  'stateDiagram-v2',
  'classDiagram',
  'erDiagram',
];

const syntaxAdvice = 'Check the syntax; only common features of Mermaid are supported.';

interface Diagram {
  readonly svg: Element;
  readonly alt: string;
}

/** Maps the renderer's colours to the site's, which follow the theme. */
const colours: Readonly<Record<string, string>> = {
  '--_text': 'var(--fig-text)',
  '--_text-sec': 'var(--fig-text)',
  '--_text-muted': 'var(--fig-muted)',
  '--_text-faint': 'var(--fig-muted)',
  '--_line': 'var(--fig-line)',
  '--_arrow': 'var(--fig-text)',
  '--_node-fill': 'var(--fig-fill)',
  '--_node-stroke': 'var(--fig-line)',
  '--_group-fill': 'none',
  '--_group-hdr': 'var(--fig-fill)',
  '--_inner-stroke': 'var(--fig-line)',
  '--_key-badge': 'var(--fig-fill)',
  '--bg': 'var(--paper)',
  '--fg': 'var(--fig-text)',
};

/** Diagrams wider than this, in px, do not shrink below this width in print. */
const wideDiagramWidth = 640;

const round = (text: string) =>
  text.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

function cleanProperties(properties: Properties, prefix: string): Properties {
  const kept = Object.entries(properties).filter(
    ([name]) => !/^(?:data|className$|style$|width$|height$)/.test(name),
  );
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const text = (Array.isArray(value) ? value.join(' ') : String(value))
        .replace(/^var\((--[\w-]+)\)$/, (svgText, colour: string) => colours[colour] ?? svgText)
        .replace(/url\(#/g, `url(#${prefix}`);
      return [name, name === 'id' ? `${prefix}${text}` : round(text)];
    }),
  );
}

function clean(element: Element, prefix: string): Element {
  const { width, height } = element.properties;
  const size = element.tagName === 'svg' ? {} : { width, height };
  const sizes = Object.fromEntries(
    Object.entries(size).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, round(String(value))]],
    ),
  );
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return child.value.trim() === '' ? [] : [child];
    return child.type === 'element' && child.tagName !== 'style' ? [clean(child, prefix)] : [];
  });
  return {
    ...element,
    properties: { ...cleanProperties(element.properties, prefix), ...sizes },
    children,
  };
}

function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (child.type === 'element') yield* elementsOf(child);
}

const textOf = (element: Element): string =>
  element.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join(' ');

/** Matches formatting tags in a label; the renderer also writes `**` as tags. */
const formatTag = /<\/?(?:b|strong|i|em|u|s|del)>/g;

function describe(svg: Element): string {
  const data = (element: Element, name: string) => {
    const value = element.properties[name];
    return typeof value === 'string' ? value.replace(formatTag, '') : '';
  };
  const elements = [...elementsOf(svg)];
  const labels = new Map(
    elements.map((each) => [data(each, 'dataId'), data(each, 'dataLabel').replace(/\s+/g, ' ')]),
  );
  const nameOf = (id: string) =>
    labels.get(id) || (/^_?(?:start|end)/i.test(id) ? 'start or end' : id);
  const arrows = elements.flatMap((each) => {
    const [from, to] = [data(each, 'dataFrom'), data(each, 'dataTo')];
    if (from === '' || to === '' || each.properties['className']?.toString() === 'edge-label')
      return [];
    const label = data(each, 'dataLabel');
    return [`${nameOf(from)} to ${nameOf(to)}${label === '' ? '' : `: ${label}`}`];
  });
  const parts =
    arrows.length > 0 ? arrows : elements.filter(({ tagName }) => tagName === 'text').map(textOf);
  return `Diagram. ${parts.join('; ')}.`.replace(/\s+/g, ' ');
}

function tryRender(text: string): string | undefined {
  // Loaded outside the `try` block: a missing renderer is not the author's mistake.
  const { renderMermaidSVG } = loadMermaidRenderer();
  try {
    return renderMermaidSVG(normalizeFlowchart(text)).replace(/<style>[\s\S]*?<\/style>/, '');
  } catch {
    return undefined;
  }
}

const structuralLine = /^(?:end|else|and|direction|participant|actor|subgraph|\}|[\w-]+$)/;

const stylingLine = /^(?:classDef|class\s+[\w,]+\s+\w+$|style|linkStyle|click|%%\{)/;

const keywords = new Set(
  `${kinds.join(' ')} TB TD BT LR RL subgraph end direction participant actor as note Note over left right of
  loop alt else opt par and critical option break rect box autonumber activate deactivate state fork join
  choice class namespace interface abstract enumeration service o x v v2`.split(/\s+/),
);

function missingWord(line: string, shown: ReadonlySet<string>): string | undefined {
  const words = line.replace(/<br\s*\/?>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.find((word) => !keywords.has(word) && !shown.has(word.toLowerCase()));
}

/**
 * Finds the first line that is not allowed or not fully drawn: the renderer skips unknown syntax
 * without an error.
 */
function skippedLine(
  lines: readonly string[],
  firstLine: number,
  svgText: string,
): DiagramFault | undefined {
  const shown = new Set(
    (svgText.replace(/<\/?(?:g|rect|text|tspan)\b/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []).map(
      (word) => word.toLowerCase(),
    ),
  );
  for (const [index, rawLine] of lines.entries()) {
    const line = rawLine.trim();
    if (line === '') continue;
    if ((index > firstLine || line.startsWith('%%')) && stylingLine.test(line)) {
      return {
        line: index + 1,
        message: 'Diagrams cannot have their own styles or links.',
        advice: line.startsWith('click')
          ? 'Remove this line, and put the link in the text.'
          : 'Remove this line.',
      };
    }
    if (index <= firstLine || line.startsWith('%%')) continue;
    if (line.includes('\\n')) {
      const advice = 'Write <br/> instead.';
      return {
        line: index + 1,
        message: 'A line break in a diagram cannot be written as \\n.',
        advice,
      };
    }
    const word = missingWord(line, shown);
    const others = lines.map((other, position) => (position === index ? '' : other)).join('\n');
    const isSkipped = !structuralLine.test(line) && tryRender(others) === svgText;
    if (word === undefined && !isSkipped) continue;
    const message =
      word === undefined || isSkipped
        ? 'This line of the diagram has no effect.'
        : `The diagram does not show "${word}" from this line.`;
    return { line: index + 1, message, advice: syntaxAdvice };
  }
  return undefined;
}

/**
 * Renders a Mermaid diagram to SVG, with a text alternative, in the colours of the site. If it
 * cannot be drawn, returns what is wrong.
 *
 * @param prefix the prefix of ids in the SVG, unique on its page
 */
export function renderMermaid(text: string, prefix: string): Diagram | DiagramFault {
  const lines = text.split('\n');
  const firstLine = lines.findIndex((line) => line.trim() !== '' && !line.trim().startsWith('%%'));
  const settings = lines.findIndex((line) => /^\s*%%\{/.test(line));
  if (settings !== -1) {
    const message = 'Diagram settings (%%{…}%%) have no effect.';
    return { line: settings + 1, message, advice: 'Remove them.' };
  }
  const [kind = ''] = /^[\w-]+/.exec(lines[firstLine]?.trim() ?? '') ?? [];
  const at = Math.max(firstLine, 0) + 1;
  if (!kinds.includes(kind)) {
    const isFrontMatter = lines[firstLine]?.trim() === '---';
    return {
      line: at,
      message: isFrontMatter
        ? 'A diagram cannot have front matter.'
        : kind === ''
          ? 'The first line of the diagram does not name its kind.'
          : `Diagrams of the kind "${kind}" are not supported.`,
      advice: isFrontMatter
        ? 'Remove it; write the title after ```mermaid, as title="…".'
        : 'Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram, or save a drawing in figures/.',
    };
  }
  const fault = findHeaderFault(lines[firstLine] ?? '', at) ?? findUnbalanced(lines);
  if (fault !== undefined) return fault;
  const svgText = tryRender(text);
  if (svgText === undefined) {
    return { line: at, message: 'The diagram cannot be read.', advice: syntaxAdvice };
  }
  const skipped = skippedLine(lines, firstLine, svgText);
  if (skipped !== undefined) return skipped;
  const { root } = readSvg(svgText);
  const [, , width = 0, height = 0] = String(root.properties['viewBox'])
    .split(/[\s,]+/)
    .map(Number);
  const alt = describe(root);
  const svg = clean(root, prefix);
  svg.properties = {
    viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}`,
    width: String(Math.round(width)),
    height: String(Math.round(height)),
    className: [width > wideDiagramWidth ? 'm-diagram-wide' : 'm-diagram'],
    role: 'img',
    ariaLabel: alt,
  };
  return { svg, alt };
}
