interface Block {
  readonly language: string;
  readonly text: string;
}

/** Values that an answer, a table or a sentence shows: ids, secrets and files. */
const shown = [
  /\b[a-z]+_[\da-z]{20,}\b/g,
  // A long word of digits and letters of both cases.
  /(?<![\w/])(?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])\w{16,}\b/g,
  /(?<![\w/.])[\w-]+\.(?:key|pem|csr|crt|json)\b/g,
];
const variables = /(?<=\$\{?)[A-Z_]+\b/g;
const commands = /(?<=^\s*)[a-z][\w-]*(?=\s)|(?<=\$\()[a-z][\w-]*/g;

/** What a line of bash makes: variables, functions and files that later lines can use. */
const made = /(?<=^(?:export )?)[A-Z_]+(?==)|^\w+(?=\(\))|(?<=(?:-out|--output|>) ?)[\w.-]+/g;

/** The parts of a page as Markdown: blocks of code, and the prose between them. */
function blocksOf(markdown: string): Block[] {
  return markdown.split(/^ *```/m).map((text, position) => {
    if (position % 2 === 0) return { language: '', text };
    const [language = '', ...lines] = text.split('\n');
    // Code in a step is indented like the step.
    const indent = /^ */.exec(lines[0] ?? '')?.[0] ?? '';
    const code = lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    return { language: language.trim(), text: code.join('\n') };
  });
}

/** Text in quotes may hold words that look like commands at the start of a line. */
const withoutBodies = (bash: string) =>
  bash.replaceAll(/'[^']*'/g, (body) => body.replaceAll(/^/gm, "'"));

const matches = (line: string, pattern: RegExp) =>
  [...line.matchAll(pattern)].map(([text]) => text);

/** The values of a line that a reader has neither been told nor made. */
function unknownIn(line: string, told: string, known: ReadonlySet<string>): string[] {
  const isNew = (value: string) => !known.has(value);
  return [
    ...shown.flatMap((pattern) => matches(line, pattern)).filter((value) => !told.includes(value)),
    ...matches(line, variables),
    ...matches(line, commands).filter((name) => name !== 'export' && !told.includes(`\`${name}\``)),
  ].filter(isNew);
}

/**
 * What a reader who follows a guide on paper cannot know: ids, secrets, files, variables and
 * commands in its samples of bash that no answer, table or sentence before them shows and no line
 * before them makes.
 *
 * @param markdown the finished page as Markdown
 */
export function unknownOnPaper(markdown: string): string[] {
  let told = '';
  const known = new Set<string>();
  const unknown: string[] = [];
  for (const { language, text } of blocksOf(markdown)) {
    if (language !== 'bash') {
      told += text;
      continue;
    }
    for (const line of withoutBodies(text).split('\n')) {
      for (const name of matches(line, made)) known.add(name);
      unknown.push(...unknownIn(line, told, known).map((value) => `${value} in: ${line.trim()}`));
    }
  }
  return unknown;
}
