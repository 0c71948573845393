import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { Blockquote, RootContent } from 'mdast';
import { admonitionKinds } from '../registry';
import { didYouMean } from '../../shared/suggest';
import type { ChildResolver } from './components';
import { report, startOf, type PageContext } from './context';

/** Checks an admonition and makes it a component like any other. */
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
        `Admonitions are ${admonitionKinds.map((kind) => `:::${kind}`).join(', ')}.`,
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
    report(
      context,
      node,
      `The admonition ":::${name}" is empty.`,
      'Give it content or take it away.',
    );
  }
  // One that is not closed takes in the rest of the page, whose headings are not the mistake.
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

/** The kinds of GitHub's admonitions and what they are here. */
const kinds: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'danger',
};

/** Whether a quote is one; an admonition as GitHub writes it is reported. */
export function checkQuote(node: Blockquote, context: PageContext): boolean {
  const { line, column } = startOf(node);
  const written = context.lines[line - 1]?.slice(column - 1) ?? '';
  const [, name] = /^>\s*\[!(\w+)\]/.exec(written) ?? [];
  if (name === undefined) return true;
  const kind = kinds[name.toLowerCase()] ?? 'note';
  report(
    context,
    node,
    'A quote is no admonition.',
    `Write :::${kind} on a line of its own, then the text without >, then a line :::.`,
  );
  return false;
}
