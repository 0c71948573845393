import { asRootPath, replacePath, versionFolder } from '../../paths';
import { report, type PageContext, type Positioned } from '../context';
import { fixUrl } from './fixUrl';
import { nearestPage, pageName } from './nearestPage';

/** Returns whether a page is a draft and the page that links to it is not. */
export function isUnpublished(
  file: string,
  { library, source, includes = [] }: PageContext,
): boolean {
  const page = includes[0]?.context.source.file ?? source.file;
  return library.drafts.has(file) && !library.drafts.has(page);
}

/** Reports a link to a draft. */
export function reportDraft(file: string, node: Positioned, context: PageContext): void {
  const message = `The page ${asRootPath(file)} is a draft and will not be published.`;
  report(context, node, message, 'Remove the link, or publish the page.');
}

/**
 * Reports a link to a page that does not exist, and suggests the page that it probably means. Skips
 * a page named after a reference part that no page shows, because that part has been reported.
 */
export function reportMissingPage(
  file: string,
  path: string,
  node: Positioned,
  context: PageContext,
): void {
  const { addresses } = context.library;
  const folder = `${versionFolder(context.source.file)}/`;
  const files = [...addresses.keys()].filter(
    (known) => known.startsWith(folder) && !isUnpublished(known, context),
  );
  if (context.library.unshownParts?.has(pageName(file)) === true) return;
  const moved = context.library.movedPages?.get(file);
  if (moved !== undefined) {
    const target = replacePath(path, context.source.file, moved);
    const message = `The page ${asRootPath(file)} has moved.`;
    const fix = fixUrl(path, target, node, context);
    report(context, node, message, `Write ${target}.`, { fix });
    return;
  }
  const { renamedPage } = context.library;
  if (renamedPage?.from === file) {
    const advice = `Did you mean ${asRootPath(renamedPage.to)}?`;
    report(context, node, `There is no page ${asRootPath(file)}.`, advice);
    return;
  }
  const similar = nearestPage(file, files);
  const fallback = path.startsWith('/')
    ? 'Paths with a leading slash start at the folder of the version.'
    : 'Paths without a leading slash start at the folder of this file.';
  const advice = similar === undefined ? fallback : `Did you mean ${asRootPath(similar)}?`;
  report(context, node, `There is no page ${asRootPath(file)}.`, advice);
}
