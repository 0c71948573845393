/** British endings and the American ones that they are compared as. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})is(?=(?:e[drs]?|ers|ing|ations?|able)$)/u, 'iz'],
  [/(?<=\p{L}{3})ys(?=(?:e[drs]?|ers|ing)$)/u, 'yz'],
  [/(?<=\p{L}{2})our(?=(?:s|ed|ing|able|ite|ful)?$)/u, 'or'],
  [/(?<=\p{L}{2}[bt])re(?=s?$)/u, 'er'],
  [/(?<=\p{L}{2}en)c(?=e[ds]?$)/u, 's'],
  [/(?<=\p{L}{3})ll(?=(?:ed|ing|ers?|ations?)$)/u, 'l'],
  [/(?<=al)ogue(?=s?$)/u, 'og'],
];

/**
 * A folded word as it is spelled in America, for comparison only: `authorise` becomes `authorize`,
 * and with it words change that have but one spelling (`promise`), on both sides.
 */
export const americanised = (word: string): string =>
  endings.reduce((spelled, [ending, other]) => spelled.replace(ending, other), word);
