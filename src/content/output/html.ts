import type { Element, ElementContent, Properties, Root as HastRoot } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toHast, type Handlers, type State } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import type { Code, Heading, InlineCode, Link, ListItem, Root, Table, TableRow } from 'mdast';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { codeHtml } from '../code/codeHtml';
import type { DefinitionList, DefinitionPart } from '../mdast/definitionList';
import type { InlineElement } from '../mdast/inlineElement';
import { headingText, type ArticleComponent } from '../mdast/nodes';
import { externalLink, reactComponents } from '../registry';
import { boxOperations } from './operations';

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** Task boxes are labelled icons, because an unlabelled disabled checkbox says nothing to a screen reader. */
function taskBox(checked: boolean): Element {
  const properties = { className: ['a-task'], role: 'img', ariaLabel: checked ? 'Done' : 'To do' };
  return element('span', properties, [{ type: 'text', value: checked ? '☑' : '☐' }]);
}

function listItem(state: State, node: ListItem): Element {
  const isLoose = node.spread === true || node.children.length > 2;
  const children = node.children.flatMap((child): ElementContent[] => {
    const made = [state.one(child, node) ?? []].flat();
    if (child.type !== 'paragraph' || isLoose) return made;
    return made.flatMap((one) =>
      one.type === 'element' && one.tagName === 'p' ? one.children : [one],
    );
  });
  if (typeof node.checked !== 'boolean') {
    return element('li', { ...node.data?.hProperties }, children);
  }
  const box: ElementContent[] = [taskBox(node.checked), { type: 'text', value: ' ' }];
  return element('li', { className: ['a-task-item'] }, [...box, ...children]);
}

function tableRow(
  state: State,
  row: TableRow,
  table: Table,
  labels: string[] | undefined,
): Element {
  const isHead = row === table.children[0];
  const cells = row.children.map((cell, column) => {
    const align = table.align?.[column];
    // The first cell names the row and needs no label.
    const label = column === 0 ? undefined : labels?.[column];
    const properties: Properties = {
      ...(align ? { align } : {}),
      ...(isHead ? { scope: 'col' } : label ? { dataLabel: label } : {}),
    };
    return element(isHead ? 'th' : 'td', properties, state.all(cell) as ElementContent[]);
  });
  return element('tr', { ...row.data?.hProperties }, cells);
}

/** Shorter identifiers fit in a column; in characters. */
const longIdentifier = 16;

/** Inline code; long identifiers may wrap between their parts only. */
function breakable(value: string): ElementContent[] {
  const isLong = value.length > longIdentifier && !/\s/.test(value);
  const parts = isLong ? value.split(/(?<=[._/])(?=[\p{L}\p{N}])|(?<=\p{Ll})(?=\p{Lu})/u) : [value];
  return parts.flatMap((part, index): ElementContent[] => [
    ...(index === 0 ? [] : [element('wbr', {}, [])]),
    { type: 'text', value: part },
  ]);
}

const externalProperties: Properties = {
  target: externalLink.target,
  rel: externalLink.rel.split(' '),
};

const handlers: Handlers = {
  articleComponent: (state: State, node: ArticleComponent) =>
    element(
      node.name,
      { ...node.attributes, ...(node.external === true ? { external: true } : {}) },
      [
        ...(node.figure === undefined ? [] : [node.figure]),
        ...state.all(node as never),
      ] as ElementContent[],
    ),
  code: (_state: State, { value, lang, data = {} }: Code) => {
    const { title, emphasizedLines = [], lineNumbers = false, marks, wrap } = data;
    const language = lang ?? 'text';
    const html = codeHtml(value, language, {
      emphasizedLines,
      lineNumbers,
      ...(marks && { marks }),
    });
    const hasFocus = (marks?.focus.length ?? 0) > 0;
    return element(
      'CodeBlock',
      { language, title, lineNumbers, html, breaksLines: wrap, hasFocus },
      [],
    );
  },
  heading: (state: State, node: Heading) =>
    element(
      'Heading',
      { level: node.depth, id: node.data?.id, text: headingText(node) },
      state.all(node) as ElementContent[],
    ),
  inlineCode: (_state: State, { value }: InlineCode) =>
    element('code', {}, breakable(value.replace(/\r?\n|\r/g, ' '))),
  definitionList: (state: State, node: DefinitionList) =>
    element('dl', {}, state.all(node as never) as ElementContent[]),
  definitionPart: (state: State, node: DefinitionPart) =>
    element(node.name, {}, state.all(node as never) as ElementContent[]),
  inlineElement: (state: State, node: InlineElement) =>
    element(node.name, node.attributes, state.all(node as never) as ElementContent[]),
  link: (state: State, node: Link) =>
    element(
      'a',
      { href: node.url, ...(node.data?.external === true ? externalProperties : {}) },
      state.all(node) as ElementContent[],
    ),
  listItem,
  table: (state: State, node: Table) => {
    const [head, ...body] = node.children;
    const labels =
      head !== undefined && head.children.length > 2
        ? head.children.map((c) => toString(c))
        : undefined;
    const rows = body.map((row) => tableRow(state, row, node, labels));
    return element('Table', { label: node.data?.label, ...node.data?.hProperties }, [
      ...(head === undefined
        ? []
        : [element('thead', {}, [tableRow(state, head, node, undefined)])]),
      ...(rows.length === 0 ? [] : [element('tbody', {}, rows)]),
    ]);
  },
};

/** Renders a resolved page to static HTML without scripts or inline styles. */
export function toHtml(root: Root): string {
  const hast = toHast(
    { ...root, children: boxOperations(root.children) },
    {
      handlers,
      clobberPrefix: '',
      footnoteLabelProperties: {},
    },
  ) as HastRoot;
  hast.children = hast.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const jsxTree = toJsxRuntime(hast, {
    Fragment,
    jsx,
    jsxs,
    components: reactComponents as never,
    passKeys: false,
    tableCellAlignToStyle: false,
  });
  return renderToStaticMarkup(jsxTree);
}
