/** Codes that Intl.DisplayNames knows although ISO 3166-1 assigns them to no country. */
const unassigned = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Returns whether a text is an ISO 3166-1 alpha-2 country code, such as GB. */
export function isCountryCode(code: string): boolean {
  const locale = `und-${code}`;
  return (
    /^[A-Z]{2}$/.test(code) &&
    names.of(code) !== undefined &&
    !unassigned.has(code) &&
    // Former codes and aliases, such as YU and UK, have another canonical form.
    Intl.getCanonicalLocales(locale)[0] === locale
  );
}
