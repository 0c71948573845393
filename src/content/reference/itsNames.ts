/** Returns `Its variants are round, long.` or, without names, `It has no variants.` */
export const itsNames = (noun: string, names: readonly string[]): string =>
  names.length === 0 ? `It has no ${noun}.` : `Its ${noun} are ${names.join(', ')}.`;
