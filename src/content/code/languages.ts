// The order matters: prismjs announces itself globally, which its grammars rely on.
import prismjs from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-http.js';
import 'prismjs/components/prism-toml.js';
import { Prism } from 'prism-react-renderer';

/**
 * Languages that fences may name. prism-react-renderer does not bring all of them; the missing
 * grammars come from prismjs.
 */
for (const name of ['bash', 'diff', 'http', 'toml']) {
  const grammar = prismjs.languages[name];
  if (grammar !== undefined) Prism.languages[name] = grammar;
}

export const languages = [
  'bash',
  'diff',
  'graphql',
  'http',
  'json',
  'rust',
  'text',
  'toml',
  'typescript',
  'yaml',
] as const;

export type Language = (typeof languages)[number];

export function isLanguage(name: string): name is Language {
  return (languages as readonly string[]).includes(name);
}

export { Prism };
