import type { Element, ElementContent } from 'hast';
import katex from 'katex';
import { hasMathLetters, mathLetters } from './mathLetters';
import { readSvg } from '../figures/readSvg';
import type { Explanation } from '../types';

/** `offset` counts from the start of the formula. */
interface FormulaFault extends Explanation {
  readonly offset: number;
}

const isEquationNumber = ({ properties: { className } }: Element) => className !== undefined;

/**
 * Removes the TeX source and the cells for equation numbers from a formula. Replaces `mathvariant`
 * with styled letters, because browsers ignore all its values except `normal`.
 */
function clean(element: Element): Element {
  const style = String(
    element.properties['mathVariant'] ?? element.properties['mathvariant'] ?? '',
  );
  const isStyled = hasMathLetters(style);
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text' && isStyled)
      return [{ ...child, value: mathLetters(child.value, style) }];
    if (child.type !== 'element') return [child];
    if (child.tagName === 'annotation' || (child.tagName === 'mtd' && isEquationNumber(child)))
      return [];
    return child.tagName === 'semantics' ? clean(child).children : [clean(child)];
  });
  const { mathVariant, mathvariant, ...others } = element.properties;
  const variant = isStyled ? {} : { mathvariant: mathVariant ?? mathvariant };
  return { ...element, properties: { ...others, ...variant }, children };
}

const bracesAdvice = 'Write a } for each {, and braces around each argument: \\frac{a}{b}.';

/** The first pattern that matches KaTeX's message wins. */
const explanations: readonly (readonly [pattern: RegExp, reason: string, advice?: string])[] = [
  [
    /^Double subscript/,
    'two subscripts follow each other',
    'Nest the second in the first: a_{b_c}.',
  ],
  [
    /^Double superscript/,
    'two superscripts follow each other',
    'Nest the second in the first: a^{b^c}.',
  ],
  [
    /^No such environment/,
    'the environment is unknown',
    'Use an environment of KaTeX, such as matrix or cases.',
  ],
  [
    /^Mismatch: /,
    'an environment ends with a different name',
    'Write the same name in \\begin and \\end.',
  ],
  [
    /\\right/,
    'a \\left has no \\right, or vice versa',
    'Add the missing \\left or \\right; \\left. and \\right. show no delimiter.',
  ],
  [/^Expected & or/, 'an environment is not closed', 'Add the missing \\end{…}.'],
  [/&/, 'an & is outside a matrix or an alignment', 'Write \\& for a literal ampersand.'],
  [/}|argument|group|EOF|end of input/, 'a brace or an argument is missing', bracesAdvice],
];

function explain(error: InstanceType<typeof katex.ParseError>): FormulaFault {
  const { position, rawMessage } = error as unknown as { position?: number; rawMessage: string };
  const offset = Math.max((position ?? 1) - 1, 0);
  const [, command] = /^Undefined control sequence: (\S+)/.exec(rawMessage) ?? [];
  const advice = 'Use KaTeX commands, or write \\$ for a literal dollar sign.';
  if (command !== undefined)
    return { offset: position ?? 0, message: `Unknown command ${command} in a formula.`, advice };
  const [, reason = 'something is missing or in the wrong place', remedy = advice] =
    explanations.find(([pattern]) => pattern.test(rawMessage)) ?? [];
  return { offset, message: `The formula is not valid TeX: ${reason}.`, advice: remedy };
}

/**
 * Renders TeX as MathML. Returns what is wrong with a formula that cannot be shown.
 */
export function renderFormula(tex: string, isBlock: boolean): Element | FormulaFault {
  const commentOffset = tex.search(/(?<!\\)%/);
  if (commentOffset !== -1) {
    const message = 'In a formula, % starts a comment.';
    return { offset: commentOffset, message, advice: 'Write \\% for a percent sign.' };
  }
  const forbidden = /\\(?:href|url|includegraphics|html(?:Class|Data|Id|Style))\b/.exec(tex);
  if (forbidden !== null) {
    const message = `The command ${forbidden[0]} is not allowed in a formula.`;
    return {
      offset: forbidden.index,
      message,
      advice: 'Remove it, or put the link or image outside the formula.',
    };
  }
  let html: string;
  try {
    html = katex.renderToString(tex, { output: 'mathml', displayMode: isBlock, strict: 'ignore' });
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return explain(error);
  }
  const math = html.replace(/^<span[^>]*>|<\/span>$/g, '').replace(/ class ="/g, ' class="');
  if (/\sstyle="|<menclose/.test(math)) {
    return {
      offset: 0,
      message:
        'The formula has a frame, strikethrough or style that browsers do not show in MathML.',
      advice: 'Leave out commands such as \\boxed and \\cancel.',
    };
  }
  return clean(readSvg(math).root);
}
