import { distance } from 'fastest-levenshtein';
import { isCategory, type PageLink, type SidebarEntry } from '../../../shared/sidebar';

/** Words of one address that count, and pages that are offered. */
const longest = { words: 12, pages: 5 } as const;

/** Two words are of no kin below this likeness, two addresses below that. */
const leastLikeness = { word: 0.6, page: 0.45 } as const;

/** A path as a reader reads it; what cannot be decoded stays. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The words of an address: parted at what is no letter or digit, and where camelCase parts; file
 * endings aside. At most 12.
 */
export function wordsOfPath(path: string): readonly string[] {
  const text = readablePath(path)
    .replace(/(?:\/index)?\.html?$/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, longest.words);
}

const folded = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

/** From 0 to 1: the same. */
function likeness(one: string, other: string): number {
  const like = 1 - distance(one, other) / Math.max(one.length, other.length);
  return like < leastLikeness.word ? 0 : like;
}

function best(word: string, words: readonly string[]): number {
  return Math.max(0, ...words.map((other) => likeness(word, other)));
}

/** The last segment of a path in lower case, without what parts its words. */
function nameOf(path: string): string {
  const [name = ''] = readablePath(path)
    .replace(/(?:\/index)?\.html?$|\/+$/i, '')
    .split('/')
    .slice(-1);
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** How much of the asked words a page has, the last ones most, and how little else. */
function wordScore(asked: readonly string[], words: readonly string[]): number {
  const weights = asked.map((_, index) => 1 + index);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const found = asked.reduce(
    (sum, word, index) => sum + (weights[index] ?? 0) * best(word, words),
    0,
  );
  const superfluous = words.filter((word) => best(word, asked) === 0).length;
  return found / total - 0.02 * superfluous;
}

/** All pages of sidebars, in their order. */
export function pagesOf(entries: readonly SidebarEntry[]): readonly PageLink[] {
  return entries.flatMap((entry) => (isCategory(entry) ? pagesOf(entry.items ?? []) : [entry]));
}

/**
 * The pages whose names come nearest to an address that has none, the nearest first; at most 5.
 * Names are compared by their words and, because words may be run together, as a whole.
 *
 * @param path without prefix
 */
export function nearestPages(path: string, pages: readonly PageLink[]): readonly PageLink[] {
  const asked = folded(wordsOfPath(path));
  if (asked.length === 0) return [];
  const name = nameOf(path);
  const score = (page: string): number =>
    Math.max(wordScore(asked, folded(wordsOfPath(page))), likeness(name, nameOf(page)));
  return pages
    .map((page) => ({ page, like: score(page.path) }))
    .filter(({ like }) => like >= leastLikeness.page)
    .sort((a, b) => b.like - a.like)
    .slice(0, longest.pages)
    .map(({ page }) => page);
}
