/** Display names, by the language of a code block. */
const languageNames: Readonly<Record<string, string>> = {
  bash: 'Bash',
  json: 'JSON',
  python: 'Python',
  rust: 'Rust',
  typescript: 'TypeScript',
};

/** Returns a tab's label as readers see it: a language's name, or the label itself. */
export function tabTitle(label: string): string {
  return Object.hasOwn(languageNames, label) ? (languageNames[label] ?? label) : label;
}
