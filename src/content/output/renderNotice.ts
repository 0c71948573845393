import { link, paragraph } from '../mdast/make';
import { toHtml } from './html';

/** A link in a notice. `href` is written to the page as it is. */
interface NoticeLink {
  readonly text: string;
  readonly href: string;
}

/** Renders an admonition with one paragraph as HTML. */
export function renderNotice(
  kind: 'info' | 'warning',
  title: string,
  parts: readonly (string | NoticeLink)[],
): string {
  const content = parts.map((part) =>
    typeof part === 'string' ? part : link(part.href, part.text),
  );
  return toHtml({
    type: 'root',
    children: [
      {
        type: 'articleComponent',
        name: 'Admonition',
        attributes: { kind, title },
        children: [paragraph(...content)],
      },
    ],
  });
}
