import type { HitKind, SearchHit } from './searchHit';

/** A hit as the store file contains it. The keys are short because every hit repeats them. */
export interface StoredHit {
  readonly k: HitKind;
  readonly u: string;
  readonly t: string;
  readonly s: string;
  readonly h: string;
  readonly b: readonly string[];
}

/** The content of a store file: hits by the ids of the index. */
export type SearchStore = Readonly<Record<string, StoredHit>>;

/** Keys that the build copies to the store file. */
export const storeFields = ['k', 'u', 't', 's', 'h', 'b'] as const;

export const encodeHit = (hit: SearchHit): StoredHit => ({
  k: hit.kind,
  u: hit.path,
  t: hit.text,
  s: hit.section,
  h: hit.hash,
  b: hit.breadcrumbs,
});

export const decodeHit = ({ k, u, t, s, h, b }: StoredHit): SearchHit => ({
  kind: k,
  path: u,
  text: t,
  section: s,
  hash: h,
  breadcrumbs: b,
});
