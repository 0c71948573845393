import Ajv, { type ValidateFunction } from 'ajv';
import type { Method } from '../../src/content/reference/openrpc/types';
import type { Schema } from '../../src/content/reference/fields/schema';
import { readDocument } from './rpcPages';

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'rpc', components: readDocument().components });

/** Returns a validator for a schema that may refer to parts of the OpenRPC document. */
export function createValidator(schema: object): ValidateFunction {
  return ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"rpc#/components/')) as object,
  );
}

/**
 * Returns a validator for the list of a method's parameters.
 *
 * @param change changes the schema of each parameter
 */
export function createParamsValidator(
  { params }: Method,
  change = (schema: Schema): Schema => schema,
): ValidateFunction {
  return createValidator({
    type: 'array',
    ...(params.length > 0 && { items: params.map(({ schema }) => change(schema)) }),
    minItems: params.filter(({ required }) => required === true).length,
    maxItems: params.length,
  });
}
