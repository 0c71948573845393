import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  captionsFilePattern,
  imageFilePattern,
  mediaFault,
  readFigure,
  readImageFile,
  videoFilePattern,
} from '../../content';
import type { Library, Problem } from '../../content';
import { decodeIfValid } from '../../shared/decodePercent';
import { escapePattern } from '../../shared/escapePattern';
import { nearest } from '../../shared/suggest';
import { fileProblem } from './problems';

/**
 * Returns the part of a library that reads the files shown on pages. A file deleted since the
 * folder was listed, as happens in development, counts as missing. Names are in Unicode NFC, even
 * if they are decomposed on disk, as on macOS.
 *
 * @param files paths relative to `root`
 */
export function contentFilesOf(
  root: string,
  files: readonly string[],
): Required<Pick<Library, 'contentFile' | 'contentFiles'>> {
  const onDisk = new Map(files.map((file) => [file.normalize('NFC'), join(root, file)]));
  const names = [...onDisk.keys()];
  return {
    contentFile: (file) => {
      const path = onDisk.get(file);
      return path !== undefined && existsSync(path) ? readFileSync(path) : undefined;
    },
    contentFiles: () => names,
  };
}

/** Yields the raster images of a version with their bytes; skips faulty ones. */
export function* imagesOf({ contentFile, contentFiles }: Library) {
  for (const file of contentFiles?.() ?? []) {
    const bytes = imageFilePattern.test(file) ? contentFile?.(file) : undefined;
    if (bytes === undefined) continue;
    const image = readImageFile(bytes, file);
    if (!('message' in image)) yield { file, bytes, image };
  }
}

/** Matches the name of a file, but not within a longer name such as `dark-a.png` or `a.mdx`. */
const namePattern = (name: string): RegExp =>
  new RegExp(`(?<![\\w.{}-])${escapePattern(name)}(?![\\w{}-]|\\.\\w)`);

/**
 * Returns a warning for each file whose name appears in no page or partial. Leaves out faulty files
 * and those that a misspelt name probably refers to.
 *
 * @param texts source of all pages, drafts included
 * @param faults the problems of the files, as `mediaFaults` returns them
 */
export function unusedFiles(
  { contentFile, contentFiles }: Pick<Library, 'contentFile' | 'contentFiles'>,
  texts: readonly string[],
  faults: readonly Problem[],
): Problem[] {
  const files = contentFiles?.() ?? [];
  const partials = files.filter((file) => file.endsWith('.md'));
  const allText = [
    ...texts,
    ...partials.map((file) => Buffer.from(contentFile?.(file) ?? []).toString('utf8')),
  ]
    .join('\n')
    // A link may name "my shot.png" as my%20shot.png.
    .replace(/(?:%[\da-f]{2})+/gi, decodeIfValid)
    .normalize('NFC');
  const names = files.map((file) => file.split('/').at(-1) ?? '');
  // A misspelt name is reported where it is written, with the file that was probably meant.
  const mentioned = new Set(allText.match(/[\w.{}-]+\.[a-z\d]{2,5}\b/gi) ?? []);
  const misspelt = [...mentioned].filter(
    (name) => !names.includes(name) && names.some((each) => extname(each) === extname(name)),
  );
  const faulty = new Set(faults.map(({ file }) => file));
  const suggested = new Set(misspelt.map((name) => nearest(name, names)));
  return files
    .filter((file, index) => {
      const name = names[index] ?? '';
      return !namePattern(name).test(allText) && !suggested.has(name) && !faulty.has(file);
    })
    .map((file) => ({
      ...fileProblem(file, 'No page shows this file.', 'Remove it, or show it on a page.'),
      severity: 'warning',
    }));
}

/** Reports images, videos and captions that cannot be shown, even if no page uses them. */
export function mediaFaults({ contentFile, contentFiles }: Library): Problem[] {
  return (contentFiles?.() ?? []).flatMap((file) => {
    const isImage = imageFilePattern.test(file);
    if (!isImage && !videoFilePattern.test(file) && !captionsFilePattern.test(file)) return [];
    const bytes = contentFile?.(file) ?? new Uint8Array();
    const result = isImage ? readImageFile(bytes, file) : mediaFault(bytes, file);
    return result !== undefined && 'message' in result
      ? [fileProblem(file, result.message, result.advice)]
      : [];
  });
}

/**
 * Returns the problems of a drawing, even if no page shows it.
 *
 * @param path the file's path within the version's folder, with a leading slash
 * @param folder the version's folder
 */
export function figureProblems(path: string, folder: string, library: Library): Problem[] {
  const problems: Problem[] = [];
  const source = { file: `${folder}/figures`, text: '' };
  readFigure(path, '', 1, { line: 1, column: 1 }, { source, library, problems });
  return problems;
}
