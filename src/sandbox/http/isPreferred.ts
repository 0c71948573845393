/** A media range of an Accept header; 0 stands for `*`, 1 for `text/*`, 2 for `text/csv`. */
interface Range {
  readonly specificity: 0 | 1 | 2;
  readonly quality: number;
}

/** Matches the parts between commas, which can occur in quoted parameters, too. */
const entries = /(?:[^,"]|"(?:[^"\\]|\\.)*")+/g;

function readQuality(parameters: readonly string[]): number {
  const text = parameters.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
  return text === undefined ? 1 : Math.min(1, Number(text) || 0);
}

/** Returns the most specific range of an Accept header that includes a type, if any does. */
function rangeOf(accept: string, type: string): Range | undefined {
  const wanted = ['*/*', `${type.split('/')[0] ?? ''}/*`, type];
  return (accept.toLowerCase().match(entries) ?? [])
    .map((entry) => {
      const [range = '', ...parameters] = entry.split(';');
      const specificity = wanted.indexOf(range.trim()) as -1 | Range['specificity'];
      return { specificity, quality: readQuality(parameters) };
    })
    .filter((range): range is Range => range.specificity >= 0)
    .sort((a, b) => b.specificity - a.specificity || b.quality - a.quality)[0];
}

/**
 * Returns whether an Accept header prefers a media type to the default one (RFC 9110, 12.5.1). Of
 * two equally good types, the more specifically named one is preferred, and `type` if both are
 * named. If neither is acceptable, the client gets the default.
 *
 * @param type in lower case, as `fallback`
 */
export function isPreferred(accept: string, type: string, fallback: string): boolean {
  const own = rangeOf(accept, type);
  const other = rangeOf(accept, fallback) ?? { specificity: 0, quality: 0 };
  if (own === undefined || own.quality === 0) return false;
  if (own.quality !== other.quality) return own.quality > other.quality;
  return own.specificity > other.specificity || own.specificity === 2;
}
