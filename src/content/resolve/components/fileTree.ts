import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { reportStructure, type PageContext } from '../context';

const advice = 'Write each file as - name, and indent the files of a folder by two spaces.';

/**
 * Splits the start of an item into a file name and a comment; returns undefined if there is no
 * name.
 */
function splitName(first: PhrasingContent | undefined): PhrasingContent[] | undefined {
  if (first?.type === 'inlineCode') return [first];
  if (first?.type === 'strong') {
    const name = splitName(first.children[0]);
    return name?.length === 1 && first.children.length === 1
      ? [{ ...first, children: name }]
      : undefined;
  }
  if (first?.type !== 'text') return undefined;
  const [, value = '', rest = ''] = /^(\S+)(.*)$/s.exec(first.value.trimStart()) ?? [];
  if (value === '') return undefined;
  const name: PhrasingContent = { type: 'inlineCode', value };
  return rest === '' ? [name] : [name, { ...first, value: rest }];
}

function resolveItem(item: ListItem, context: PageContext): void {
  const [line, inner, other] = item.children;
  // An empty item, or one that starts with a heading, is reported as in any list.
  if (line === undefined || line.type === 'heading') return;
  const name = line?.type === 'paragraph' ? splitName(line.children[0]) : undefined;
  const isList = inner === undefined || (inner.type === 'list' && inner.ordered !== true);
  if (line?.type !== 'paragraph' || name === undefined || !isList || other !== undefined) {
    const message =
      'An item of <FileTree> may contain only a file name, a comment and a bullet list.';
    reportStructure(context, item, message, advice);
    return;
  }
  line.children = [...name, ...line.children.slice(1)];
  item.spread = false;
  if (inner?.type !== 'list') return;
  item.data = { ...item.data, hProperties: { className: ['m-folder'] } };
  resolveList(inner, context);
}

function resolveList(list: List, context: PageContext): void {
  list.spread = false;
  for (const item of list.children) resolveItem(item, context);
}

/** Marks the names of files in the list of a `<FileTree>`, and reports any other content. */
export function resolveFileTree(children: readonly RootContent[], context: PageContext): void {
  const [list, other] = children;
  if (list === undefined) return;
  if (list.type === 'list' && list.ordered !== true && other === undefined)
    resolveList(list, context);
  else
    reportStructure(context, other ?? list, '<FileTree> may contain only one bullet list.', advice);
}
