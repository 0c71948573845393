import { formatNames } from '../../shared/schema/formatNames';
import { dereference } from './dereference';
import type { Part } from './documentParts';
import { isShortExample, literalName } from './fieldContents';
import { listOf, membersOf, type Members, type Path } from './finding';
import { problemType } from './problemMedia';

/**
 * A member that no component shows, named by the shape of its object and its key: `info.contact`.
 */
interface UnshownMember {
  readonly name: string;
  readonly path: Path;
}

const unshownKeys: Readonly<Record<string, readonly string[]>> = {
  document: ['externalDocs'],
  info: ['contact', 'description', 'license', 'summary', 'termsOfService'],
  tag: ['description', 'externalDocs', 'summary'],
  path: ['$ref', 'description', 'summary'],
  operation: ['externalDocs'],
  media: ['encoding'],
  schema: ['$dynamicRef', 'externalDocs', 'xml'],
  securityScheme: ['bearerFormat', 'description', 'flows', 'openIdConnectUrl'],
  method: ['externalDocs', 'links'],
  value: ['description', 'externalValue', 'summary'],
};

/** Parts that some pages show and others omit, so the check of each page reports them. */
export const partsCheckedPerPage: ReadonlySet<string> = new Set([
  'method.description',
  'operation.description',
  'operation.summary',
]);

function namesOfVariantExamples(document: Members, parts: readonly Part[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap(({ shape, value }) =>
      shape === 'media' && 'discriminator' in dereference(value['schema'], document)
        ? Object.keys(membersOf(value['examples']))
        : [],
    ),
  );
}

/**
 * Returns the keys, such as `style`, that make a parameter's serialization differ from the default.
 */
function unusualStyleKeys({ in: place, ...parameter }: Members): string[] {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const { style = usual, explode = style === 'form' } = parameter;
  return [
    ...(style === usual ? [] : ['style']),
    ...(explode === (style === 'form') ? [] : ['explode']),
    ...['allowEmptyValue', 'allowReserved'].filter((key) => parameter[key] === true),
  ];
}

function serverKeys({ value, path }: Part, isOpenApi: boolean): string[] {
  const isFirst = path.at(-1) === 0;
  const isShared = path[0] === 'servers';
  // An operation's header says which servers offer it.
  const shown = isOpenApi
    ? isShared
      ? []
      : ['description' in value ? 'description' : 'url']
    : isFirst
      ? ['url']
      : [];
  return ['description', 'name', 'summary', 'url', 'variables'].filter(
    (key) => key in value && !shown.includes(key),
  );
}

/**
 * Returns whether a mapping has a name of its own: a key that the mapped schema does not list, in
 * `const` or `enum`, as a value of the discriminator.
 */
function hasOwnNames({ propertyName, mapping }: Members, document: Members): boolean {
  return Object.entries(membersOf(mapping)).some(([name, ref]) => {
    const $ref = String(ref).includes('/') ? ref : `#/components/schemas/${String(ref)}`;
    const { properties } = dereference({ $ref }, document);
    const property = membersOf(membersOf(properties)[String(propertyName)]);
    return property['const'] !== name && !listOf(property['enum']).includes(name);
  });
}

function keysOf(part: Part, document: Members, variantExampleNames: ReadonlySet<string>): string[] {
  const { shape, value, path } = part;
  const always = (unshownKeys[shape] ?? []).filter((key) => key in value);
  switch (shape) {
    case 'server':
      return serverKeys(part, 'openapi' in document);
    case 'parameter':
      return [
        ...unusualStyleKeys(value),
        ...(value['in'] === 'header' && 'example' in value ? ['example'] : []),
        ...(Object.keys(membersOf(value['examples'])).length > 1 ? ['examples'] : []),
      ];
    case 'media': {
      const isProblem = path.at(-1) === problemType;
      const others = Object.keys(membersOf(value['examples'])).filter(
        (name) => !variantExampleNames.has(name),
      );
      return [...always, ...(others.length > 1 && !isProblem ? ['examples'] : [])];
    }
    case 'example': {
      // The summary of a variant's example is the title of the variant.
      const hasTitle = variantExampleNames.has(String(path.at(-1)));
      const keys = ['description', 'externalValue', ...(hasTitle ? [] : ['summary'])];
      return keys.filter((key) => key in value);
    }
    case 'schema': {
      // Samples show the examples of whole bodies.
      const isBody = path.at(-1) === 'schema' || path.length === 3;
      return [
        ...always,
        ...(typeof value['format'] === 'string' && !Object.hasOwn(formatNames, value['format'])
          ? ['format']
          : []),
        ...(isBody || !('example' in value) || isShortExample(value['example']) ? [] : ['example']),
        ...(isBody || listOf(value['examples']).every(isShortExample) ? [] : ['examples']),
        // A pattern that matches only one name is shown as that name.
        ...(Object.keys(membersOf(value['patternProperties'])).every(
          (pattern) => literalName(pattern) !== undefined,
        )
          ? []
          : ['patternProperties']),
      ];
    }
    case 'discriminator':
      return hasOwnNames(value, document) ? ['mapping'] : [];
    case 'descriptor':
      return 'summary' in value && 'description' in value ? ['summary'] : [];
    case 'pairing': {
      const isFirst = path.at(-1) === 0;
      const keys = isFirst ? ['description', 'summary'] : 'description' in value ? ['summary'] : [];
      return keys.filter((key) => key in value);
    }
    case 'error':
      return 'data' in value && !(String(value['code']) in membersOf(document['x-errors']))
        ? ['data']
        : [];
    default:
      return always;
  }
}

/** Returns the members of a valid document that no component shows. */
export function unshownMembers(document: Members, parts: readonly Part[]): UnshownMember[] {
  const variantExampleNames = namesOfVariantExamples(document, parts);
  const order = Object.keys(document);
  const members = parts.flatMap((part) =>
    keysOf(part, document, variantExampleNames).map((key) => ({
      name: `${part.shape}.${key}`,
      path: [...part.path, key],
    })),
  );
  const positionOf = ({ path: [root = ''] }: UnshownMember) => order.indexOf(String(root));
  return members.toSorted((a, b) => positionOf(a) - positionOf(b));
}
