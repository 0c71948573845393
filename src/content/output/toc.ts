import { toString } from 'mdast-util-to-string';
import type { Root } from 'mdast';
import { tocLevels } from '../../site/limits';
import type { TocEntry } from '../types';

/** The table of contents of a resolved page, in its order. */
export function toToc(root: Root): TocEntry[] {
  return root.children.flatMap((node) => {
    if (node.type !== 'heading' || node.data?.id === undefined) return [];
    if (node.depth < tocLevels.min || node.depth > tocLevels.max) return [];
    const text = toString(node).replace(/\s+/g, ' ').trim();
    return [{ id: node.data.id, text, level: node.depth }];
  });
}
