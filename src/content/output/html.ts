import type { Element, ElementContent, Properties, Root as HastRoot } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toHast, type Handlers, type State } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import type { Code, Heading, InlineCode, Link, ListItem, Root, Table, TableRow } from 'mdast';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { codeParts } from '../../shared/codeParts';
import { codeHtml } from '../codeBlocks/codeHtml';
import type { DefinitionList, DefinitionPart } from '../mdast/definitionList';
import type { InlineElement } from '../mdast/inlineElement';
import { headingText, type ArticleComponent } from '../mdast/nodes';
import { externalLink, reactComponents } from '../componentRegistry/registry';
import { boxOperations } from './operations';
import { fitTable } from './tableFit';

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function taskBox(checked: boolean): Element {
  const properties = { className: ['m-task'], role: 'img', ariaLabel: checked ? 'Done' : 'To do' };
  return element('span', properties, [{ type: 'text', value: checked ? '☑' : '☐' }]);
}

function listItem(state: State, node: ListItem): Element {
  const isLoose = node.spread === true || node.children.length > 2;
  const children = node.children.flatMap((child): ElementContent[] => {
    const elements = [state.one(child, node) ?? []].flat();
    if (child.type !== 'paragraph' || isLoose) return elements;
    return elements.flatMap((each) =>
      each.type === 'element' && each.tagName === 'p' ? each.children : [each],
    );
  });
  if (typeof node.checked !== 'boolean') {
    return element('li', { ...node.data?.hProperties }, children);
  }
  const box: ElementContent[] = [taskBox(node.checked), { type: 'text', value: ' ' }];
  return element('li', { className: ['m-task-item'] }, [...box, ...children]);
}

interface TableLayout {
  /**
   * The column headings that label the cells where narrow screens show rows as lists; empty if the
   * table fits every screen or its lists have no labels.
   */
  readonly labels: readonly string[];
  readonly hasRowNames: boolean;
}

function headRow(state: State, row: TableRow, { align }: Table): Element {
  const cells = row.children.map((cell, column) => {
    const alignment = align?.[column] ? { align: align[column] } : {};
    const children = state.all(cell) as ElementContent[];
    // An empty heading would label nothing.
    if (children.length === 0) return element('td', alignment, []);
    return element('th', { ...alignment, scope: 'col' }, children);
  });
  return element('tr', { ...row.data?.hProperties }, cells);
}

function bodyRow(
  state: State,
  row: TableRow,
  { align }: Table,
  { labels, hasRowNames }: TableLayout,
): Element {
  const cells = row.children.map((cell, column) => {
    const isName = hasRowNames && column === 0;
    const properties: Properties = {
      ...(align?.[column] ? { align: align[column] } : {}),
      ...(isName ? { scope: 'row' } : {}),
      ...(labels[column] ? { dataLabel: labels[column] } : {}),
    };
    return element(isName ? 'th' : 'td', properties, state.all(cell) as ElementContent[]);
  });
  return element('tr', { ...row.data?.hProperties }, cells);
}

function tableElement(state: State, node: Table): Element {
  const [head, ...body] = node.children;
  const { width, prose } = fitTable(node);
  const hasRowNames =
    node.children.every(({ children }) => children.length > 1) &&
    body.every(({ children: [name] }) => name !== undefined && toString(name).trim() !== '');
  const isFacts = node.data?.isFacts === true;
  const labels = width === 0 || isFacts ? [] : (head?.children ?? []).map((cell) => toString(cell));
  const rows = body.map((row) => bodyRow(state, row, node, { labels, hasRowNames }));
  const className = [
    ...(width === 0 ? [] : [`a-fit-${width}`]),
    ...(width === 0 || !isFacts ? [] : ['a-facts']),
    ...prose.map((column) => `a-prose-${column}`),
  ].join(' ');
  return element('Table', { label: node.data?.label, fit: className, ...node.data?.hProperties }, [
    ...(head === undefined ? [] : [element('thead', {}, [headRow(state, head, node)])]),
    ...(rows.length === 0 ? [] : [element('tbody', {}, rows)]),
  ]);
}

function withBreakOpportunities(value: string): ElementContent[] {
  return codeParts(value).flatMap((part, index): ElementContent[] => [
    ...(index === 0 ? [] : [element('wbr', {}, [])]),
    ...(part === '' ? [] : [{ type: 'text' as const, value: part }]),
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
    element('code', {}, withBreakOpportunities(value.replace(/\r?\n|\r/g, ' '))),
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
  table: (state: State, node: Table) => tableElement(state, node),
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
