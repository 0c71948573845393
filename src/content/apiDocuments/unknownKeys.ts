import type { Part } from './documentParts';
import { belongsInSchema, nounOf } from './documentShape';
import type { ObjectShape } from './documentShapes';
import { messageForPlaces, type Finding, type Members, type Path } from './finding';
import { openApiShapes } from './openApiShapes';
import { openRpcShapes } from './openRpcShapes';

const serversAdvice = 'Write the URL of the API in "servers".';
const contentAdvice = 'Name the media type in the "content" of bodies and responses.';

/** Advice on keys of Swagger 2.0, by `shape.key`. */
const swaggerKeys: Readonly<Record<string, string>> = {
  'document.basePath': serversAdvice,
  'document.consumes': contentAdvice,
  'document.definitions': 'Move it to "components", and name it "schemas".',
  'document.host': serversAdvice,
  'document.parameters': 'Move it to "components".',
  'document.produces': contentAdvice,
  'document.responses': 'Move it to "components".',
  'document.schemes': serversAdvice,
  'document.securityDefinitions': 'Move it to "components", and name it "securitySchemes".',
  'operation.consumes': contentAdvice,
  'operation.produces': contentAdvice,
  'operation.schemes': serversAdvice,
  'response.examples': 'Move it to "content", under a media type.',
  'response.schema': 'Move it to "content", under a media type.',
};

function adviceOn(key: string, shape: string, shapes: Readonly<Record<string, ObjectShape>>) {
  const swaggerAdvice = swaggerKeys[`${shape}.${key}`];
  if (swaggerAdvice !== undefined) return swaggerAdvice;
  return belongsInSchema(key, shape, shapes)
    ? 'Move it into "schema".'
    : 'Remove it, or start its name with "x-" if a program needs it.';
}

interface UnknownKey {
  readonly path: Path;
  readonly advice: string;
  count: number;
}

/**
 * Returns a warning for each key that is unknown in its kind of object, such as a key of Swagger
 * 2.0. Misspelt keys are reported elsewhere, as errors.
 */
export function unknownKeys(document: Members, parts: readonly Part[]): Finding[] {
  const shapes = 'openapi' in document ? openApiShapes : openRpcShapes;
  const found = new Map<string, UnknownKey>();
  for (const { shape, value, path } of parts) {
    // JSON Schema allows keywords of other tools.
    if (shape === 'schema') continue;
    const known = shapes[shape] ?? {};
    for (const key of Object.keys(value)) {
      const isKnown = key in known || `${key}!` in known || key === '$ref';
      if (isKnown || key.startsWith('x-')) continue;
      const message = `Unknown key "${key}" in ${nounOf(shape)}.`;
      const first = found.get(message);
      const advice = adviceOn(key, shape, shapes);
      if (first === undefined) found.set(message, { path: [...path, key], advice, count: 1 });
      else first.count += 1;
    }
  }
  return [...found].map(([message, { path, advice, count }]) => ({
    path,
    message: messageForPlaces(message, count),
    advice,
    atKey: true,
    severity: 'warning',
  }));
}
