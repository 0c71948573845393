// Import order matters: prismjs sets a global that its grammars rely on.
import prismjs from 'prismjs';
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

/** Languages allowed after a code fence. */
export const languages = [
  'bash',
  'diff',
  'graphql',
  'http',
  'json',
  'python',
  'rust',
  'text',
  'toml',
  'typescript',
  'yaml',
] as const;

type Language = (typeof languages)[number];

export function isLanguage(name: string): name is Language {
  return (languages as readonly string[]).includes(name);
}

export { Prism };
