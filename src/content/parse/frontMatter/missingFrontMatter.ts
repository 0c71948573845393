import type { Explanation } from '../../types';

const yamlAdvice = "Write it as YAML, such as title: 'Issuing', between two --- lines.";

/** Returns whether a page starts with front matter in JSON. */
export const startsWithJson = (text: string): boolean => /^\{[\s\S]*"title"/.test(text);

/** The explanation for a page without anything that resembles front matter. */
export const noFrontMatter: Explanation = {
  message: 'The page has no front matter.',
  advice: 'Start the file with title: and description: between two --- lines.',
};

/** Explains why the front matter of a page was not found. */
export function explainMissing(text: string): Explanation {
  if (/^---[ \t]*\n/.test(text))
    return { message: 'The front matter is not closed.', advice: 'Close it with ---.' };
  if (/^\+\+\+[ \t]*\n/.test(text))
    return { message: 'The front matter is TOML, which is not supported.', advice: yamlAdvice };
  // Word processors replace hyphens with dashes.
  if (/^\s*[-–—]+[ \t]*\n[\w-]+:/.test(text)) {
    return {
      message: 'The front matter does not start with --- on the first line.',
      advice: 'Start the file with exactly ---, with nothing before it.',
    };
  }
  if (startsWithJson(text))
    return { message: 'The front matter is JSON, which is not supported.', advice: yamlAdvice };
  return noFrontMatter;
}
