import type { IncomingHttpHeaders } from 'node:http';

/** Encodings that we can send, in order of preference. */
const codings = ['br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/** Returns the best encoding that a client accepts (RFC 9110, 12.5.3); undefined for none. */
export function acceptedCoding(accepted: string | undefined): Coding | undefined {
  const weights = new Map(
    (accepted ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const weightOf = (coding: Coding): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const usable = codings.filter((coding) => weightOf(coding) > 0);
  return usable.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

/** Bytes of a file, from the first to the last, both included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header. Several ranges, other units and invalid ranges are ignored, as RFC 9110
 * allows.
 *
 * @returns undefined if the whole file is to be sent, 'unsatisfiable' for status 416
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

const isListed = (list: string, etag: string, isWeak: boolean): boolean =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .some((entry) => entry === '*' || (isWeak ? entry.replace(/^W\//, '') : entry) === etag);

/**
 * Evaluates the conditions of a request for a file with an entity tag and no modification date
 * (RFC 9110, 13.2.2).
 *
 * @returns the status to answer with; 206 if a Range header applies
 */
export function conditionStatus(headers: IncomingHttpHeaders, etag: string): 200 | 206 | 304 | 412 {
  const { 'if-match': match, 'if-none-match': noneMatch, 'if-range': ifRange, range } = headers;
  if (match !== undefined && !isListed(match, etag, false)) return 412;
  if (noneMatch !== undefined && isListed(noneMatch, etag, true)) return 304;
  const isSame = ifRange === undefined || ifRange.toString().trim() === etag;
  return range !== undefined && isSame ? 206 : 200;
}
