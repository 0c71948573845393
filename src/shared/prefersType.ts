/** Matches an entry of an Accept header; a comma inside a quoted parameter does not end it. */
const entries = /(?:[^,"]|"(?:[^"\\]|\\.)*")+/g;

/** Returns the quality of each range in an Accept header; if a range is repeated, the best. */
function qualitiesOf(accept: string): ReadonlyMap<string, number> {
  const qualities = new Map<string, number>();
  for (const entry of accept.toLowerCase().match(entries) ?? []) {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const text = parameters.map((one) => /^q\s*=\s*([\d.]+)$/.exec(one)?.[1]).find(Boolean);
    const quality = Math.min(1, Number(text ?? 1) || 0);
    qualities.set(range, Math.max(quality, qualities.get(range) ?? 0));
  }
  return qualities;
}

/**
 * Returns whether an Accept header prefers `type` to `other` (RFC 9110, 12.5.1). If both have the
 * same quality, the type that the header names more specifically wins; if it names both in full,
 * `type` does. Returns false if neither is acceptable.
 *
 * @param type in lower case, like `other`
 */
export function prefersType(accept: string, type: string, other: string): boolean {
  const qualities = qualitiesOf(accept);
  const matchOf = (wanted: string) => {
    const ranges = [wanted, wanted.replace(/\/.*/, '/*'), '*/*'];
    const vagueness = ranges.findIndex((range) => qualities.has(range));
    return { vagueness, quality: qualities.get(ranges[vagueness] ?? '') ?? 0 };
  };
  const own = matchOf(type);
  const rest = matchOf(other);
  if (own.quality === 0) return false;
  if (own.quality !== rest.quality) return own.quality > rest.quality;
  return own.vagueness === 0 || own.vagueness < rest.vagueness;
}
