import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { z } from 'zod';
import { adviceToUse, didYouMean } from '../../../shared/suggest';
import { adviceOnAttribute } from '../../foreign';
import { replaceKnownTokens, replaceTokens } from '../../tokens/tokens';
import { fixRange } from '../../parse/fix';
import { explainMarkup } from '../../parse/plainText';
import type { Fix, Point } from '../../types';
import { report, startOf, type PageContext, type Positioned } from '../context';
import { checkPlainPlaceholder } from '../foreignSyntax/placeholders';

/** Readers see these attributes as text, so Markdown in them would be published as it is. */
const plainTexts = ['alt', 'caption', 'label', 'summary', 'title'];

const maxChoices = 4;

function missingNames(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  schema: z.ZodObject,
): string[] {
  const given = attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each.name] : []));
  return Object.entries(schema.shape).flatMap(([name, value]) =>
    given.includes(name) || value instanceof z.ZodOptional ? [] : [name],
  );
}

function adviceOnValue(name: string, schema: z.ZodObject): string {
  const issue = schema.safeParse({ [name]: '' }).error?.issues.find(({ path }) => path[0] === name);
  const values = issue?.code === 'invalid_value' ? issue.values.map(String) : ['text'];
  return `Write ${values
    .slice(0, maxChoices)
    .map((value) => `${name}="${value}"`)
    .join(' or ')}.`;
}

/**
 * Returns a fix that rewrites `name={"text"}` as `name="text"`; undefined for other expressions,
 * and for text with double quotes, braces or backslashes.
 */
function fixLiteral({ name, position }: MdxJsxAttribute, { source }: PageContext): Fix | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) return undefined;
  const written = source.text.slice(start, end);
  const [, double, single] =
    /^[\w-]+=\{\s*(?:"([^"{}\\]*)"|'([^'"{}\\]*)')\s*\}$/.exec(written) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : fixRange(source.text, start, end, `${name}="${value}"`);
}

function endOfTag({ position }: Positioned, { source }: PageContext): string {
  return source.text.slice(0, position?.end.offset ?? 0).endsWith('/>') ? ' />' : '>';
}

/**
 * Reads the attributes of a component and replaces their tokens. Reports expressions, Markdown in
 * plain text, and unknown, duplicate, missing, empty or invalid attributes.
 *
 * @param literal attributes whose tokens are kept, because they are resolved later as links or
 *   paths
 * @returns undefined if a problem was reported
 */
export function readAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  schema: z.ZodObject,
  context: PageContext,
  literal: readonly (string | undefined)[] = [],
): Record<string, string> | undefined {
  const tag = `<${node.name ?? ''}>`;
  const values: Record<string, string> = {};
  const points: Record<string, Point> = {};
  const known = Object.keys(schema.shape);
  const unknown = node.attributes.filter(
    (attribute) => attribute.type === 'mdxJsxAttribute' && !known.includes(attribute.name),
  );
  const countBefore = context.problems.length;
  const end = endOfTag(node, context);

  for (const attribute of node.attributes) {
    const point = startOf(attribute.position === undefined ? node : attribute);
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(
        context,
        point,
        `${tag} has an expression among its attributes.`,
        'Write each attribute as name="text".',
      );
      continue;
    }
    const { name, value } = attribute;
    points[name] = point;
    if (!known.includes(name)) {
      const [missing, another] = missingNames(node, schema);
      const isStyling = /^(?:class|className|style)$/.test(name);
      const isRenamed = missing !== undefined && another === undefined && unknown.length === 1;
      const fallback = isRenamed
        ? `Did you mean "${missing}"?`
        : known.length === 0
          ? `Remove it: ${tag} takes no attributes.`
          : `${tag} takes ${known.join(', ')}.`;
      report(
        context,
        point,
        `Unknown attribute "${name}" of ${tag}.`,
        isStyling
          ? 'Remove it: pages cannot set styles.'
          : (adviceOnAttribute(node.name ?? '', name) ?? didYouMean(name, known, fallback)),
      );
    } else if (Object.hasOwn(values, name)) {
      report(context, point, `Duplicate attribute "${name}" of ${tag}.`, 'Remove one of the two.');
    } else if (typeof value === 'string') {
      values[name] = literal.includes(name)
        ? value
        : node.data?.isGenerated === true
          ? replaceKnownTokens(value, context.library.tokens, 'code')
          : replaceTokens(value, context.library.tokens, (message, advice) =>
              report(context, point, message, advice),
            );
    } else {
      values[name] = '';
      report(
        context,
        point,
        value === null || value === undefined
          ? `The attribute "${name}" of ${tag} has no value.`
          : `The attribute "${name}" of ${tag} is an expression.`,
        adviceOnValue(name, schema),
        { fix: fixLiteral(attribute, context) },
      );
    }
  }

  for (const name of node.data?.isGenerated === true ? [] : plainTexts) {
    const fault = explainMarkup(values[name] ?? '', name);
    if (fault !== undefined) report(context, points[name] ?? node, fault.message, fault.advice);
  }
  if (context.problems.length > countBefore) return undefined;
  for (const name of node.data?.isGenerated === true ? [] : plainTexts) {
    checkPlainPlaceholder(values[name] ?? '', points[name] ?? node, context);
  }
  const result = schema.safeParse(values);
  const issues = result.error?.issues ?? [];
  const missing = issues
    .map(({ path }) => String(path[0] ?? ''))
    .filter((name) => values[name] === undefined);
  if (missing.length > 1) {
    const listed = missing.map((name) => `"${name}"`).join(', ');
    const example = missing.map((name) => ` ${name}="text"`).join('');
    const message = `${tag} needs the attributes ${listed}.`;
    report(context, node, message, `Write <${node.name ?? ''}${example}${end}.`);
  }
  for (const issue of issues) {
    const name = String(issue.path[0] ?? '');
    const value = values[name];
    if (value === undefined && missing.length > 1) continue;
    const allowed = issue.code === 'invalid_value' ? issue.values.map(String) : ['text'];
    report(
      context,
      points[name] ?? node,
      value === undefined
        ? `${tag} needs the attribute "${name}".`
        : value.trim() === ''
          ? `The attribute "${name}" of ${tag} is empty.`
          : `The attribute "${name}" of ${tag} cannot be "${value}".`,
      allowed.length > maxChoices
        ? didYouMean(value ?? '', allowed, adviceToUse(allowed))
        : `Write ${allowed.map((each) => `<${node.name ?? ''} ${name}="${each}"${end}`).join(' or ')}.`,
    );
  }
  return result.success ? (result.data as Record<string, string>) : undefined;
}

/**
 * Reads the attributes of an inline HTML element. Reports a `<br>` with content, and any other
 * element without content.
 *
 * @returns undefined if a problem was reported
 */
export function readInlineAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: PageContext,
): Record<string, string> | undefined {
  const title = z.string().trim().min(1);
  const schema = node.name === 'abbr' ? z.strictObject({ title }) : z.strictObject({});
  const values = readAttributes(node, schema, context);
  const isEmpty = toString(node).trim() === '';
  if (isEmpty === (node.name === 'br')) return values;
  const name = node.name ?? '';
  if (isEmpty) report(context, node, `<${name}> is empty.`, 'Add text or remove it.');
  else report(context, node, `<${name}> takes no content.`, 'Write <br/>.');
  return undefined;
}
