import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { Blockquote, Paragraph, RootContent } from 'mdast';
import { withoutComments } from '../../mdast/nodes';
import type { Fix } from '../../types';
import { admonitionKinds } from '../../componentRegistry/registry';
import { didYouMean } from '../../../shared/suggest';
import { kindOf, kindOfAnyTool, similarKind } from '../foreignSyntax/admonitionKinds';
import type { ChildResolver } from './components';
import { fixRestOfLine } from '../../parse/fix';
import { report, startOf, type PageContext } from '../context';
import { adviceOnContainer, explainDirective } from '../foreignSyntax/foreignBlocks';

/**
 * Returns the number of the line that closes an admonition; undefined if no line does. The closing
 * line may have more or fewer colons than the opening line.
 *
 * @param startLine number of the opening line; lines count from 1
 */
function endLineOf(lines: readonly string[], startLine: number): number | undefined {
  let depth = 1;
  let openFence = '';
  for (const [index, line] of lines.slice(startLine).entries()) {
    const [, fence, word] = /^[\s>]*(?:(`{3,}|~{3,})|:{3,}\s*(\w*))/.exec(line) ?? [];
    if (fence !== undefined && openFence === '') openFence = fence;
    else if (fence?.startsWith(openFence) === true) openFence = '';
    if (word !== undefined && openFence === '') depth += word === '' ? -1 : 1;
    if (depth === 0) return startLine + index + 1;
  }
  return undefined;
}

/**
 * Returns advice for an unclosed admonition: to close it, or to correct a line below it that was
 * probably meant to close it.
 */
function closingAdvice(colons: string, startLine: number, { lines }: PageContext): string {
  const index = lines.findIndex(
    (line, position) =>
      position >= startLine &&
      (line.trim() === '::' ||
        kindOf(/^:{3,}[ \t]+(\w+)$/.exec(line.trim())?.[1] ?? 'note') === undefined),
  );
  const line = index === -1 && colons.length > 3 ? endLineOf(lines, startLine) : index + 1;
  return line === undefined || line === 0
    ? `Close it with ${colons}.`
    : `Write only ${colons} on line ${line}.`;
}

/** Checks an admonition and turns it into an `Admonition` component. */
export function resolveAdmonition(
  node: ContainerDirective,
  resolver: ChildResolver,
  context: PageContext,
): RootContent[] {
  const { name } = node;
  const kind = kindOf(name);
  if (kind === undefined) {
    report(
      context,
      node,
      `Unknown admonition ":::${name}".`,
      adviceOnContainer(name) ??
        didYouMean(
          kindOfAnyTool(name) ?? name,
          admonitionKinds,
          `The admonitions are ${admonitionKinds.map((known) => `:::${known}`).join(', ')}.`,
          (suggestion) => `:::${suggestion}`,
        ),
    );
  }
  if (kind !== undefined && Object.keys(node.attributes ?? {}).length > 0) {
    report(context, node, 'An admonition takes no attributes.', `Write :::${name}[Title].`);
  }
  const end = node.position?.end;
  const lastLine = context.lines[(end?.line ?? 1) - 1] ?? '';
  const start = startOf(node);
  const lineText = (context.lines[start.line - 1] ?? '').slice(start.column - 1);
  const [colons = ':::'] = /^:+/.exec(lineText) ?? [];
  const [closing = ''] = /:{3,}(?=\s*$)/.exec(lastLine.slice(0, (end?.column ?? 1) - 1)) ?? [];
  const isClosed = closing.length >= colons.length;
  const nextEnd = isClosed ? undefined : endLineOf(context.lines, end?.line ?? 1);
  const nextLine = context.lines[(nextEnd ?? 0) - 1] ?? '';
  const [nextColons = ''] = /^:{3,}(?=\s*$)/.exec(nextLine) ?? [];
  const hasClosedOuter = start.column === 1 && nextColons !== '';
  // The line meant to close this admonition has closed the outer one. Skip the line meant to close
  // the outer one, which would be reported as closing nothing.
  if (hasClosedOuter) context.closingLinesToSkip += 1;
  if (hasClosedOuter && nextColons.length >= colons.length) {
    report(
      context,
      node,
      `The admonition around "${colons}${name}" must start with more colons.`,
      'Start and end the outer one with more colons: ::::note and ::::.',
    );
  } else if (!isClosed) {
    // A closing line with too few colons would be reported again, as one that closes nothing.
    if (endLineOf(context.lines, start.line) !== undefined && colons.length > 3)
      context.closingLinesToSkip += 1;
    report(
      context,
      node,
      `The admonition "${colons}${name}" is not closed.`,
      closingAdvice(colons, start.line, context),
    );
  }
  const [first] = node.children;
  const label =
    first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined;
  const body = label === undefined ? node.children : node.children.slice(1);
  if (/^:+[\w-]+\[\s*\]/.test(lineText)) {
    const advice = `Write ${colons}${name}, or a title in the brackets.`;
    report(context, node, 'The title of the admonition is empty.', advice);
  }
  if (withoutComments(body).length === 0) {
    report(context, node, `The admonition ":::${name}" is empty.`, 'Add content or remove it.');
  }
  // An unclosed admonition contains the rest of the page, so its headings are not misplaced.
  const enclosure = { component: null, topLevel: !isClosed };
  const title =
    label === undefined
      ? ''
      : resolver
          .resolveChildren([label], enclosure)
          .map((n) => toString(n))
          .join('');
  return [
    {
      type: 'articleComponent',
      name: 'Admonition',
      attributes: { kind: kind ?? 'note', ...(title === '' ? {} : { title }) },
      children: resolver.resolveChildren(body, enclosure),
      ...(node.position && { position: node.position }),
    },
  ];
}

/**
 * Returns a fix that rewrites a GitHub alert as an admonition; undefined for an alert in a list or
 * quote, with text beside `[!NOTE]`, or with a line that does not start with `>`.
 */
function fixAlert({ position }: Blockquote, kind: string, { lines }: PageContext): Fix | undefined {
  const { start, end } = position ?? {};
  if (start?.column !== 1 || end === undefined) return undefined;
  const [first = '', ...others] = lines.slice(start.line - 1, end.line);
  if (!/^> ?\[!\w+\]\s*$/.test(first) || others.some((line) => !line.startsWith('>')))
    return undefined;
  const content = others.map((line) => line.replace(/^> ?/, ''));
  return { start, end, replacement: [`:::${kind}`, ...content, ':::'].join('\n') };
}

/**
 * Reports a quote that is empty or a GitHub alert (`> [!NOTE]`), and returns false. Accepts empty
 * quotes on a page with broken tags, where a quote may have lost its content.
 */
export function checkQuote(node: Blockquote, context: PageContext): boolean {
  const { line, column } = startOf(node);
  const lineText = context.lines[line - 1]?.slice(column - 1) ?? '';
  const [, name] = /^>\s*\[!(\w+)\]/.exec(lineText) ?? [];
  if (name === undefined) {
    if (withoutComments(node.children).length > 0 || context.hasBrokenTags) return true;
    report(context, node, 'The quote is empty.', 'Add text or remove it.');
    return false;
  }
  const kind = kindOf(name) ?? 'note';
  const advice = `On separate lines, write :::${kind}, the text without >, and :::.`;
  const fix = fixAlert(node, kind, context);
  report(context, node, 'GitHub alerts are not supported.', advice, { fix });
  return false;
}

/**
 * Matches a line that starts like an admonition. Groups: colons, name, title in brackets, other
 * text.
 */
const openingLine = /^(:{3,})\s*([\w-]+)(?:\[([^\]]*)\])?(?:\{[^}]*\})?[ \t]*(.*)$/;

/**
 * Returns whether a paragraph starts with `:::`. Reports such a paragraph, unless it closes an
 * admonition that has been reported.
 */
export function checkColons(start: string, node: Paragraph, context: PageContext): boolean {
  if (!start.startsWith(':::')) return false;
  if (/^:{3,}\s*$/.test(start) && context.closingLinesToSkip > 0) {
    context.closingLinesToSkip -= 1;
    return true;
  }
  const [, colons = ':::', word = '', bracketedTitle = '', rest = ''] =
    openingLine.exec(start) ?? [];
  const [, directive, argument = ''] = /^:{3,}\{([\w:.-]+)\}(.*)$/.exec(start) ?? [];
  const last = context.lines[(node.position?.end.line ?? 1) - 1] ?? '';
  if (!/^[\s>]*:{3,}\s*$/.test(last) && (word !== '' || directive !== undefined))
    context.closingLinesToSkip += 1;
  if (directive !== undefined) {
    const { message, advice } = explainDirective(directive, argument.trim());
    report(context, node, message, advice);
    return true;
  }
  if (word === '') {
    const message = 'This line closes an admonition, but none is open.';
    report(context, node, message, 'Remove it, or open one above it: :::note.');
    return true;
  }
  const container = adviceOnContainer(word);
  if (container !== undefined) {
    report(context, node, `":::${word}" is not an admonition.`, container);
    return true;
  }
  const kind = similarKind(word);
  const title = rest.replace(/^["'[]?(.*?)["'\]]?$/, '$1').trim();
  const isSpaced = /^:{3,}\s+[\w-]+\s*$/.test(start);
  const end = endLineOf(context.lines, startOf(node).line);
  const isClosed = end !== undefined;
  if (isClosed) context.admonitionEnd = end;
  const line = isSpaced ? `${colons}${kind}` : `${colons}${kind}[${title}]`;
  report(
    context,
    node,
    'This line starts like an admonition but is not one.',
    bracketedTitle !== ''
      ? `Write ${colons}${kind}[${bracketedTitle}] on its own line, with the text below it.`
      : title === '' && !isSpaced
        ? `Write ${colons}${kind} on its own line, with the text below it and ${colons} at the end.`
        : `Write ${line}${isClosed ? '' : `, and close it with ${colons} below its text`}.`,
    isClosed && bracketedTitle === '' && (title !== '' || isSpaced)
      ? { fix: fixRestOfLine(context.lines, startOf(node), () => line) }
      : {},
  );
  return true;
}
