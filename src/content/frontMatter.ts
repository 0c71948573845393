import { z } from 'zod';
import { checkAgainst } from './source/issues';
import { normalizeText } from './source/lines';
import { readYaml, type YamlPlace } from './source/yaml';
import { replaceTokens } from './tokens';
import type { FrontMatter, Problem, Source, Tokens } from './types';

/** Search engines cut descriptions beyond about this; shorter ones say too little. In characters. */
const descriptionLength = { min: 50, max: 170 } as const;

const text = z.string().trim().min(1);

const schema = z.strictObject({
  title: text,
  description: text,
  sidebarLabel: text.optional(),
  keywords: z.array(text).optional(),
  draft: z.boolean().optional(),
  toc: z.boolean().optional(),
});

const wanted: Readonly<Record<string, string>> = {
  title: "a text, such as title: 'Issuing'",
  description: 'a text of one sentence',
  sidebarLabel: 'a text',
  keywords: 'a list of texts, such as keywords: [fees, accounts]',
  draft: 'true or false',
  toc: 'true or false',
};

const block = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** The value of the first key of `{Network}` read as a map, which is what YAML makes of it. */
function looksLikeToken(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((v) => v === null)
  );
}

function describe(issue: z.core.$ZodIssue, value: unknown): { message: string; advice: string } {
  const key = String(issue.path[0] ?? '');
  const form = `Write ${wanted[key] ?? 'key: value lines'}.`;
  if (issue.path.length === 0) {
    return { message: 'The front matter is not a list of keys.', advice: form };
  }
  if (value === undefined) return { message: `The front matter has no ${key}.`, advice: form };
  if (issue.code === 'too_small') return { message: `The value of ${key} is empty.`, advice: form };
  if (looksLikeToken(value)) {
    return {
      message: `The value of ${key} begins with a brace, which YAML reads as a map.`,
      advice: `Put it in quotes: ${key}: '{Network}'.`,
    };
  }
  return { message: `The value of ${key} is of the wrong type.`, advice: form };
}

/**
 * Reads and validates the front matter of a page. Tokens in its texts are replaced.
 *
 * @returns front matter that can be used in any case (empty texts for what is missing), and
 *   everything that is wrong with it
 */
export function readFrontMatter(
  source: Source,
  tokens: Tokens,
): { frontMatter: FrontMatter; problems: Problem[] } {
  const { file } = source;
  const problems: Problem[] = [];
  const report = (place: YamlPlace, message: string, advice: string) =>
    problems.push({ file, ...place, message, advice });

  const match = block.exec(normalizeText(source.text));
  if (match === null) {
    report(
      { line: 1, column: 1 },
      'The page has no front matter.',
      'Begin the file with a line ---, then title: and description:, then a line ---.',
    );
    return { frontMatter: fromData({}), problems };
  }

  const yaml = readYaml(file, match[1] ?? '', 2);
  problems.push(...yaml.problems);
  if (yaml.problems.length > 0) return { frontMatter: fromData({}), problems };

  const data = yaml.data ?? {};
  problems.push(
    ...checkAgainst(schema, data, file, yaml, {
      unknownKey: (key) => `Unknown key "${key}" in the front matter.`,
      value: describe,
      missingAt: { line: 1, column: 1 },
    }),
  );

  const frontMatter = fromData(data, (key, value) =>
    replaceTokens(value, tokens, (message, advice) => report(yaml.placeOf([key]), message, advice)),
  );
  const { length } = [...frontMatter.description];
  if (length > 0 && (length < descriptionLength.min || length > descriptionLength.max)) {
    report(
      yaml.placeOf(['description']),
      `The description has ${length} characters.`,
      `Write one sentence of ${descriptionLength.min} to ${descriptionLength.max} characters.`,
    );
  }
  return { frontMatter, problems };
}

/** What can be used of front matter, valid or not. */
function fromData(
  data: object,
  replace: (key: string, value: string) => string = (_key, value) => value,
): FrontMatter {
  const values = data as Record<string, unknown>;
  const textOf = (key: string) => {
    const value = values[key];
    return typeof value === 'string' ? replace(key, value.trim()) : '';
  };
  const sidebarLabel = textOf('sidebarLabel');
  const keywords = Array.isArray(values['keywords']) ? (values['keywords'] as unknown[]) : [];
  return {
    title: textOf('title'),
    description: textOf('description'),
    ...(sidebarLabel === '' ? {} : { sidebarLabel }),
    keywords: keywords
      .filter((keyword) => typeof keyword === 'string')
      .map((keyword) => replace('keywords', keyword)),
    draft: values['draft'] === true,
    toc: values['toc'] !== false,
  };
}
