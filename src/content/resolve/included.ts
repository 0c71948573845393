import type { RootContent } from 'mdast';
import { forEachOf } from '../mdast/forEachOf';
import type { IncludedPart } from '../mdast/includedPart';
import type { PageContext } from './context';
import { inlineImageReferences } from './imagesAndVideos/images';
import { resolveDefinitions } from './links/definitions';
import type { ResolvedLink } from './links/links';

type State = Pick<PageContext, 'closingLinesToSkip' | 'figureCount' | 'unreadable'>;

const stateOf = ({ closingLinesToSkip, figureCount, unreadable }: State): State => ({
  closingLinesToSkip,
  figureCount,
  unreadable,
});

/** Returns the context of a partial, with the current state of the page. */
export function startPartial({ context }: IncludedPart, page: PageContext): PageContext {
  return { ...(context as PageContext), ...stateOf(page) };
}

/** Resolves the link definitions of a partial. */
export function partialDefinitions(
  { root }: IncludedPart,
  partial: PageContext,
): ReadonlyMap<string, ResolvedLink | undefined> {
  return resolveDefinitions(root, partial, inlineImageReferences(root));
}

/**
 * Copies the state of a partial to the page. Records the partial's file in its components, so that
 * problems found later are reported there.
 */
export function endPartial(children: RootContent[], partial: PageContext, page: PageContext): void {
  Object.assign(page, stateOf(partial));
  forEachOf({ type: 'root', children }, 'articleComponent', (node) => {
    node.data = { ...node.data, file: node.data?.file ?? partial.source.file };
  });
}
