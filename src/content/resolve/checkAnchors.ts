import { didYouMean } from '../../shared/suggest';
import type { AnchorReference, Compiled, Problem } from '../types';

const listedIds = 10;

function listIds(ids: readonly string[]): string {
  const shown = ids.slice(0, listedIds).map((id) => `#${id}`);
  return ids.length > listedIds ? `${shown.join(', ')} and others` : shown.join(', ');
}

/** The problem of a link whose anchor does not exist, or undefined when it does. */
export function anchorProblem(
  reference: AnchorReference,
  anchors: ReadonlySet<string>,
): Problem | undefined {
  const { file, line, column, target, anchor } = reference;
  if (anchors.has(anchor)) return undefined;
  const where = target === file ? 'This page' : `The page ${target}`;
  return {
    file,
    line,
    column,
    message: `${where} has no heading with the id "${anchor}".`,
    advice: didYouMean(
      anchor,
      anchors,
      anchors.size === 0 ? 'It has no headings.' : `Its ids are ${listIds([...anchors])}.`,
      (id) => `#${id}`,
    ),
  };
}

/**
 * Checks all links to anchors of other pages, once every page is compiled. What a page that could
 * not be read as a whole would have had is not known.
 */
export function checkAnchors(
  pages: ReadonlyMap<string, Pick<Compiled, 'anchors' | 'anchorReferences' | 'complete'>>,
): Problem[] {
  return [...pages.values()].flatMap(({ anchorReferences }) =>
    anchorReferences.flatMap((reference) => {
      const target = pages.get(reference.target);
      if (target?.complete !== true) return [];
      return anchorProblem(reference, target.anchors) ?? [];
    }),
  );
}
