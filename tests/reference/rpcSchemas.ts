import Ajv, { type ValidateFunction } from 'ajv';
import type { Method } from '../../src/content/reference/openrpc/document';
import type { Schema } from '../../src/content/reference/fields/schema';
import { readDocument } from './rpcPages';

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'rpc', components: readDocument().components });

/** A validator of a schema whose references point into the OpenRPC document. */
export function validator(schema: object): ValidateFunction {
  return ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"rpc#/components/')) as object,
  );
}

/**
 * A validator of the list of a method's parameters.
 *
 * @param change applied to the schema of each parameter
 */
export function paramsValidator(
  { params }: Method,
  change = (schema: Schema): Schema => schema,
): ValidateFunction {
  return validator({
    type: 'array',
    ...(params.length > 0 && { items: params.map(({ schema }) => change(schema)) }),
    minItems: params.filter(({ required }) => required === true).length,
    maxItems: params.length,
  });
}
