import { z } from 'zod';
import { redirectsSchema } from '../../src/content/dataFiles/redirects';
import { frontMatterSchema } from '../../src/content/parse/frontMatter/frontMatter';
import { sidebarsSchema } from '../../src/content/sidebars/schema';
import { schemas } from '../../src/domain/schemas';

type Json = Record<string, unknown>;

/** A single token, which stands for a number or a boolean. */
const onlyToken = { type: 'string', pattern: String.raw`^\{[\w.-]+\}$` };
/** A string that contains a token. */
const withToken = { type: 'string', pattern: String.raw`\{[\w.-]+\}` };

/** Makes a schema accept a token where its type, pattern or list of values would reject one. */
function allowToken(schema: Json): void {
  const isLeaf =
    ['integer', 'number', 'boolean'].includes(String(schema['type'])) ||
    (schema['type'] === 'string' && ['pattern', 'enum', 'const'].some((key) => key in schema));
  if (!isLeaf) return;
  const { description, ...value } = schema;
  const token = schema['type'] === 'string' ? withToken : onlyToken;
  for (const key of Object.keys(value)) Reflect.deleteProperty(schema, key);
  Object.assign(schema, {
    anyOf: [value, token],
    ...(description === undefined ? {} : { description }),
  });
}

function toJson(schema: z.ZodType, title: string, tokens: boolean): Json {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (tokens) allowToken(jsonSchema as Json);
    },
  }) as Json;
  return { ...json, title };
}

/** Returns the JSON Schemas of front matter, sidebars, redirects and data files, by file name. */
export function jsonSchemas(): Map<string, Json> {
  return new Map([
    ['front-matter', toJson(frontMatterSchema, 'Front matter of a page', false)],
    ['sidebars', toJson(sidebarsSchema, 'sidebars.yaml', false)],
    ['redirects', toJson(redirectsSchema, 'redirects.yaml', false)],
    ...[...schemas].map(([name, schema]): [string, Json] => [
      name,
      toJson(schema, `reference/${name}.yaml`, true),
    ]),
  ]);
}

/** Returns a map from each schema to the YAML files that it checks, for `.vscode/settings.json`. */
export function schemaFiles(): Record<string, string> {
  return Object.fromEntries(
    [...jsonSchemas().keys()]
      .filter((name) => name !== 'front-matter')
      .map((name) => [
        `./.vscode/schemas/${name}.json`,
        `content/*/${schemas.has(name) ? 'reference/' : ''}${name}.yaml`,
      ]),
  );
}
