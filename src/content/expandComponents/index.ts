import type { Nodes, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { elementsCoveredBy } from '../foreign';
import { isParent } from '../mdast/nodes';
import { expanders } from '../componentRegistry/registry';
import { MissingPartError } from '../reference/fields/schema';
import { readAttributes } from '../resolve/components/attributes';
import { report, type PageContext } from '../resolve/context';
import { hasReportedData, isReported, explainMissingFile } from '../tokens/reportedData';
import { replaceKnownTokens } from '../tokens/tokens';
import { expandInclude } from './include';
import { checkDescribedTexts } from './describedTexts';
import { AlreadyReportedError, type Expander } from './expander';
import { explainUnknown, includeName, reportUnknown } from './reportUnknown';
import { ContentError } from '../contentError';
import type { Explanation, Origin } from '../types';

/** Returns whether a duplicate id of the component at a position has been reported. */
const isDuplicateReported = (
  position: RootContent['position'],
  { problems }: PageContext,
): boolean =>
  problems.some(
    ({ message, line, column }) =>
      message.startsWith('Duplicate id ') &&
      line === position?.start.line &&
      column === position.start.column,
  );

/**
 * Gives generated nodes the position of their component, replaces the tokens in their text and
 * reports their faults. Registers the ids from `data.hProperties.id`; moves those of headings to
 * `data.id` instead.
 */
function adopt(node: Nodes, position: RootContent['position'], context: PageContext): void {
  if (position !== undefined) node.position = position;
  const { fault } = node.data ?? {};
  if (fault !== undefined) report(context, node, fault.message, fault.advice);
  if (node.type === 'text') {
    node.value = replaceKnownTokens(node.value, context.library.tokens, 'prose');
  }
  const id = node.data?.hProperties?.['id'];
  if (node.type === 'heading' && typeof id === 'string') {
    const data = { ...node.data, id };
    delete data.hProperties;
    node.data = data;
  } else if (
    typeof id === 'string' &&
    !context.ids.take(id) &&
    context.library.hasRepeatedPart !== true &&
    !isDuplicateReported(position, context)
  ) {
    report(
      context,
      node,
      `Duplicate id "${id}".`,
      'Use the component only once on a page, or change the id of the other element.',
    );
  }
  if (isParent(node)) for (const child of node.children) adopt(child, position, context);
}

function explainFailure(error: unknown, name: string): Explanation & { origin?: Origin } {
  if (error instanceof ContentError) {
    const { problem: message, advice, origin } = error;
    return { message, advice, ...(origin && { origin }) };
  }
  // The messages of other errors would not help authors.
  return {
    message: `The data for <${name}> has an unexpected structure.`,
    advice: 'Compare it with data that works elsewhere, or write Markdown instead.',
  };
}

function reportOmissions(
  node: MdxJsxFlowElement,
  { omissions }: Expander,
  attributes: Readonly<Record<string, string>>,
  context: PageContext,
): void {
  const { frontMatter, library } = context;
  if (omissions === undefined || frontMatter.draft) return;
  for (const { text, key, message, advice } of omissions(attributes, library, frontMatter)) {
    const at = { ...node, data: { origin: { text, key } } };
    report(context, at, message, advice, { severity: 'warning' });
  }
}

function expandComponent(
  node: MdxJsxFlowElement,
  name: string,
  expander: Expander,
  context: PageContext,
): RootContent[] {
  if (node.children.length > 0) {
    report(
      context,
      node,
      `<${name}> takes no content.`,
      `Write <${name} … />, and move the content out of it.`,
    );
  }
  const attributes = readAttributes(node, expander.attributes, context);
  if (attributes === undefined) return [];
  if (expander.showsPart === true) {
    const { id, name: partName, variant } = attributes;
    const part = JSON.stringify([name, id, partName, variant]);
    // The check of the whole version reports that the part is used twice.
    if (context.shownParts.has(part)) return [];
    context.shownParts.add(part);
  }
  try {
    const nodes = expander.expand(attributes, context.library);
    for (const generated of nodes) adopt(generated, node.position, context);
    checkDescribedTexts(nodes, node, context);
    reportOmissions(node, expander, attributes, context);
    // One of two parts with the same name is probably misnamed, and other pages may link to the ids
    // that its correct name would produce.
    if (context.library.hasRepeatedPart === true) context.unreadable = true;
    return nodes;
  } catch (error) {
    // The ids that the component would have produced are unknown.
    context.unreadable = true;
    const { tokens, faultyDocuments } = context.library;
    const usedData = expander.usedData?.(attributes) ?? [];
    const missing = usedData[0] === undefined ? undefined : explainMissingFile(usedData[0], tokens);
    const { id = '', name: partName = id } = attributes;
    const newName = context.library.renamedParts?.get(partName);
    const failure: ReturnType<typeof explainFailure> = missing ?? explainFailure(error, name);
    const { message, origin } = failure;
    const advice = newName === undefined ? failure.advice : `Did you mean "${newName}"?`;
    const isKnown =
      error instanceof AlreadyReportedError ||
      (error instanceof ContentError && context.library.hasRepeatedPart === true) ||
      usedData.some((data) => isReported(data, tokens)) ||
      ((!(error instanceof ContentError) || error instanceof MissingPartError) &&
        ((faultyDocuments?.size ?? 0) > 0 || hasReportedData(tokens)));
    const place = origin === undefined ? node : { ...node, data: { ...node.data, origin } };
    if (!isKnown) report(context, place, message, advice);
    return [];
  }
}

/**
 * Replaces the components that generate Markdown with that Markdown, and `<Include>` with a
 * placeholder for the partial. Reports unknown components, and HTML that pages may not use.
 *
 * @param covered names of elements that the message about an enclosing element covers
 */
export function expandComponents(
  children: RootContent[],
  context: PageContext,
  covered: readonly string[] = [],
): RootContent[] {
  return children.flatMap((node) => {
    let inner = covered;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = node.name ?? '';
      if (name === includeName && node.type === 'mdxJsxFlowElement')
        return expandInclude(node, context, expandComponents);
      const expander = Object.hasOwn(expanders, name) ? expanders[name] : undefined;
      if (expander !== undefined && node.type === 'mdxJsxFlowElement')
        return expandComponent(node, name, expander, context);
      if (explainUnknown(name) !== undefined) {
        if (!covered.includes(name)) reportUnknown(node, context);
        inner = [...covered, ...elementsCoveredBy(name)];
      }
    }
    if (isParent(node)) {
      node.children = expandComponents(node.children as RootContent[], context, inner) as never;
    }
    return [node];
  });
}
