import type { PageContext } from '../context';
import { didYouMean } from '../../../shared/suggest';
import type { AnchorLink, Compiled, Problem } from '../../types';

const maxIds = 10;

function listIds(ids: readonly string[]): string {
  const shown = ids.slice(0, maxIds).map((id) => `#${id}`);
  return ids.length > maxIds ? `${shown.join(', ')} and others` : shown.join(', ');
}

/** Returns a problem if the anchor of a link does not exist; otherwise undefined. */
export function anchorProblem(link: AnchorLink, anchors: ReadonlySet<string>): Problem | undefined {
  const { file, line, column, target, anchor } = link;
  if (anchors.has(anchor)) return undefined;
  const subject = target === file ? 'This page' : `The page ${target}`;
  return {
    file,
    line,
    column,
    message: `${subject} has no element with the id "${anchor}".`,
    advice: didYouMean(
      anchor,
      anchors,
      anchors.size === 0
        ? 'It has no headings. Remove the anchor from the link.'
        : `Its ${anchors.size === 1 ? 'only id is' : 'ids are'} ${listIds([...anchors])}.`,
      (id) => `#${id}`,
    ),
  };
}

/**
 * Checks the links of pages to anchors of other pages. Skips links to pages with errors that hide
 * some of their anchors.
 */
export function checkAnchors(
  pages: ReadonlyMap<string, Pick<Compiled, 'anchors' | 'anchorLinks' | 'complete'>>,
): Problem[] {
  return [...pages.values()].flatMap(({ anchorLinks }) =>
    anchorLinks.flatMap((link) => {
      const target = pages.get(link.target);
      if (target?.complete !== true) return [];
      return anchorProblem(link, target.anchors) ?? [];
    }),
  );
}

/** Reports links within a page to anchors that the page does not have. */
export function checkOwnAnchors({ ownAnchorLinks, ids, problems }: PageContext): void {
  problems.push(...ownAnchorLinks.flatMap((link) => anchorProblem(link, ids.all) ?? []));
}
