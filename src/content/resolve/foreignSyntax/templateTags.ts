import type { Explanation } from '../../types';
import { adviceOnBlock } from './foreignBlocks';
import { report, type PageContext, type Positioned } from '../context';

/** Inner tags, each with the outer tags whose advice covers it. */
const outerTags: Readonly<Record<string, string>> = {
  card: 'cards',
  column: 'columns',
  step: 'stepper|steps',
  tab: 'tabs|tabpane',
};

const pageAdvice = 'Write the path of the page: [text](./page.mdx).';
const imageAdvice = 'Write the path of the image: ![What it shows](./name.png).';

/** Explains a tag of a template language in a URL; undefined if the URL contains none. */
export function explainTemplateUrl(url: string): Explanation | undefined {
  const [tag] = /\{\{.*?\}\}|\{%.*?%\}|\$\{[^}]*\}|<%.*?%>/.exec(url) ?? [];
  return tag === undefined
    ? undefined
    : {
        message: `"${tag}" in this URL is template syntax that is not supported.`,
        advice: 'Write the path of the page, or a token such as {network}.',
      };
}

function explainTag(value: string): Explanation | undefined {
  const [, mark = '', name = ''] = /^(%|\{[<%])-?\s*([\w-]*)/.exec(value) ?? [];
  if (mark !== '') {
    const options = value.slice(value.indexOf(name) + name.length);
    const advice = /^include/.test(name) ? adviceOnBlock('include') : adviceOnBlock(name, options);
    const message = `"{${value}}" is a ${mark === '%' ? 'Liquid tag' : 'Hugo shortcode'}.`;
    return { message, advice: advice ?? 'Write Markdown or a component, or \\{ for a brace.' };
  }
  if (!/^\{[^{}]*\}$/.test(value)) return undefined;
  const advice = 'Write a token such as {network}, or \\{ for each literal brace.';
  return { message: `"{${value}}" is not a token.`, advice };
}

/**
 * Reports a tag of a template language, such as `{% include a.md %}` or `{{< note >}}`, unless it
 * closes, or belongs inside, a tag that has been reported.
 *
 * @param value the text between the outer braces
 * @returns whether the value is a template tag
 */
export function reportTemplateTag(node: Positioned, value: string, context: PageContext): boolean {
  const explanation = explainTag(value);
  if (explanation === undefined) return false;
  const [, closed] = /^(?:%|\{[<%])-?\s*(?:end|\/\s*)([\w-]+)/.exec(value) ?? [];
  const before = context.source.text.slice(0, node.position?.start.offset ?? 0);
  const [, name = ''] = /^(?:%|\{[<%])-?\s*([\w-]+)/.exec(value) ?? [];
  const outer = Object.hasOwn(outerTags, name) ? outerTags[name] : undefined;
  const opener = new RegExp(`\\{(?:%|\\{[<%])-?\\s*(?:${closed ?? outer ?? ''})(?![\\w-])`);
  const [, mark] = /(!?)\[[^[\]\n]*\]\($/.exec(before) ?? [];
  const urlAdvice = mark === '!' ? imageAdvice : pageAdvice;
  const advice = mark === undefined ? explanation.advice : urlAdvice;
  if ((closed ?? outer) === undefined || !opener.test(before))
    report(context, node, explanation.message, advice);
  return true;
}
