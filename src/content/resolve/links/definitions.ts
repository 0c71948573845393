import type { LinkReference, Root, RootContent } from 'mdast';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { report, type PageContext } from '../context';
import { checkLinkTitle } from '../linkText';
import { resolveLink, type ResolvedLink } from './links';

/**
 * Resolves the link definitions of a page or partial. Reports those that are faulty, are never used
 * or repeat an earlier label; as in CommonMark, the first definition wins.
 *
 * @param others labels of definitions that only images use; of these, reports only repeated ones
 * @returns the links by label; undefined for a faulty definition
 */
export function resolveDefinitions(
  root: Root,
  context: PageContext,
  others: ReadonlySet<string>,
): ReadonlyMap<string, ResolvedLink | undefined> {
  const links = new Map<string, ResolvedLink | undefined>();
  const used = new Set<string>();
  const defined = new Set<string>();
  // If an image uses a definition, the definition's title is the caption of the image.
  const imageDefinitions = new Set<Position | undefined>();
  visit(root, 'image', ({ data }) => void imageDefinitions.add(data?.definition));
  visit(root, 'linkReference', ({ identifier }) => void used.add(identifier));
  visit(root, 'definition', (node) => {
    const { identifier, label } = node;
    if (others.has(identifier)) {
      if (defined.has(identifier)) {
        const message = `The image [${label ?? identifier}] is defined twice.`;
        report(context, node, message, 'Rename or remove one of the two.');
      }
      defined.add(identifier);
      return;
    }
    if (identifier.startsWith('^')) {
      const name = (label ?? identifier).slice(1).trim().replace(/\s+/g, '-');
      const message = `${name === '' ? 'A footnote has no name' : 'The name of a footnote contains a space'}.`;
      report(context, node, message, `Write [^${name === '' ? '1' : name}] here and in the text.`);
      links.set(identifier, undefined);
      return;
    }
    if (!used.has(identifier)) {
      const message = `The link [${label ?? identifier}] is never used.`;
      report(context, node, message, 'Use it in the text, or remove the line.');
    }
    if (links.has(identifier)) {
      const message = `The link [${label ?? identifier}] is defined twice.`;
      report(context, node, message, 'Rename or remove one of the two.');
    } else if (/^\d+$/.test(identifier) && !/[/#:]|\.mdx?$/.test(node.url)) {
      const advice = `Write [^${identifier}] for a footnote, here and in the text.`;
      report(context, node, `The definition of [${identifier}] has no URL.`, advice);
      links.set(identifier, undefined);
    } else {
      if (!imageDefinitions.has(node.position)) checkLinkTitle(node, context);
      links.set(identifier, resolveLink(node.url, node, context));
    }
  });
  return links;
}

/** Converts a link reference to a link, or to its text if its definition has a problem. */
export function asLink(node: LinkReference, link: ResolvedLink | undefined): RootContent[] {
  if (link === undefined) return node.children;
  const { children, position } = node;
  const data = { external: link.external };
  return [{ type: 'link', url: link.href, children, data, ...(position && { position }) }];
}
