import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Image } from 'mdast';
import type { Position } from 'unist';
import { forEachOf } from '../../mdast/forEachOf';
import { explainMarkup } from '../../parse/plainText';
import { replaceTokens } from '../../tokens/tokens';
import { report, type PageContext, type Positioned } from '../context';
import { checkImageTitle } from '../linkText';
import { checkPlainPlaceholder } from '../foreignSyntax/placeholders';

declare module 'mdast' {
  interface ImageData {
    /**
     * Position of the definition that gives the URL and title, if the image is written as a
     * reference.
     */
    definition?: Position;
  }
}

interface ImageText {
  readonly alt: string;
  readonly caption?: string;
}

/**
 * Returns the alternative text and the title of an image as written: with tokens, whose braces the
 * page parser drops, and with the backslash before a literal brace.
 */
function writtenTexts(node: Image, { source }: PageContext): { alt: string; title: string } {
  const markup = [node.position, node.data?.definition]
    .map((at) => (at === undefined ? '' : source.text.slice(at.start.offset, at.end.offset)))
    .join('\n\n');
  const texts = { alt: node.alt ?? '', title: node.title ?? '' };
  if (!markup.includes('{')) return texts;
  const root = fromMarkdown(
    markup
      .replace(/\n[ \t>]+/g, '\n')
      .replace(/\\[^]/g, (escaped) => (escaped === '\\{' ? '\\\\\\{' : escaped)),
  );
  const read = ({ alt, title }: Partial<Pick<Image, 'alt' | 'title'>>) => {
    texts.alt = alt ?? texts.alt;
    texts.title = title ?? texts.title;
  };
  forEachOf(root, 'image', read);
  forEachOf(root, 'imageReference', read);
  forEachOf(root, 'definition', read);
  return texts;
}

/** Reports an alternative text that is a file name; returns whether it is one. */
export function reportFileName(alt: string, at: Positioned, context: PageContext): boolean {
  if (!/^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt)) return false;
  report(context, at, 'The alternative text is a file name.', 'Say what the image shows.');
  return true;
}

/**
 * Returns the alternative text and the caption of a Markdown image, and reports mistakes in them.
 * Returns undefined after a mistake, unless the alternative text is missing or a file name.
 */
export function imageText(node: Image, context: PageContext): ImageText | undefined {
  const countBefore = context.problems.length;
  const withTokens = (text: string) =>
    replaceTokens(text, context.library.tokens, (message, advice) =>
      report(context, node, message, advice),
    ).trim();
  checkImageTitle(node, context);
  const written = writtenTexts(node, context);
  const alt = withTokens(written.alt);
  const caption = withTokens(written.title);
  const fault = explainMarkup(caption, 'caption');
  if (fault !== undefined) report(context, node, fault.message, fault.advice);
  if (alt === '') {
    const advice = `Write ![What it shows](${node.url === '' ? './name.png' : node.url}).`;
    report(context, node, 'The image has no alternative text.', advice);
    // Use the URL as a placeholder, so that the file is checked too.
    return { alt: node.url };
  }
  if (reportFileName(alt, node, context)) return { alt };
  if (context.problems.length > countBefore) return undefined;
  for (const text of [alt, caption]) checkPlainPlaceholder(text, node, context);
  return { alt, ...(caption === '' ? {} : { caption }) };
}
