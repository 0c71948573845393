interface Explanation {
  readonly message: string;
  readonly advice: string;
}

const htmlComment: Explanation = {
  message: 'HTML comments are not allowed.',
  advice: 'Write {/* a comment */}, which is dropped from the page.',
};

/** The parser's messages in an author's terms; the first pattern that fits is taken. */
const explanations: readonly (readonly [RegExp, (match: RegExpExecArray) => Explanation])[] = [
  [/Unexpected character `!` .*before name/, () => htmlComment],
  [
    /to create a link in MDX/,
    () => ({
      message: 'Addresses in <> are not allowed.',
      advice: 'Write the address without them, or [text](address).',
    }),
  ],
  [
    /Unexpected character `(.+?)` .*before name/,
    ([, character = '']) => ({
      message: `A "<" followed by "${character}" begins no component.`,
      advice: 'Write \\< for a less-than sign in prose, or put it into `code`.',
    }),
  ],
  [
    /Unexpected end of file .*before name/,
    () => ({
      message: 'A "<" at the end begins no component.',
      advice: 'Write \\< for a less-than sign in prose, or put it into `code`.',
    }),
  ],
  [
    /Unexpected character `(.+?)` .*before attribute value/,
    ([, character = '']) => ({
      message: `An attribute's value begins with "${character}".`,
      advice: 'Put the value in double quotes: label="bash".',
    }),
  ],
  [
    /Unexpected closing tag `(.+?)`, expected corresponding closing tag for `<(.+?)>` \((\d+)/,
    ([, closing = '', name = '', line = '']) => ({
      message: `${closing} stands where </${name}> is expected.`,
      advice: `<${name}> was opened on line ${line}; close it first.`,
    }),
  ],
  [
    /Unexpected closing (?:slash|tag)/,
    () => ({
      message: 'A component is closed that was not opened.',
      advice: 'Open it before, or take the closing tag away.',
    }),
  ],
  [
    /Expected a closing tag for `<(.+?)>`(?: \(\d+:\d+-\d+:\d+\))? before the end of `(.+?)`/,
    ([, name = '', block = '']) => ({
      message: `<${name}> is not closed within its ${block}.`,
      advice: `Put <${name}> and </${name}> on lines of their own, with empty lines around what is between them.`,
    }),
  ],
  [
    /Expected (?:a|the) closing tag (?:for `<(.+?)>`|`<\/(.+?)>`)/,
    ([, opened, closed]) => ({
      message: `<${opened ?? closed ?? ''}> is not closed.`,
      advice: `Close it with </${opened ?? closed ?? ''}> on a line of its own, with an empty line before it, or with /> when it has no content.`,
    }),
  ],
  [
    /Unexpected (?:end of file|lazy line) in expression/,
    () => ({
      message: 'A "{" is not closed.',
      advice: 'Close it with }, or write \\{ for a brace in prose.',
    }),
  ],
  [
    /Unexpected end of file/,
    () => ({
      message: 'The file ends inside a tag or an expression.',
      advice: 'Close it with >, /> or }, and texts in it with a quote.',
    }),
  ],
  [
    /Unexpected lazy line/,
    () => ({
      message: 'A tag begins inside a list or quote and goes on outside of it.',
      advice: 'Indent its lines like its first line.',
    }),
  ],
  [
    /Unexpected character `(.+?)`/,
    ([, character = '']) => ({
      message: `"${character}" cannot stand here in a tag.`,
      advice: 'A tag looks like <Card title="text" href="./page.mdx">.',
    }),
  ],
];

/** What is wrong with a fence that is left open, whatever the parser says of what it hides. */
export const fenceLeftOpen: Explanation = {
  message: 'The code block is not closed.',
  advice: 'Close it with the signs of its first line on a line of their own.',
};

/** The place that the message itself names, for mistakes the parser finds only at the end. */
export function placeInReason(reason: string): { line: number; column: number } | undefined {
  const match = /\((\d+):(\d+)/.exec(reason);
  return match === null ? undefined : { line: Number(match[1]), column: Number(match[2]) };
}

/**
 * The brace that was left open before a place: the parser notices it only where the text ends.
 *
 * @param text the whole file
 * @param end where the parser gave up
 */
export function openBrace(
  text: string,
  end: { line: number; column: number },
): { line: number; column: number } | undefined {
  const lines = text.split('\n').slice(0, end.line);
  let closed = 0;
  for (let row = lines.length - 1; row >= 0; row -= 1) {
    const line = lines[row] ?? '';
    for (let at = line.length - 1; at >= 0; at -= 1) {
      if (line[at] === '}') closed += 1;
      if (line[at] !== '{' || line[at - 1] === '\\') continue;
      if (closed === 0) return { line: row + 1, column: at + 1 };
      closed -= 1;
    }
  }
  return undefined;
}

/** Explains a mistake on which the parser gave up, from the reason it gives. */
export function explainSyntax(reason: string): Explanation {
  for (const [pattern, explain] of explanations) {
    const match = pattern.exec(reason);
    if (match !== null) return explain(match);
  }
  return {
    message: reason.endsWith('.') ? reason : `${reason}.`,
    advice: 'Correct the tag or the braces at this place.',
  };
}
