import { z } from 'zod';
import type { ComponentEntry } from '../../src/content/componentRegistry/componentEntry';
import { pageKinds } from '../../src/content/parse/frontMatter/expectedValues';
import { descriptionForm } from '../../src/content/parse/frontMatter/frontMatter';
import { capitalize } from '../../src/shared/capitalize';
import {
  admonitionKinds,
  components,
  expanders,
} from '../../src/content/componentRegistry/registry';

interface Snippet {
  readonly scope: string;
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
}

const scope = 'mdx,markdown';

function requiredOf(attributes: z.ZodObject): string[] {
  return Object.entries(attributes.shape)
    .filter(([, value]) => !z.safeParse(value as z.ZodType, undefined).success)
    .map(([name]) => name);
}

/**
 * Returns the start of a tag with its required attributes as placeholders, numbered from `first`.
 */
function tagStart(name: string, attributes: z.ZodObject, first: number): string {
  const required = requiredOf(attributes);
  const placeholders = required.map((key, index) => ` ${key}="\${${first + index}:${key}}"`);
  return `<${name}${placeholders.join('')}`;
}

function linesOf(name: string, first = 1): string[] {
  const entry: ComponentEntry | undefined = components[name];
  if (entry === undefined) return [];
  const open = tagStart(name, entry.attributes, first);
  const next = first + requiredOf(entry.attributes).length;
  switch (entry.content.kind) {
    case 'nothing':
      return [`${open} />`];
    case 'sentence':
      return [`${open}>`, `\${${next}:One sentence.}`, `</${name}>`];
    case 'only': {
      const [inner = ''] = entry.content.names;
      return [`${open}>`, ...linesOf(inner, next), `</${name}>`];
    }
    default:
      return [`${open}>`, '', `\${${next}:Text.}`, '', `</${name}>`];
  }
}

const component = (name: string, body: readonly string[]): [string, Snippet] => [
  `<${name}>`,
  { scope, prefix: `<${name}`, description: `The component ${name}`, body },
];

/** Returns a snippet for each component and admonition, and for the front matter. */
export function snippets(): Record<string, Snippet> {
  return Object.fromEntries([
    [
      'Front matter',
      {
        scope,
        prefix: '---',
        description: 'Front matter of a page',
        body: [
          '---',
          'title: ${1:Title}',
          `description: \${2:${capitalize(descriptionForm)} that says what the reader finds here.}`,
          `kind: \${3|${pageKinds.join(',')}|}`,
          '---',
          '',
          '$0',
        ],
      },
    ],
    ...Object.keys(components).map((name) => component(name, linesOf(name))),
    ...Object.entries(expanders).map(([name, { attributes }]) =>
      component(name, [`${tagStart(name, attributes, 1)} />`]),
    ),
    ...admonitionKinds.map((kind): [string, Snippet] => [
      `:::${kind}`,
      {
        scope,
        prefix: `:::${kind}`,
        description: `The admonition ${kind}`,
        body: [`:::${kind}[\${1:Title}]`, '${2:Text.}', ':::'],
      },
    ]),
  ]);
}

/** Returns the text that a snippet inserts if the author keeps all its suggestions. */
export function textOf({ body }: Snippet): string {
  return body
    .join('\n')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\{\d+\|([^,}]*)[^}]*\|\}/g, '$1')
    .replaceAll('$0', '');
}
