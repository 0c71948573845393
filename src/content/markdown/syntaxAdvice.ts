/** What the parser found, in the words of its message. */
interface SyntaxMistake {
  readonly reason: string;
  readonly ruleId: string | undefined;
}

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
    /Unexpected closing (?:slash|tag) `?(.*?)`?(?: in tag)?,/,
    () => ({
      message: 'A component is closed that was not opened here.',
      advice: 'Open it before, at the same level, or take the closing tag away.',
    }),
  ],
  [
    /Expected a closing tag for `<(.+?)>`/,
    ([, name = '']) => ({
      message: `<${name}> is not closed where it must be.`,
      advice: `Close it with </${name}> on a line of its own, with an empty line before it, or with /> when it has no content.`,
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

/** Explains a mistake on which the parser gave up. */
export function explainSyntax({ reason }: SyntaxMistake): Explanation {
  for (const [pattern, explain] of explanations) {
    const match = pattern.exec(reason);
    if (match !== null) return explain(match);
  }
  return {
    message: reason.endsWith('.') ? reason : `${reason}.`,
    advice: 'Correct the tag or the braces at this place.',
  };
}
