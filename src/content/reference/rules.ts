import { inlineCode, joined, type Inline } from './nodes';
import type { Field } from './fields';
import type { Rules } from './view';

/** A range in words, such as `From 1 to 64 characters.`; undefined without limits. */
function range(
  minimum: number | undefined,
  maximum: number | undefined,
  [one, many]: readonly [string, string],
): string | undefined {
  const counted = (count: number, unit: string) =>
    `${count.toLocaleString('en-US')}${unit === '' ? '' : ` ${unit}`}.`;
  if (maximum !== undefined && maximum === minimum) {
    return `Exactly ${counted(maximum, maximum === 1 ? one : many)}`;
  }
  if (maximum !== undefined) {
    const most = counted(maximum, maximum === 1 ? one : many);
    return minimum === undefined
      ? `At most ${most}`
      : `From ${minimum.toLocaleString('en-US')} to ${most}`;
  }
  return minimum === undefined
    ? undefined
    : `At least ${counted(minimum, minimum === 1 ? one : many)}`;
}

/** Rules for the names and values of a map. */
function mapRules({ propertyNames, additionalProperties }: Rules): (string | undefined)[] {
  const names = range(propertyNames?.minLength, propertyNames?.maxLength, [
    'character',
    'characters',
  ]);
  if (typeof additionalProperties !== 'object') return [names && `Names: ${lowered(names)}`];
  const { type, minLength, maxLength } = additionalProperties;
  const values = range(minLength, maxLength, ['character', 'characters']);
  return [
    names && `Names: ${lowered(names)}`,
    typeof type === 'string'
      ? `Values: ${type}${values === undefined ? '.' : `, ${lowered(values)}`}`
      : undefined,
  ];
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

const code = (names: readonly string[], separator: string): Inline[] =>
  joined(
    names.map((name) => [inlineCode(name)]),
    separator,
  );

/** Returns the constraints on a value other than its type, one sentence each. */
export function ruleSentences({ view, dependents }: Field): Inline[][] {
  const { rules, type } = view;
  // Other types have names that say their range.
  const isPlainNumber = type === 'integer' || type === 'number';
  const isTuple = type.startsWith('[');
  const sentences: Inline[][] = [
    range(rules.minLength, rules.maxLength, ['character', 'characters']),
    isPlainNumber ? range(rules.minimum, rules.maximum, ['', '']) : undefined,
    isTuple ? undefined : range(rules.minItems, rules.maxItems, ['entry', 'entries']),
    range(rules.minProperties, rules.maxProperties, ['entry', 'entries']),
    ...mapRules(rules),
  ].flatMap((sentence) => (sentence === undefined ? [] : [[sentence]]));
  if (rules.pattern !== undefined && view.type === 'string') {
    sentences.push(['Pattern ', inlineCode(rules.pattern), '.']);
  }
  if (view.readOnly) sentences.push(['Cannot be set.']);
  if (dependents !== undefined) sentences.push(['Comes with ', ...code(dependents, ', '), '.']);
  return sentences;
}

/** Which discriminator values allow a field; undefined for all. */
export function onlyWith({ condition }: Field): Inline[] | undefined {
  const values = condition?.allowedWith;
  return values && ['Only with ', ...code(values, ', '), '.'];
}

/** When a parameter is required, if that depends on others. */
export function requirement(field: Field): Inline[] | undefined {
  const { allowedWith, requiredWith, insteadOf } = field.condition ?? {};
  if (insteadOf !== undefined && insteadOf.length > 0) {
    const verb = insteadOf.length === 1 ? ' is given.' : ' are given.';
    return ['Required unless ', ...code(insteadOf, ' and '), verb];
  }
  if (requiredWith === undefined) return undefined;
  const isOnly = allowedWith?.length === requiredWith.length;
  const otherwise: Inline[] = isOnly ? [', not allowed otherwise.'] : ['.'];
  return ['Required with ', ...code(requiredWith, ', '), ...otherwise];
}
