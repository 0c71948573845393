import { distance } from 'fastest-levenshtein';
import { decodeIfValid } from '../../../shared/decodePercent';
import type { PageLink } from '../../../shared/sidebar';

const limits = { words: 12, pages: 5 } as const;

/** Similarity below which two words, or two addresses, count as unrelated. */
const threshold = { word: 0.6, page: 0.45 } as const;

/**
 * Returns the first 12 words of a path, without `.html` or `/index.html` at its end. Splits at
 * anything but letters and digits, and within camelCase.
 */
export function wordsOfPath(path: string): readonly string[] {
  const text = decodeIfValid(path)
    .replace(/(?:\/index)?\.html?$/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, limits.words);
}

const lowerCased = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

/** From 0 to 1 (equal); 0 if unrelated. */
function similarity(a: string, b: string): number {
  const value = 1 - distance(a, b) / Math.max(a.length, b.length);
  return value < threshold.word ? 0 : value;
}

function bestMatch(word: string, words: readonly string[]): number {
  return Math.max(0, ...words.map((other) => similarity(word, other)));
}

function nameOf(path: string): string {
  const [name = ''] = decodeIfValid(path)
    .replace(/(?:\/index)?\.html?$|\/+$/i, '')
    .split('/')
    .slice(-1);
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns how well the words of a page match the requested ones: the share that matches, weighted
 * towards the last ones, minus a penalty for extra words.
 */
function wordScore(requested: readonly string[], words: readonly string[]): number {
  const weights = requested.map((_, index) => 1 + index);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const matched = requested.reduce(
    (sum, word, index) => sum + (weights[index] ?? 0) * bestMatch(word, words),
    0,
  );
  const extra = words.filter((word) => bestMatch(word, requested) === 0).length;
  return matched / total - 0.02 * extra;
}

/**
 * Returns up to 5 pages with addresses similar to an unknown one, the most similar first. Compares
 * words and, in case words were run together, the whole last segment.
 *
 * @param path without the site's prefix
 */
export function nearestPages(path: string, pages: readonly PageLink[]): readonly PageLink[] {
  const requested = lowerCased(wordsOfPath(path));
  if (requested.length === 0) return [];
  const name = nameOf(path);
  const score = (page: string): number =>
    Math.max(wordScore(requested, lowerCased(wordsOfPath(page))), similarity(name, nameOf(page)));
  return pages
    .map((page) => ({ page, value: score(page.path) }))
    .filter(({ value }) => value >= threshold.page)
    .sort((a, b) => b.value - a.value)
    .slice(0, limits.pages)
    .map(({ page }) => page);
}
