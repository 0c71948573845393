import { isObject } from '../../shared/isObject';
import { adviceToUse, didYouMean } from '../../shared/suggest';
import type { Part } from './documentParts';
import { dereference } from './dereference';
import {
  listOf,
  membersOf,
  messageForPlaces,
  type Finding,
  type Members,
  type Path,
} from './finding';

interface ExampleValue {
  readonly name: unknown;
  readonly path: Path;
}

interface Example {
  readonly path: Path;
  readonly values: readonly ExampleValue[];
  /** Whether `values` has all values of the example; it leaves out those given by `$ref`. */
  readonly isWhole: boolean;
}

function examplesOf({ value, path }: Part): Example[] {
  return listOf(value['examples']).flatMap((example, index) => {
    const { $ref, params } = membersOf(example);
    if (typeof $ref === 'string' || !Array.isArray(params)) return [];
    const at = [...path, 'examples', index, 'params'];
    const isOwn = (param: unknown) => isObject(param) && !('$ref' in param);
    const values = params.flatMap((param: unknown, position) =>
      isOwn(param) ? [{ name: membersOf(param)['name'], path: [...at, position] }] : [],
    );
    return [{ path: at, values, isWhole: params.every(isOwn) }];
  });
}

/**
 * Reports example values that belong to no parameter, and examples without a value for a required
 * parameter.
 */
export function openRpcExampleFaults(method: Part, document: Members): Finding[] {
  const { params } = method.value;
  const parameters = listOf(params).map((param) => dereference(param, document));
  const names = parameters.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  // Faulty parameters are reported elsewhere.
  const isReadable = params === undefined || Array.isArray(params);
  if (!isReadable || names.length < parameters.length) return [];
  const examples = examplesOf(method);
  const values = examples.flatMap((example) => example.values);
  const [first] = values;
  if (first !== undefined && names.length === 0 && values.length > 1) {
    const message = 'The method has no parameters, but its examples have values.';
    const advice = 'Describe the parameters in "params", or remove the values.';
    return [{ path: first.path, message, advice }];
  }
  const isUnknown = ({ name }: ExampleValue) => name !== undefined && !names.includes(String(name));
  const unknown = values.filter(isUnknown);
  const fallback = names.length === 0 ? 'Remove the value.' : adviceToUse(names);
  return [
    ...values.flatMap(({ name, path }): Finding[] => {
      if (name !== undefined) return [];
      const advice = names.length === 0 ? fallback : `Add "name". ${fallback}`;
      return [{ path, message: 'The example value has no "name".', advice }];
    }),
    ...[...new Set(unknown.map(({ name }) => String(name)))].map((name): Finding => {
      const places = unknown.filter((value) => value.name === name);
      const message = `The method has no parameter "${name}".`;
      return {
        path: places[0]?.path ?? method.path,
        message: messageForPlaces(message, places.length),
        advice: didYouMean(name, names, fallback),
      };
    }),
    ...examples.flatMap(({ path, values: own, isWhole }): Finding[] => {
      const isFaulty = own.some((value) => value.name === undefined || isUnknown(value));
      const missing = parameters.find(
        ({ name, required }) => required === true && !own.some((value) => value.name === name),
      );
      if (!isWhole || isFaulty || missing === undefined) return [];
      const message = `The example has no value for the required parameter "${String(missing['name'])}".`;
      return [{ path, message, advice: 'Add the value to "params".' }];
    }),
  ];
}
