import { duplicateIndexes } from '../../shared/duplicateIndexes';
import { isObject } from '../../shared/isObject';
import { didYouMean, nearest } from '../../shared/suggest';
import type { Part } from './documentParts';
import { listOf, membersOf, type Finding, type Members } from './finding';
import { follow, pointerTo } from './jsonPointer';

const isNumber = (value: unknown): value is number => typeof value === 'number';

type Range = readonly [low: string, high: string, isOpen: boolean];

const countRanges: readonly Range[] = [
  ['minLength', 'maxLength', false],
  ['minItems', 'maxItems', false],
  ['minProperties', 'maxProperties', false],
  ['minContains', 'maxContains', false],
];

/** Keywords for lower and upper bounds, and whether equal bounds leave the range empty. */
const ranges: readonly Range[] = [
  ['minimum', 'maximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', true],
  ['minimum', 'exclusiveMaximum', true],
  ['exclusiveMinimum', 'maximum', true],
  ...countRanges,
];

const keywordsOfType: Readonly<Record<string, readonly string[]>> = {
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  string: ['minLength', 'maxLength', 'pattern'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'minProperties', 'maxProperties', 'dependentRequired'],
};

function numberFaults({ value, path }: Part): Finding[] {
  const faults: Finding[] = [];
  for (const [low, high, isOpen] of ranges) {
    const [minimum, maximum] = [value[low], value[high]];
    if (!isNumber(minimum) || !isNumber(maximum)) continue;
    if (isOpen ? minimum < maximum : minimum <= maximum) continue;
    const message = `The range is empty: "${low}" is ${minimum}, but "${high}" is ${maximum}.`;
    faults.push({ path: [...path, low], message, advice: 'Correct one of the two.' });
  }
  for (const key of countRanges.flatMap(([low, high]) => [low, high])) {
    const count = value[key];
    if (!isNumber(count) || (Number.isInteger(count) && count >= 0)) continue;
    const message = `"${key}" is ${count}, which is not a valid count.`;
    faults.push({ path: [...path, key], message, advice: 'Write a whole number, 0 or more.' });
  }
  const { multipleOf } = value;
  if (isNumber(multipleOf) && multipleOf <= 0) {
    const message = `"multipleOf" is ${multipleOf}, which is not positive.`;
    faults.push({ path: [...path, 'multipleOf'], message, advice: 'Write a number above 0.' });
  }
  return faults;
}

function listFaults({ value, path }: Part): Finding[] {
  return ['enum', 'required', 'type'].flatMap((key): Finding[] => {
    const list = value[key];
    if (!Array.isArray(list)) return [];
    if (list.length === 0) {
      const message = `"${key}" is an empty list.`;
      return key === 'required'
        ? []
        : [{ path: [...path, key], message, advice: 'Add its values, or remove it.' }];
    }
    const texts = list.map((entry) => JSON.stringify(entry));
    const [index] = duplicateIndexes(texts);
    if (index === undefined) return [];
    const message = `"${key}" lists ${texts[index] ?? ''} twice.`;
    return [{ path: [...path, key, index], message, advice: 'Remove one of the two.' }];
  });
}

function keywordFaults({ value, path }: Part): Finding[] {
  const { type } = value;
  if (typeof type !== 'string') return [];
  const own = type === 'integer' ? 'number' : type;
  const others = Object.entries(keywordsOfType).filter(([name]) => name !== own);
  const key = others.flatMap(([, keys]) => keys).find((keyword) => Object.hasOwn(value, keyword));
  if (key === undefined) return [];
  const message = `"${key}" has no effect on the type ${type}.`;
  const advice = 'Remove it, or correct "type".';
  return [{ path: [...path, key], message, advice, atKey: true, severity: 'warning' }];
}

/**
 * A schema that is combined with others, or explicitly allows properties that it does not list,
 * need not list the properties that it requires.
 */
function isCombined({ value, path }: Part, combined: ReadonlySet<string>): boolean {
  const { additionalProperties = false } = value;
  const inList = ['allOf', 'anyOf', 'oneOf'].includes(String(path.at(-2)));
  const others = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'patternProperties'];
  return (
    inList ||
    ['if', 'then', 'else', 'not'].includes(String(path.at(-1))) ||
    combined.has(pointerTo(path)) ||
    others.some((key) => key in value) ||
    additionalProperties !== false
  );
}

function requiredFaults(part: Part, combined: ReadonlySet<string>): Finding[] {
  const { value, path } = part;
  if (!isObject(value['properties']) || isCombined(part, combined)) return [];
  const known = Object.keys(value['properties']);
  const lists: (readonly [list: unknown, keyword: string, ...key: string[]])[] = [
    [value['required'], 'required'],
    ...Object.entries(membersOf(value['dependentRequired'])).map(
      ([key, list]) => [list, 'dependentRequired', key] as const,
    ),
  ];
  return lists.flatMap(([list, keyword, ...key]): Finding[] => {
    const names = listOf(list);
    const at = [...path, keyword, ...key];
    // If no name resembles a property, the list is probably at the wrong level.
    if (names.length > 1 && names.every((name) => nearest(String(name), known) === undefined)) {
      const message = `None of the names in "${keyword}" is in "properties".`;
      const advice = 'Move the list beside the properties that it names, or describe them here.';
      return [{ path: at, message, advice, atKey: true }];
    }
    return names.flatMap((name, index): Finding[] => {
      if (typeof name !== 'string' || known.includes(name)) return [];
      const advice = didYouMean(name, known, 'Describe it in "properties".');
      const message = `"${keyword}" names "${name}", which is not in "properties".`;
      return [{ path: [...at, index], message, advice }];
    });
  });
}

function propertiesOf(schema: unknown, document: Members, depth = 0): ReadonlySet<string> {
  const { $ref, properties, allOf } = membersOf(schema);
  const inner: unknown[] = [
    ...(typeof $ref === 'string' && depth < 9 ? [follow($ref, document).value] : []),
    ...(depth < 9 ? listOf(allOf) : []),
  ];
  const inherited = inner.flatMap((part) => [...propertiesOf(part, document, depth + 1)]);
  return new Set([...Object.keys(membersOf(properties)), ...inherited]);
}

function discriminatorFaults({ value, path }: Part, document: Members): Finding[] {
  const { propertyName, mapping } = membersOf(value['discriminator']);
  if (typeof propertyName !== 'string') return [];
  const at = [...path, 'discriminator'];
  const alternatives = [...listOf(value['oneOf']), ...listOf(value['anyOf'])];
  const properties = alternatives.map((alternative) => propertiesOf(alternative, document));
  const known = properties.filter(({ size }) => size > 0);
  const schemas = Object.keys(membersOf(membersOf(document['components'])['schemas']));
  const unknown = Object.entries(membersOf(mapping)).filter(
    ([, name]) => typeof name === 'string' && /^[\w-]+$/.test(name) && !schemas.includes(name),
  );
  return [
    ...(known.length === 0 || known.some((names) => names.has(propertyName))
      ? []
      : [
          {
            path: [...at, 'propertyName'],
            message: `No alternative has the property "${propertyName}".`,
            advice: didYouMean(
              propertyName,
              known.flatMap((names) => [...names]),
              'Name a property that all alternatives have.',
            ),
          },
        ]),
    ...unknown.map(([key, name]) => ({
      path: [...at, 'mapping', key],
      message: `There is no schema "${String(name)}".`,
      advice: didYouMean(
        String(name),
        schemas,
        'Name a schema of the document, or write a pointer to one.',
      ),
    })),
  ];
}

/** Returns errors in the keywords of schemas, and warnings about keywords without effect. */
export function schemaFaults(document: Members, parts: readonly Part[]): Finding[] {
  const schemas = parts.filter(({ shape }) => shape === 'schema');
  const combined = new Set(
    schemas.flatMap(({ value, path }) =>
      ['allOf', 'anyOf', 'oneOf'].includes(String(path.at(-2))) && typeof value['$ref'] === 'string'
        ? [value['$ref']]
        : [],
    ),
  );
  return schemas.flatMap((part) => [
    ...numberFaults(part),
    ...listFaults(part),
    ...keywordFaults(part),
    ...requiredFaults(part, combined),
    ...discriminatorFaults(part, document),
  ]);
}
