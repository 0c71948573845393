import { formatNumber } from '../../tokens/tokens';
import { codeList, inlineCode, markdown, type Inline } from '../nodes';
import type { Field } from './fields';
import type { Rules, SchemaView } from './view';

/**
 * Describes a range, as in `From 1 to 64 characters.`; returns undefined if there are no limits.
 */
function describeRange(
  minimum: number | undefined,
  maximum: number | undefined,
  [singular, plural]: readonly [string, string],
): string | undefined {
  const withUnit = (count: number, unit: string) =>
    `${formatNumber(count)}${unit === '' ? '' : ` ${unit}`}.`;
  if (maximum !== undefined && maximum === minimum) {
    return `Exactly ${withUnit(maximum, maximum === 1 ? singular : plural)}`;
  }
  if (maximum !== undefined) {
    const maximumWithUnit = withUnit(maximum, maximum === 1 ? singular : plural);
    return minimum === undefined
      ? `At most ${maximumWithUnit}`
      : `From ${formatNumber(minimum)} to ${maximumWithUnit}`;
  }
  return minimum === undefined
    ? undefined
    : `At least ${withUnit(minimum, minimum === 1 ? singular : plural)}`;
}

function rulesOfMap({ propertyNames, additionalProperties }: Rules): (string | undefined)[] {
  const names = describeRange(propertyNames?.minLength, propertyNames?.maxLength, [
    'character',
    'characters',
  ]);
  if (typeof additionalProperties !== 'object')
    return [names === undefined ? undefined : `Names: ${lowerFirst(names)}`];
  const { type, minLength, maxLength } = additionalProperties;
  const values = describeRange(minLength, maxLength, ['character', 'characters']);
  return [
    names === undefined ? undefined : `Names: ${lowerFirst(names)}`,
    typeof type === 'string'
      ? `Values: ${type}${values === undefined ? '.' : `, ${lowerFirst(values)}`}`
      : undefined,
  ];
}

function lowerFirst<Sentence extends string | readonly Inline[]>(sentence: Sentence): Sentence;
function lowerFirst(sentence: string | readonly Inline[]): string | readonly Inline[] {
  if (typeof sentence === 'string') return sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const [first, ...others] = sentence;
  return typeof first === 'string' ? [lowerFirst(first), ...others] : sentence;
}

function generalRules(rules: Rules): (string | undefined)[] {
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, uniqueItems } = rules;
  const limit = (words: string, value: number | undefined) =>
    value === undefined ? undefined : `${words} ${formatNumber(value)}.`;
  return [
    describeRange(rules.minProperties, rules.maxProperties, ['entry', 'entries']),
    ...rulesOfMap(rules),
    limit('More than', exclusiveMinimum),
    limit('Less than', exclusiveMaximum),
    limit('A multiple of', multipleOf),
    uniqueItems === true ? 'No entry occurs twice.' : undefined,
  ];
}

function sentencesOfView({ rules, type, notes, entries }: SchemaView): Inline[][] {
  // The names of other number types, such as `u8`, imply their range.
  const isPlainNumber = type === 'integer' || type === 'number';
  const isTuple = type.startsWith('[');
  const sentences: Inline[][] = [
    describeRange(rules.minLength, rules.maxLength, ['character', 'characters']),
    isPlainNumber ? describeRange(rules.minimum, rules.maximum, ['', '']) : undefined,
    isTuple ? undefined : describeRange(rules.minItems, rules.maxItems, ['entry', 'entries']),
    ...generalRules(rules),
  ].flatMap((sentence) => (sentence === undefined ? [] : [[sentence]]));
  if (rules.pattern !== undefined && type === 'string') {
    sentences.push(['Pattern ', inlineCode(rules.pattern), '.']);
  }
  sentences.push(...notes.map((note): Inline[] => markdown(note)));
  const inner = entries === undefined ? [] : sentencesOfView(entries);
  const [first, ...others] = inner;
  if (first !== undefined) sentences.push(['Each entry: ', ...lowerFirst(first)], ...others);
  return sentences;
}

/**
 * Returns sentences about a field: its limits, notes and examples, whether it can be set, and which
 * fields come with it.
 */
export function ruleSentences({ view, requiredFields }: Field): Inline[][] {
  return [
    ...sentencesOfView(view),
    ...(view.readOnly ? [['Cannot be set.']] : []),
    ...(requiredFields === undefined ? [] : [['Comes with ', ...codeList(requiredFields), '.']]),
  ];
}

/**
 * Returns a sentence about the discriminator values that allow a field; undefined if all of them
 * do, or there is no discriminator.
 */
export function onlyWithSentence({ condition }: Field): Inline[] | undefined {
  const values = condition?.allowedWith;
  return values && ['Only with ', ...codeList(values), '.'];
}

/**
 * Returns a sentence about the discriminator values or other fields that decide whether a field is
 * required; undefined if there are none.
 */
export function requirementSentence(field: Field): Inline[] | undefined {
  const { allowedWith, requiredWith, insteadOf } = field.condition ?? {};
  if (insteadOf !== undefined && insteadOf.length > 0) {
    const names = codeList(insteadOf);
    return insteadOf.length === 1
      ? ['Required unless ', ...names, ' is given.']
      : ['Required if none of ', ...names, ' is given.'];
  }
  if (requiredWith === undefined) return undefined;
  const isOnly = allowedWith?.length === requiredWith.length;
  const ending: Inline[] = isOnly ? [', not allowed otherwise.'] : ['.'];
  return ['Required with ', ...codeList(requiredWith), ...ending];
}
