/**
 * Returns whether an Accept header names a media type and does not prefer another one to it (RFC
 * 9110, 12.5.1). The order of the types does not count.
 *
 * @param type in lower case, as `other`
 */
export function prefersType(accept: string, type: string, other: string): boolean {
  const qualities = new Map(
    accept.split(',').map((entry) => {
      const [range = '', ...parameters] = entry.toLowerCase().split(';');
      const q = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return [range.trim(), Math.min(1, Number(q ?? 1) || 0)] as const;
    }),
  );
  const [family] = other.split('/');
  const named = qualities.get(type) ?? 0;
  const rest = qualities.get(other) ?? qualities.get(`${family}/*`) ?? qualities.get('*/*') ?? 0;
  return named > 0 && named >= rest;
}
