import { didYouMean } from '../../../shared/suggest';
import { isReported } from '../../tokens/reportedData';
import { replaceKnownTokens, tokenNames } from '../../tokens/tokens';
import { tokenValue } from '../../tokens/tokenValue';
import type { Point, Tokens } from '../../types';
import { report, type PageContext } from '../context';

const dottedToken = /(?<![$\\])\{([A-Za-z][\w-]*)((?:\.[\w-]+)+)\}/g;

/**
 * Finds tokens that start with the name of a data file but name no value that code can contain.
 * Other names in braces may be part of the code.
 */
function unknownTokens(text: string, tokens: Tokens): { index: number; name: string }[] {
  return [...text.matchAll(dottedToken)].flatMap(({ index, 1: file = '', 2: rest = '' }) => {
    const name = `${file}${rest}`;
    const isKnown =
      isReported(name, tokens) || replaceKnownTokens(`{${name}}`, tokens, 'code') !== `{${name}}`;
    return isKnown || typeof tokenValue(file, tokens) !== 'object' ? [] : [{ index, name }];
  });
}

/**
 * Reports data tokens that name no value, or that name a group of values.
 *
 * @param hint how to keep braces that are not tokens; added to the advice if no token is similar
 * @param place what contains the text, for the message
 */
export function checkTokens(
  text: string,
  pointOf: (index: number) => Point,
  context: PageContext,
  hint: string,
  place = 'code',
): void {
  const { tokens } = context.library;
  for (const { index, name } of unknownTokens(text, tokens)) {
    const isGroup = tokenValue(name, tokens) !== undefined;
    const [file = ''] = name.split('.');
    report(
      context,
      pointOf(index),
      isGroup
        ? `The token "{${name}}" is a group of values, which ${place} cannot contain.`
        : `Unknown token "{${name}}" in ${place}.`,
      didYouMean(
        name,
        isGroup ? [] : tokenNames(tokens),
        `Use a value of reference/${file}.yaml${hint}.`,
        (candidate) => `{${candidate}}`,
      ),
    );
  }
}
