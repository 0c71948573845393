import type { HitKind, SearchHit } from './searchHit';

/** A hit as the store file contains it. The keys are short because every hit repeats them. */
export interface StoredHit {
  readonly k: HitKind;
  /** The text; empty for a body, or if it equals the section. */
  readonly t: string;
  readonly s: string;
  readonly h: string;
  readonly u: string;
  readonly b: readonly string[];
}

/** The content of a store file: hits by their ids in the index. */
export type SearchStore = Readonly<Record<string, StoredHit>>;

/**
 * Keys that the build copies to the store file, in this order: those that change from hit to hit
 * come first, because gzip then encodes the rest as one repetition.
 */
export const storeFields = ['k', 't', 's', 'h', 'u', 'b'] as const;

/** Converts a hit to its stored form. */
export const encodeHit = (hit: SearchHit): StoredHit => ({
  k: hit.kind,
  t: hit.text === hit.section ? '' : hit.text,
  s: hit.section,
  h: hit.hash,
  u: hit.path,
  b: hit.breadcrumbs,
});

/** Converts a stored hit back to a `SearchHit`. */
export const decodeHit = ({ k, u, t, s, h, b }: StoredHit): SearchHit => ({
  kind: k,
  path: u,
  text: t === '' && k !== 'body' ? s : t,
  section: s,
  hash: h,
  breadcrumbs: b,
});
