// Import order matters: prismjs sets a global that its grammars rely on.
import prismjs, { type Grammar } from 'prismjs';
import prismComponents from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/index.js';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-http.js';
import 'prismjs/components/prism-toml.js';
import { Prism } from 'prism-react-renderer';

// prism-react-renderer does not bundle these grammars.
for (const name of ['bash', 'diff', 'http', 'toml']) {
  const grammar = prismjs.languages[name];
  if (grammar !== undefined) Prism.languages[name] = grammar;
}

/** Languages listed in the authoring guide. Any other Prism language can be used too. */
export const languages = [
  'bash',
  'console',
  'diff',
  'graphql',
  'http',
  'json',
  'jsonc',
  'python',
  'rust',
  'text',
  'toml',
  'typescript',
  'yaml',
] as const;

/** These take precedence over names and aliases of Prism. */
const ownAliases: Readonly<Record<string, string>> = {
  astro: 'markup',
  'c++': 'cpp',
  'c#': 'csharp',
  golang: 'go',
  json5: 'jsonc',
  markdoc: 'markdown',
  mdx: 'markdown',
  none: 'text',
  plain: 'text',
  plaintext: 'text',
  proto: 'protobuf',
  ps1: 'powershell',
  rs: 'rust',
  'shell-session': 'console',
  'sh-session': 'console',
  shellsession: 'console',
  svelte: 'markup',
  tf: 'hcl',
  terminal: 'console',
  txt: 'text',
  vue: 'markup',
  zsh: 'bash',
};

interface Component {
  readonly alias?: string | readonly string[];
}

const components = Object.entries(
  prismComponents.languages as Readonly<Record<string, Component>>,
).filter(([name]) => name !== 'meta');

const names: ReadonlyMap<string, string> = new Map([
  ...components.flatMap(([name, { alias = [] }]) =>
    [name, ...[alias].flat()].map((word): [string, string] => [word, name]),
  ),
  ...languages.map((name): [string, string] => [name, name]),
  ...Object.entries(ownAliases),
]);

/** The names and aliases of all languages that code blocks may have. */
export const languageNames: readonly string[] = [...new Set([...languages, ...names.keys()])];

/** Returns the canonical name of a language or alias, ignoring case; undefined if it is unknown. */
export function languageOf(name: string): string | undefined {
  return names.get(name.toLowerCase());
}

/** Names of the Prism grammars used for languages that Prism lacks. */
const grammarNames: Readonly<Record<string, string>> = { console: 'bash', jsonc: 'json' };

/**
 * Returns the grammar of a language, loading it if necessary; undefined for plain text or an
 * unknown language.
 */
export function grammarOf(language: string): Grammar | undefined {
  if (language === 'text') return undefined;
  const name = grammarNames[language] ?? language;
  if ((languages as readonly string[]).includes(name)) return Prism.languages[name];
  if (prismjs.languages[name] === undefined) {
    loadLanguages.silent = true;
    loadLanguages([name]);
  }
  return prismjs.languages[name];
}

export { Prism };
