import type { Collection } from '../index/collection';
import { withMethodNames } from '../../domain/synonyms/clientNames';
import { addressesIn, type Address } from '../text/addresses';
import { normalizeName } from '../text/fold';
import { tokenize } from '../text/tokenize';

interface Names {
  readonly addresses: readonly Address[];
  /** The identifiers and codes, folded: `getbalance` for `getBalance` and for `get_balance`. */
  readonly identifiers: readonly string[];
  /** The identifiers called as functions, which are usually what a statement is about. */
  readonly called: readonly string[];
  /**
   * The hash and the last path segment of each address. Addresses of other sites count too, because
   * either part may be the title of a page here.
   */
  readonly ends: readonly string[];
  /** The text as letters and digits only, for comparison with headings and error messages. */
  readonly whole: string;
}

/** Matches numbers that may be codes: `32602`. */
const codePattern = /^\p{N}{5,}$/u;

const callPattern = /[.:](\w+)\s*\(/g;

/**
 * Matches `HTTP/1.1 404`, `HTTPError: 404`, `status code 404`, `"status": 404` and `error: 404`.
 */
const statusPattern = /(?:http[\w/.]*|status|code|error)\W{1,6}([45]\d\d)\b/gi;

/**
 * Returns the addresses, identifiers and codes in a text.
 *
 * @param addressText the text as typed, whose addresses still contain the reader's values
 */
export function namesIn(text: string, addressText = text): Names {
  const ownNames = withMethodNames(text);
  const identifiers = tokenize(ownNames)
    .filter(({ whole, isIdentifier }) => isIdentifier || codePattern.test(whole.token))
    .map(({ whole }) => whole.token);
  const called = [...ownNames.matchAll(callPattern)].map(([, name = '']) => normalizeName(name));
  const statuses = [...text.matchAll(statusPattern)].map(([, status = '']) => status);
  const addresses = addressesIn(addressText);
  const ends = addresses.flatMap(({ segments, hash }) => [segments.at(-1) ?? '', hash]);
  return {
    addresses,
    ends: ends.map(normalizeName).filter((end) => end !== ''),
    // Some clients leave `get` out: `client.supply()`.
    identifiers: [...new Set([...identifiers, ...called.map((name) => `get${name}`), ...statuses])],
    called,
    whole: normalizeName(text),
  };
}

/** The ways in which a text names a page. Higher values come first. */
const kinds = { keyword: 0.5, call: 0.7, section: 1, title: 2, address: 4 } as const;

/** How a text names a page or one of its sections, and the id of the document it names. */
export interface Mention {
  /** A value on the scale of `matchClasses`. */
  readonly class: number;
  readonly id: number;
}

/**
 * Returns the hits to show first: the page or section at an address, or a section that the text
 * names.
 */
export const namedHits = (mention: Mention | undefined): number[] =>
  mention === undefined || mention.class === kinds.title || mention.class <= kinds.call
    ? []
    : [mention.id];

/** Finds the pages that a text names. The keys are indexes in the collection's `pages`. */
export function findMentions(names: Names, collection: Collection): Map<number, Mention> {
  const mentions = new Map<number, Mention>();
  const add = (id: number, kind: number) => {
    const page = collection.documents[id]?.page;
    if (page === undefined || (mentions.get(page)?.class ?? 0) >= kind) return;
    mentions.set(page, { class: kind, id });
  };
  for (const address of names.addresses) {
    const { ids = [], skipped = 0 } = collection.resolveAddress(address) ?? {};
    // The fewer segments of an address are skipped, the more likely it belongs to this site.
    for (const id of ids) add(id, kinds.address - skipped / 100);
  }
  if (names.ends.length > 0) {
    for (const { normalized, titleId } of collection.pages) {
      if (names.ends.includes(normalized)) add(titleId, kinds.title);
    }
  }
  for (const identifier of names.identifiers) {
    for (const id of collection.findNamed(identifier)) {
      const kind = collection.hits[id]?.kind;
      const byKeyword = names.called.includes(identifier) ? kinds.call : kinds.keyword;
      add(id, kind === 'title' ? kinds.title : kind === 'alias' ? byKeyword : kinds.section);
    }
  }
  for (const id of collection.findNamed(names.whole)) {
    // `scorePage` compares section headings, because several pages may share one.
    const { kind, text, section } = collection.hits[id] ?? {};
    if (text !== section && kind === 'heading') add(id, kinds.section);
  }
  return mentions;
}
