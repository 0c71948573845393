import { z } from 'zod';
import { duplicateIndexes } from '../../../shared/duplicateIndexes';
import { validate, valueAt } from '../validate';
import { characterProblems, encodingProblem, normalizeText, offsetAt } from '../sourceText';
import { foreignAdvice, isForeignKey } from './foreignKeys';
import { pageKinds } from './expectedValues';
import { explainIssue, textKeys } from './frontMatterIssue';
import { explainMissing, noFrontMatter } from './missingFrontMatter';
import { placeholderProblems } from '../placeholders';
import { explainPlainText } from '../plainText';
import { readYaml, type YamlText } from '../yaml';
import { replaceTokens } from '../../tokens/tokens';
import type { FrontMatter, Point, Problem, Source, Tokens } from '../../types';

/**
 * Limits for the length of a description, in characters. Search engines truncate longer ones, and
 * shorter ones say too little.
 */
const descriptionLength = { min: 50, max: 170 } as const;

/** The required form of a description, as a phrase for advice. */
export const descriptionForm = `one sentence of ${descriptionLength.min} to ${descriptionLength.max} characters`;

/** The description that `npm run new` writes. */
export const placeholderDescription =
  'Replace this with one sentence that says what the reader finds on this page.';

const text = z.string().trim().min(1, { abort: true });

/** For the tests that run samples. The content check verifies `after`, `step` and `at`. */
const samplesSchema = z.strictObject({
  after: text.regex(/\.mdx$/).optional(),
  step: text.optional(),
  at: text.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/).optional(),
  setUp: text.optional(),
});

/** The front matter of a page before its tokens are replaced. */
export const frontMatterSchema = z.strictObject({
  title: text,
  description: text,
  sidebarLabel: text.optional(),
  keywords: z.array(text).optional(),
  draft: z.boolean().optional(),
  toc: z.boolean().optional(),
  // The build validates the kind, but does not use it.
  kind: z.enum(pageKinds).optional(),
  samples: samplesSchema.optional(),
});

const blockPattern = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** The values of `samples` that the content check reads, with their positions. */
type Samples = Readonly<
  Partial<Record<'after' | 'step' | 'at', { readonly value: string; readonly point: Point }>>
>;

/** The front matter of a page as read from its file. */
export interface ParsedFrontMatter {
  /** Always usable: a missing title or description is empty. */
  readonly frontMatter: FrontMatter;
  readonly samples: Samples;
  readonly problems: readonly Problem[];
  /** False if there is front matter that cannot be read; it may mark the page as a draft. */
  readonly readable: boolean;
}

/** Reads and validates the front matter of a page and replaces the tokens in it. */
export function readFrontMatter(source: Source, tokens: Tokens): ParsedFrontMatter {
  const { file } = source;
  const problems: Problem[] = [];
  const report = (point: Point, message: string, advice: string) =>
    problems.push({ file, ...point, message, advice });

  const unreadable = { frontMatter: toFrontMatter({}), samples: {}, problems, readable: false };
  const encodingFault = encodingProblem(source);
  if (encodingFault !== undefined) {
    problems.push(encodingFault);
    return unreadable;
  }
  problems.push(...characterProblems(source));
  const text = normalizeText(source.text);
  const match = blockPattern.exec(text);
  // A merge conflict is reported when the page is parsed.
  if (/^<{7} /m.test(match?.[1] ?? '')) return unreadable;
  if (match === null) {
    const missing = explainMissing(text);
    report({ line: 1, column: 1 }, missing.message, missing.advice);
    return { ...unreadable, readable: missing === noFrontMatter };
  }

  const yaml = readYaml(file, match[1] ?? '', 2);
  if (yaml.problems.length > 0) {
    // If a bad character causes a YAML error on its line, report only the YAML error.
    const lines = new Set(yaml.problems.map(({ line }) => line));
    const others = problems.filter(({ line }) => !lines.has(line));
    return { ...unreadable, problems: [...others, ...yaml.problems] };
  }

  const parsed = yaml.data ?? {};
  const foreign = isMap(parsed) ? Object.keys(parsed).filter(isForeignKey) : [];
  const [firstForeign] = foreign;
  if (firstForeign !== undefined) {
    const subject = foreign.length === 1 ? 'This key has' : 'These keys have';
    report(
      yaml.pointOf([], firstForeign),
      `${subject} no effect here: ${foreign.join(', ')}.`,
      foreignAdvice(foreign),
    );
  }
  const data = isMap(parsed)
    ? Object.fromEntries(Object.entries(parsed).filter(([key]) => !foreign.includes(key)))
    : parsed;
  problems.push(
    ...validate(frontMatterSchema, data, file, yaml, {
      unknownKey: (key) => `Unknown key "${key}" in the front matter.`,
      value: (issue, value) => {
        const isInBraces = text[offsetAt(text, yaml.pointOf(issue.path))] === '{';
        const { canQuote, ...explanation } = explainIssue(issue, value, isInBraces);
        const fix = canQuote === true ? yaml.fixOf(issue.path) : undefined;
        return { ...explanation, ...(fix && { fix }) };
      },
      missingAt: { line: 1, column: 1 },
    }),
  );

  const frontMatter = toFrontMatter(data, (key, value) =>
    replaceTokens(value, tokens, (message, advice) => report(yaml.pointOf([key]), message, advice)),
  );
  const { length } = [...frontMatter.description];
  if (length > 0 && (length < descriptionLength.min || length > descriptionLength.max)) {
    report(
      yaml.pointOf(['description']),
      `The description has ${length} ${length === 1 ? 'character' : 'characters'}.`,
      `Write ${descriptionForm}.`,
    );
  }
  for (const key of textKeys) {
    const fault = explainPlainText(frontMatter[key] ?? '', key);
    if (fault !== undefined) report(yaml.pointOf([key]), fault.message, fault.advice);
    problems.push(...placeholderProblems(frontMatter[key] ?? '', file, () => yaml.pointOf([key])));
  }
  frontMatter.keywords.forEach((keyword, index) => {
    problems.push(...placeholderProblems(keyword, file, () => yaml.pointOf(['keywords', index])));
    if (!/[,;]\s/.test(keyword)) return;
    const message = `The keyword "${keyword}" contains a separator.`;
    report(
      yaml.pointOf(['keywords', index]),
      message,
      'Write each keyword as an entry of its own.',
    );
  });
  if (frontMatter.description === placeholderDescription) {
    problems.push({
      file,
      ...yaml.pointOf(['description']),
      message: 'The description is still the placeholder from npm run new.',
      advice: `Say in ${descriptionForm} what the reader finds here.`,
      severity: 'warning',
    });
  }
  const keywords = frontMatter.keywords.map((keyword) => keyword.trim().toLowerCase());
  for (const index of duplicateIndexes(keywords)) {
    const message = `Duplicate keyword "${frontMatter.keywords[index] ?? ''}".`;
    report(yaml.pointOf(['keywords', index]), message, 'Remove one of the two.');
  }
  return { frontMatter, samples: samplesIn(data, yaml), problems, readable: true };
}

const isMap = (data: unknown): data is object => typeof data === 'object' && !Array.isArray(data);

/**
 * Returns the values of `samples` that the content check reads. An invalid value becomes an empty
 * string, so that the check does not also report it as missing.
 */
function samplesIn(data: object, { pointOf }: YamlText): Samples {
  return Object.fromEntries(
    (['after', 'step', 'at'] as const).flatMap((key) => {
      const path = ['samples', key];
      const value = valueAt(data, path);
      const { data: valid = '' } = samplesSchema.shape[key].safeParse(value);
      return value === undefined ? [] : [[key, { value: valid, point: pointOf(path) }]];
    }),
  );
}

function toFrontMatter(
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
