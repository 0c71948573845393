import { decodeIfValid } from '../../../shared/decodePercent';
import { didYouMean } from '../../../shared/suggest';
import { asRootPath, resolvePath } from '../../paths';
import { fixUrl } from '../links/fixUrl';
import { report, type PageContext, type Positioned } from '../context';

interface FileKind {
  /** `image`, as in "There is no image /a.png." */
  readonly noun: string;
  readonly example: string;
  readonly matches: (file: string) => boolean;
}

interface ContentFile {
  /** The path, relative to the project's root. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

function reportMissing(
  file: string,
  path: string,
  { noun, matches, example }: FileKind,
  at: Positioned,
  context: PageContext,
): void {
  const { library } = context;
  const files = (library.contentFiles?.() ?? []).filter(matches);
  if (!matches(file) && library.contentFile?.(file) !== undefined && noun !== 'partial') {
    const message = `${asRootPath(file)} is not ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}.`;
    const fallback = `Write the path of one, such as ${example}.`;
    report(context, at, message, didYouMean(file, files, fallback, asRootPath));
    return;
  }
  const name = file.split('/').at(-1);
  const [match, otherMatch] = files.filter((known) => known.split('/').at(-1) === name);
  const origin = path.startsWith('/')
    ? 'Paths with a leading slash start at the folder of the version.'
    : 'Paths without a leading slash start at the folder of this file.';
  report(
    context,
    at,
    `There is no ${noun} ${asRootPath(file)}.`,
    match !== undefined && otherMatch === undefined
      ? `Did you mean ${asRootPath(match)}?`
      : noun === 'partial' && !file.endsWith('.md')
        ? 'A partial is a file in partials/ that ends in .md.'
        : path.startsWith('/') && library.fileAddress(path) !== undefined
          ? 'Move the file from static/ to the folder of the version.'
          : didYouMean(file, files, origin, asRootPath),
  );
}

/**
 * Reads a file whose path a page or partial gives: relative to the page or partial or, with a
 * leading slash, to the version's folder. Braces in the path are part of the name, so tokens are
 * not replaced. Reports a path that names no file of this kind.
 *
 * @returns undefined if a problem was reported
 */
export function readContentFile(
  writtenPath: string,
  kind: FileKind,
  at: Positioned,
  context: PageContext,
): ContentFile | undefined {
  if (writtenPath.trim() === '') {
    report(context, at, `The ${kind.noun} has no path.`, `Write one, such as ${kind.example}.`);
    return undefined;
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(writtenPath)) {
    report(
      context,
      at,
      `"${writtenPath}" is not a file of the documentation.`,
      `Save the ${kind.noun} in the folder of the version and write its path, such as ${kind.example}.`,
    );
    return undefined;
  }
  const [, untitled, title] = /^([^"]+\.\w+)("[^"]*")$/.exec(writtenPath) ?? [];
  if (untitled !== undefined && title !== undefined) {
    const message = `A space is missing between the path and the title of the ${kind.noun}.`;
    const corrected = `${untitled} ${title}`;
    const fix = fixUrl(writtenPath, corrected, at, context);
    report(context, at, message, `Write ${corrected}.`, { fix });
    return undefined;
  }
  const [, bare] = /^([^?#]+\.\w+)[?#]/.exec(writtenPath) ?? [];
  const bareFile = bare === undefined ? undefined : resolvePath(context.source.file, bare);
  if (bare !== undefined && bareFile !== undefined && kind.matches(bareFile)) {
    const message = `The path of the ${kind.noun} has a query or a hash.`;
    const fix = fixUrl(writtenPath, bare, at, context);
    report(context, at, message, `Write ${bare}.`, { fix });
    return undefined;
  }
  // A literal percent sign can make a path undecodable. Decomposed accents are reported elsewhere.
  const path = decodeIfValid(writtenPath).normalize('NFC');
  const file = resolvePath(context.source.file, path);
  if (file === undefined) {
    report(
      context,
      at,
      `The path "${path}" leaves the folder of the version.`,
      `Move the ${kind.noun} into the folder of the version.`,
    );
    return undefined;
  }
  const bytes = kind.matches(file) ? context.library.contentFile?.(file) : undefined;
  if (bytes !== undefined) return { file, bytes };
  reportMissing(file, path, kind, at, context);
  return undefined;
}
