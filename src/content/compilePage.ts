import { expandComponents } from './expandComponents';
import { moveDescriptionFirst } from './expandComponents/moveDescriptionFirst';
import { explainUnknown } from './expandComponents/reportUnknown';
import { readFrontMatter, type ParsedFrontMatter } from './parse/frontMatter/frontMatter';
import { parsePage } from './parse/parsePage';
import { toHtml } from './output/html';
import { withMediaStyles } from './output/mediaStyles';
import { toPlainMarkdown } from './output/markdown';
import { toRecords } from './output/records';
import { toToc } from './output/toc';
import { Resolver } from './resolve';
import type { PageContext } from './resolve/context';
import { PageIds } from './resolve/ids';
import { encodingProblem, normalizeText } from './parse/sourceText';
import type { Article, Compiled, Library, Source } from './types';

/** Compiles a page. Its article is created on first use. */
export function compilePage(
  file: Source,
  library: Library,
  { frontMatter, problems }: ParsedFrontMatter = readFrontMatter(file, library.tokens),
): Compiled {
  const normalized = { ...file, text: normalizeText(file.text) };
  const isReadable = encodingProblem(normalized) === undefined;
  const parsed = parsePage(isReadable ? normalized : { ...normalized, text: '' }, explainUnknown);
  const { root, problems: syntax } = parsed;
  const source = { ...normalized, text: parsed.text };
  const context: PageContext = {
    source,
    frontMatter,
    lines: source.text.split('\n'),
    library,
    ids: new PageIds(),
    problems: [...problems, ...syntax],
    ownAnchorLinks: [],
    anchorLinks: [],
    closingLinesToSkip: 0,
    admonitionEnd: 0,
    shownParts: new Set(),
    figureCount: 0,
    unreadable: !isReadable || !parsed.isWhole,
    hasBrokenTags: syntax.length > 0,
  };
  root.children = moveDescriptionFirst(expandComponents(root.children, context));
  new Resolver(context, frontMatter.title).resolvePage(root);
  context.problems.sort((a, b) => a.line - b.line || a.column - b.column);
  let article: Article | undefined;
  return {
    frontMatter,
    get article() {
      article ??= {
        html: withMediaStyles(toHtml(root), library.mediaStyles),
        toc: toToc(root),
        records: toRecords(root, frontMatter.title),
        markdown: toPlainMarkdown(root, frontMatter, library.addresses.get(source.file)),
      };
      return article;
    },
    anchors: context.ids.all,
    anchorLinks: context.anchorLinks,
    complete: !context.unreadable,
    problems: context.problems,
  };
}
