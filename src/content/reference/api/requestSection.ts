import type { RootContent } from 'mdast';
import { formatBody } from '../../../shared/json';
import { answerKind, apiCurl, type SampleRequest } from '../../../shared/samples/apiCurl';
import { code, languageTabs } from '../nodes';
import type { Call } from './types';
import { openApiFile } from './openApiFile';
import { rustSample } from './samples';
import { sectionHeading, type Sections } from './sections';
import { exampleOf, requestBodyOf, type Variant } from './variant';
import { ContentError } from '../../contentError';

/**
 * Collects the values for request samples from the examples of the body and the parameters.
 *
 * @throws ContentError if the body or a path parameter has no example
 */
export function sampleRequest(
  { method, path, operation }: Call,
  variant: Variant | undefined,
): SampleRequest {
  const { operationId, parameters, responses } = operation;
  const examples = (location: 'path' | 'query') =>
    parameters.flatMap(({ name, in: actual, example }): [string, string][] => {
      if (actual !== location) return [];
      if (example !== undefined) return [[name, String(example)]];
      if (location === 'query') return [];
      throw new ContentError(
        `${openApiFile} has no example of the path parameter "${name}".`,
        'Add "example" to the parameter, for the samples.',
        { text: name, key: 'name', orElse: { text: operationId, key: 'operationId' } },
      );
    });
  const body = requestBodyOf(operation);
  const example = body === undefined ? undefined : exampleOf(body, variant);
  if (body !== undefined && example === undefined) {
    throw new ContentError(
      `${openApiFile} has no example of the body of "${operationId}".`,
      'Add "example" beside its schema.',
      { text: operationId, key: 'operationId' },
    );
  }
  return {
    operationId,
    method,
    path,
    pathValues: Object.fromEntries(examples('path')),
    query: examples('query'),
    needsKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    ...(example !== undefined && { body: example }),
    answer: answerKind(Object.entries(responses)),
  };
}

/**
 * Returns the section with request samples in bash and Rust and, if the request has a body, JSON.
 */
export function requestSection(
  call: Call,
  variant: Variant | undefined,
  sections: Sections,
): RootContent[] {
  const request = sampleRequest(call, variant);
  const { body } = request;
  return [
    sectionHeading(sections, 'request', 'Example'),
    languageTabs([
      code('bash', apiCurl(request)),
      ...(body === undefined ? [] : [code('json', formatBody(body), 'title="Request"')]),
      code('rust', rustSample(request)),
    ]),
  ];
}
