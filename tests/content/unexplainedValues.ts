interface Block {
  readonly language: string;
  readonly text: string;
}

/**
 * Patterns of ids, secrets and files. A response, table or sentence must show these before a sample
 * uses them.
 */
const shownFirst = [
  /\b[a-z]+_[\da-z]{20,}\b/g,
  // A long word that mixes digits, upper-case and lower-case letters.
  /(?<![\w/])(?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])\w{16,}\b/g,
  /(?<![\w/.])[\w-]+\.(?:key|pem|csr|crt|json)\b/g,
];
const variables = /(?<=\$\{?)[A-Z_]+\b/g;
const shellWords = new Set('do done export if local printf then until while'.split(' '));
const commands = /(?<=^\s*)[a-z][\w-]*(?=\s)|(?<=\$\()[a-z][\w-]*/g;

/** Matches what a line of bash defines for later lines: variables, functions and files. */
const definitions =
  /(?<=^(?:export )?)[A-Z_]+(?==)|^\w+(?=\(\))|(?<=(?:-out|--output|>) ?)[\w.-]+/g;

function blocksOf(markdown: string): Block[] {
  return markdown.split(/^ *```/m).map((text, position) => {
    if (position % 2 === 0) return { language: '', text };
    const [language = '', ...lines] = text.split('\n');
    // Removes the indentation of code in a step.
    const indent = /^ */.exec(lines[0] ?? '')?.[0] ?? '';
    const code = lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    return { language: language.trim(), text: code.join('\n') };
  });
}

/** Starts each line of quoted text with a quote, so that none looks like a command. */
const withQuotedLines = (bash: string) =>
  bash.replaceAll(/'[^']*'/g, (body) => body.replaceAll(/^/gm, "'"));

const matches = (line: string, pattern: RegExp) =>
  [...line.matchAll(pattern)].map(([text]) => text);

/**
 * Returns the values in a line that are neither shown in `seen` nor defined in `known`. A variable
 * must be defined.
 */
function unexplainedIn(line: string, seen: string, known: ReadonlySet<string>): string[] {
  const isNew = (value: string) => !known.has(value);
  return [
    ...shownFirst
      .flatMap((pattern) => matches(line, pattern))
      .filter((value) => !seen.includes(value)),
    ...matches(line, variables),
    ...matches(line, commands).filter(
      (name) => !shellWords.has(name) && !seen.includes(`\`${name}\``),
    ),
  ].filter(isNew);
}

/**
 * Finds values in bash samples that a reader cannot know yet: ids, secrets, files, variables and
 * commands that nothing above shows or defines.
 *
 * @param markdown the finished page as Markdown
 */
export function unexplainedValues(markdown: string): string[] {
  let seen = '';
  const known = new Set<string>();
  const unknown: string[] = [];
  for (const { language, text } of blocksOf(markdown)) {
    if (language !== 'bash') {
      seen += text;
      continue;
    }
    for (const line of withQuotedLines(text).split('\n')) {
      for (const name of matches(line, definitions)) known.add(name);
      unknown.push(
        ...unexplainedIn(line, seen, known).map((value) => `${value} in: ${line.trim()}`),
      );
    }
  }
  return unknown;
}
