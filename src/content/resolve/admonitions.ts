import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { Blockquote, RootContent } from 'mdast';
import { admonitionKinds } from '../registry';
import { didYouMean } from '../../shared/suggest';
import type { ChildResolver } from './components';
import { report, startOf, type PageContext } from './context';

/** Checks an admonition and turns it into an `Admonition` component. */
export function resolveAdmonition(
  node: ContainerDirective,
  resolver: ChildResolver,
  context: PageContext,
): RootContent[] {
  const { name } = node;
  const isKnown = admonitionKinds.includes(name);
  if (!isKnown) {
    report(
      context,
      node,
      `Unknown admonition ":::${name}".`,
      didYouMean(
        name,
        admonitionKinds,
        `The admonitions are ${admonitionKinds.map((kind) => `:::${kind}`).join(', ')}.`,
        (near) => `:::${near}`,
      ),
    );
  }
  if (Object.keys(node.attributes ?? {}).length > 0) {
    report(context, node, 'An admonition takes no attributes.', `Write :::${name}[Title].`);
  }
  const end = node.position?.end;
  const lastLine = context.lines[(end?.line ?? 1) - 1] ?? '';
  const isClosed = /:{3,}\s*$/.test(lastLine.slice(0, (end?.column ?? 1) - 1));
  if (!isClosed) {
    report(
      context,
      node,
      `The admonition ":::${name}" is not closed.`,
      'Close it with a line :::.',
    );
  }
  const [first] = node.children;
  const label =
    first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined;
  const body = label === undefined ? node.children : node.children.slice(1);
  if (body.length === 0) {
    report(context, node, `The admonition ":::${name}" is empty.`, 'Add content or remove it.');
  }
  // An unclosed admonition contains the rest of the page, so its headings are not misplaced.
  const enclosure = { component: null, topLevel: !isClosed };
  const title =
    label === undefined
      ? ''
      : resolver
          .children([label], enclosure)
          .map((n) => toString(n))
          .join('');
  return [
    {
      type: 'articleComponent',
      name: 'Admonition',
      attributes: { kind: isKnown ? name : 'note', ...(title === '' ? {} : { title }) },
      children: resolver.children(body, enclosure),
      ...(node.position && { position: node.position }),
    },
  ];
}

/** Our admonitions by the name of GitHub's alerts. */
const githubAlerts: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'danger',
};

/** Returns false and reports a quote that is a GitHub alert (`> [!NOTE]`). */
export function checkQuote(node: Blockquote, context: PageContext): boolean {
  const { line, column } = startOf(node);
  const written = context.lines[line - 1]?.slice(column - 1) ?? '';
  const [, name] = /^>\s*\[!(\w+)\]/.exec(written) ?? [];
  if (name === undefined) return true;
  const kind = githubAlerts[name.toLowerCase()] ?? 'note';
  report(
    context,
    node,
    'GitHub alerts are not supported.',
    `Write a line :::${kind}, then the text without >, then a line :::.`,
  );
  return false;
}
