import { joinWords } from '../../shared/joinWords';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Root, RootContent } from 'mdast';
import { z } from 'zod';
import { explainUnknown } from './reportUnknown';
import { parsePage } from '../parse/parsePage';
import { characterProblems, encodingProblem, normalizeText } from '../parse/sourceText';
import { asRootPath } from '../paths';
import { readAttributes } from '../resolve/components/attributes';
import { readContentFile } from '../resolve/imagesAndVideos/contentFiles';
import { report, type Inclusion, type PageContext } from '../resolve/context';
import { registerExplicitIds } from '../resolve/headings';
import { withParameters } from '../tokens/parameters';

const partialFile = {
  noun: 'partial',
  example: '/partials/name.md',
  matches: (file: string) => /^content\/[^/]+\/partials\/.+\.md$/.test(file),
};

const parameter = /(?<!\\)\{param\.([\w-]+)\}/g;

function schemaOf(text: string): z.ZodObject {
  const names = [...text.matchAll(parameter)].map(([, name = '']) => name);
  const value = z.string().trim().min(1);
  return z.strictObject(
    Object.fromEntries(['file', ...new Set(names)].map((name) => [name, value])),
  );
}

function removePageOnlyNodes(root: Root, context: PageContext): void {
  root.children = root.children.filter((node) => {
    if (node.type === 'yaml') {
      report(context, node, 'A partial cannot have front matter.', 'Remove it.');
    } else if (node.type === 'footnoteDefinition') {
      const advice = 'Write the text without a footnote, or move the footnote to the page.';
      report(context, node, 'A partial cannot have footnotes.', advice);
    } else return true;
    return false;
  });
}

/** Reports a loop of partials at the same `<Include>`, wherever a page enters the loop. */
function reportLoop(loop: readonly Inclusion[]): void {
  const [first = ''] = loop.map(({ file }) => file).sort();
  const start = loop.findIndex(({ file }) => file === first);
  const others = [...loop.slice(start + 1), ...loop.slice(0, start)].map(({ file }) =>
    asRootPath(file),
  );
  const list = joinWords(others);
  const route = others.length === 0 ? '' : ` through ${list}`;
  const { node, context } = loop[start] as Inclusion;
  const message = `${asRootPath(first)} includes itself${route}.`;
  const isAlone = others.length === 0;
  report(
    context,
    node,
    message,
    isAlone ? 'Remove this <Include>.' : 'Remove one of the <Include> components in this loop.',
  );
}

/**
 * Returns a placeholder with the expanded partial that `<Include>` names; an empty list if it
 * cannot be included.
 *
 * @param expand expands the components in the partial
 */
export function expandInclude(
  node: MdxJsxFlowElement,
  context: PageContext,
  expand: (children: RootContent[], context: PageContext) => RootContent[],
): RootContent[] {
  if (node.children.length > 0) {
    report(
      context,
      node,
      '<Include> takes no content.',
      'Write <Include … />, and move the content out of it.',
    );
  }
  const fileAttribute = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'file',
  );
  const path = fileAttribute?.value;
  if (typeof path !== 'string' || path.trim() === '') {
    readAttributes(node, schemaOf(''), context);
    return [];
  }
  const partial = readContentFile(path.trim(), partialFile, fileAttribute ?? node, context);
  if (partial === undefined) {
    context.unreadable = true;
    return [];
  }
  const { file } = partial;
  const includes = context.includes ?? [];
  const inclusion = { file, node, context };
  const known = includes.findIndex((each) => each.file === file);
  if (known !== -1) {
    reportLoop([...includes.slice(known + 1), inclusion]);
    context.unreadable = true;
    return [];
  }
  const source = { file, text: normalizeText(Buffer.from(partial.bytes).toString('utf8')) };
  const encodingFault = encodingProblem(source);
  if (encodingFault !== undefined) {
    context.problems.push(encodingFault);
    return [];
  }
  const values = readAttributes(node, schemaOf(source.text), context);
  const { root, problems, text, isWhole } = parsePage(source, explainUnknown);
  const isEmpty = root.children.length === 0;
  context.problems.push(...characterProblems(source), ...problems);
  if (!isWhole) context.unreadable = true;
  if (values === undefined) return [];
  const { library } = context;
  const inner: PageContext = {
    ...context,
    source: { file, text },
    lines: text.split('\n'),
    library: { ...library, tokens: withParameters(library.tokens, values) },
    hasBrokenTags: problems.length > 0,
    includes: [...includes, inclusion],
  };
  removePageOnlyNodes(root, inner);
  root.children = expand(root.children, inner);
  registerExplicitIds(root, inner);
  if (inner.unreadable) context.unreadable = true;
  if (isEmpty && problems.length === 0) {
    report(
      inner,
      root,
      'The partial is empty.',
      'Add content, or remove the partial and its <Include>.',
    );
  }
  const { position } = node;
  return [{ type: 'includedPart', root, context: inner, ...(position && { position }) }];
}
