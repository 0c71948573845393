import { z } from 'zod';
import { expandApiObject } from '../reference/api/expandApiObject';
import { expandApiOperation } from '../reference/api/expandApiOperation';
import { readProblemCatalogue } from '../reference/api/problemCatalogue';
import { operationOmissions } from './omissions';
import { asRootPath } from '../paths';
import type { Library } from '../types';
import { documentOf, type Expander } from './expander';

function hasPageIn({ addresses }: Library): (path: string) => boolean {
  const paths = new Set([...addresses.keys()].map(asRootPath));
  return (path) => paths.has(path);
}

const name = z.string().trim().min(1);

/** `<ApiOperation id="addCustomer" />`: the reference for an operation. */
export const apiOperation: Expander = {
  showsPart: true,
  attributes: z.strictObject({
    id: name,
    variant: name.optional(),
    heading: z.enum(['2', '3']).optional(),
    // Why the tests do not run the sample of the operation.
    norun: name.optional(),
  }),
  expand: ({ id = '', variant, heading }, library) =>
    expandApiOperation(
      documentOf(library, 'openapi'),
      {
        id,
        ...(variant !== undefined && { variant }),
        ...(heading !== undefined && { heading: heading === '2' ? 2 : 3 }),
      },
      readProblemCatalogue(library.tokens),
      hasPageIn(library),
    ),
  omissions: (attributes, library, page) =>
    operationOmissions(documentOf(library, 'openapi'), attributes, page),
};

/** `<ApiObject name="Customer" />`: the fields of an object. */
export const apiObject: Expander = {
  attributes: z.strictObject({ name }),
  expand: ({ name: schema = '' }, library) =>
    expandApiObject(documentOf(library, 'openapi'), schema, hasPageIn(library)),
};
