import { isObject } from '../../shared/isObject';
import type { Schema } from '../../shared/schema/schema';
import type { Part } from './documentParts';
import { listOf, membersOf, type Members, type Path } from './finding';
import { dereference } from './dereference';
import { problemMedia } from './problemMedia';

/**
 * Defaults, examples and constants are checked against the whole schema; the values of an enum,
 * against the schema's other keywords.
 */
export interface CheckedValue {
  readonly value: unknown;
  readonly schema: Schema;
  readonly path: Path;
  readonly role: string;
}

function valuesInSchema({ value: schema, path }: Part): CheckedValue[] {
  const { enum: choices, examples, ...others } = schema;
  const single = ['default', 'example', 'const'].flatMap((key): CheckedValue[] =>
    Object.hasOwn(others, key)
      ? [
          {
            value: others[key],
            schema,
            path: [...path, key],
            role: key === 'const' ? 'constant' : key,
          },
        ]
      : [],
  );
  return [
    ...single,
    ...listOf(examples).map((value, index) => ({
      value,
      schema,
      path: [...path, 'examples', index],
      role: 'example',
    })),
    ...listOf(choices).map((value, index) => ({
      value,
      schema: others,
      path: [...path, 'enum', index],
      role: 'value of "enum"',
    })),
  ];
}

/** Returns the examples that a parameter, header or JSON media type has beside its schema. */
function valuesBeside({ value: part, path, shape }: Part): CheckedValue[] {
  const { schema, example, examples } = part;
  if (!isObject(schema)) return [];
  const type = String(path.at(-1));
  if (shape === 'media' && !/\bjson\b/.test(type)) return [];
  return [
    ...(example === undefined
      ? []
      : [{ value: example, schema, path: [...path, 'example'], role: 'example' }]),
    ...Object.entries(membersOf(examples)).flatMap(([key, namedExample]): CheckedValue[] =>
      isObject(namedExample) && 'value' in namedExample
        ? [
            {
              value: namedExample['value'],
              schema,
              path: [...path, 'examples', key, 'value'],
              role: 'example',
            },
          ]
        : [],
    ),
  ];
}

function valuesInMethodExamples(
  document: Members,
  parts: readonly Part[],
): readonly CheckedValue[] {
  return parts
    .filter(({ shape }) => shape === 'method')
    .flatMap(({ value: method, path }) => {
      const params = listOf(method['params']).map((param) => dereference(param, document));
      const { schema: result } = dereference(method['result'], document);
      return listOf(method['examples']).flatMap((example, index) => {
        // In an example of an error, parameters may have any values.
        const { params: values, result: answer, 'x-error': error } = membersOf(example);
        if (error !== undefined) return [];
        const at = [...path, 'examples', index];
        const parameterValues = listOf(values).flatMap((exampleParam, position) => {
          const { value, name } = membersOf(exampleParam);
          const { schema } = membersOf(params.find((param) => param['name'] === name));
          const valuePath = [...at, 'params', position, 'value'];
          return isObject(schema) ? [{ value, schema, path: valuePath, role: 'example' }] : [];
        });
        const { value } = membersOf(answer);
        const isCheckable = value !== undefined && isObject(result);
        return isCheckable
          ? [
              ...parameterValues,
              { value, schema: result, path: [...at, 'result', 'value'], role: 'example' },
            ]
          : parameterValues;
      });
    });
}

/** Returns the examples of the problems in `x-problem-values`, with the values given there. */
function valuesOfProblems(document: Members, parts: readonly Part[]): CheckedValue[] {
  const changed = parts.filter(({ value }) => isObject(value['x-problem-values']));
  if (changed.length === 0) return [];
  const media = parts
    .filter(({ shape }) => shape === 'operation')
    .flatMap(({ value }) => problemMedia(value, document));
  return changed.flatMap(({ value: part, path }) =>
    Object.entries(membersOf(part['x-problem-values'])).flatMap(([code, values]) =>
      media
        .flatMap(({ schema, examples }) => {
          const { value } = membersOf(membersOf(examples)[code]);
          return isObject(schema) && isObject(value) && isObject(values)
            ? [
                {
                  value: { ...value, ...values },
                  schema,
                  path: [...path, 'x-problem-values', code],
                  role: 'example',
                },
              ]
            : [];
        })
        .slice(0, 1),
    ),
  );
}

/** Returns the examples, defaults, constants and enum values in a document, with their schemas. */
export function checkedValues(document: Members, parts: readonly Part[]): readonly CheckedValue[] {
  const partValues = parts.flatMap((part) => {
    if (part.shape === 'schema') return valuesInSchema(part);
    return ['parameter', 'header', 'media'].includes(part.shape) ? valuesBeside(part) : [];
  });
  return [
    ...partValues,
    ...valuesInMethodExamples(document, parts),
    ...valuesOfProblems(document, parts),
  ];
}
