import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { checkSidebars, dataName, findRenamedPage, parseSidebars } from '../../content';
import type { Library, Problem, Sidebars } from '../../content';
import { withPrefix } from '../../site/addresses';
import type { DocsVersion } from '../../site/versions';
import { contentFilesOf, figureProblems, mediaFaults, unusedFiles } from './contentFiles';
import { duplicateTitles } from './duplicateTitles';
import { checkFiles, filesOfKind } from './fileRules';
import { listFiles, readSource } from './files';
import { pageIdOf, pagePathOf } from './pageIds';
import { readMediaStyles } from './mediaStyles';
import { digestOfPipeline } from './pipelineDigest';
import { isError } from './problems';
import { readRedirects, type Redirect } from './redirects';
import { documentPath, readReference } from './reference';
import { checkSamples } from './sampleRules';
import { checkShownParts, findUnshownParts } from './shownParts';
import { readVersionPages, type Page } from './versionPages';

/** Everything in the folder of one docs version. */
export interface VersionContent {
  readonly version: DocsVersion;
  /** Published pages by id, sorted by file. */
  readonly pages: ReadonlyMap<string, Page>;
  /**
   * Drafts by id, which are checked like published pages. Empty in development, where `pages`
   * contains them.
   */
  readonly drafts: ReadonlyMap<string, Page>;
  readonly sidebars: Sidebars;
  /** Redirects from old addresses of pages, as canonical paths without the site's prefix. */
  readonly redirects: readonly Redirect[];
  readonly library: Library;
  /** Published text of the reference documents, by file name without extension. */
  readonly documentTexts: ReadonlyMap<string, string>;
  /** Digest of everything that pages depend on, such as data, addresses, images and code. */
  readonly digest: string;
  readonly codeDigest: string;
  /**
   * The problems in everything but the bodies of pages. Problems in a body are found by compiling
   * the page.
   */
  readonly problems: readonly Problem[];
}

let codeDigest: string | undefined;

/** Returns the digest of the running code: a change on disk takes effect only after a restart. */
function runningCodeDigest(root: string): string {
  codeDigest ??= digestOfPipeline(root);
  return codeDigest;
}

interface ReadOptions {
  /** Whether to treat drafts as published, as `gatsby develop` does. */
  readonly publishDrafts: boolean;
}

/**
 * Reads and checks everything in a version's folder except the bodies of pages.
 *
 * @param root the project's folder
 */
export function readVersion(
  root: string,
  version: DocsVersion,
  options: ReadOptions,
): VersionContent {
  const folder = `content/${version.name}`;
  const files = listFiles(root, folder);
  const reference = readReference(root, filesOfKind(files, version, 'data'));
  const assets = listFiles(root, 'static').map((file) => file.slice('static/'.length));
  const jsonFiles = filesOfKind(files, version, 'data').filter((file) => file.endsWith('.json'));
  // Includes documents with errors, so that links to them are not reported as well.
  const documents = new Map(
    jsonFiles.map(dataName).map((name) => [`/${name}.json`, documentPath(version, name)]),
  );
  const assetFolder = version.path === '' ? '' : `${version.path}/`;
  const others = new Map([
    ...assets
      .filter((file) => file.startsWith(assetFolder))
      .map((file): [string, string] => [file.slice(assetFolder.length), `static/${file}`]),
    ...jsonFiles.map((file): [string, string] => [file.split('/').at(-1) ?? '', file]),
  ]);
  const fileProblems = checkFiles(files, version, others);
  const badNames = new Set(fileProblems.map(({ file }) => file));
  const problems = [...fileProblems, ...reference.problems];
  const { tokens } = reference;

  const { pages, drafts, texts, ...read } = readVersionPages(
    root,
    version,
    filesOfKind(files, version, 'page'),
    { tokens, badNames, publishDrafts: options.publishDrafts },
  );
  problems.push(...read.problems);

  // Pages that end in .md or .markdown are reported; links to them need no separate message.
  const misnamed = new Map(
    fileProblems
      .filter(({ file }) => /^(?!.*\/(?:partials|samples)\/).*\.(?:md|markdown)$/.test(file))
      .map(({ file }) => file.replace(/\.\w+$/, '.mdx'))
      .map((page) => [pageIdOf(page, version), page]),
  );
  const unreadableIds = new Set([...read.unreadableIds, ...misnamed.keys()]);

  // Sidebars do not list drafts, even in development.
  const published = [...pages].filter(([, { frontMatter }]) => !frontMatter.draft);
  const sidebarFile = `${folder}/sidebars.yaml`;
  const sidebars = parseSidebars(
    existsSync(join(root, sidebarFile))
      ? readSource(root, sidebarFile)
      : { file: sidebarFile, text: '' },
  );
  problems.push(...sidebars.problems);
  const publishedFiles = new Map(published.map(([id, page]) => [id, page.source.file]));
  const draftFiles = new Map([...drafts].map(([id, page]) => [id, page.source.file]));
  const listablePages = new Map([...misnamed, ...publishedFiles]);
  const renamed = findRenamedPage(sidebars, listablePages, draftFiles, unreadableIds);
  // If the sidebar file or an entry is faulty, pages would wrongly be reported as missing from the
  // sidebars.
  if (!sidebars.problems.some(isError))
    problems.push(...checkSidebars(sidebars, listablePages, draftFiles, unreadableIds, renamed));
  const movedPages = new Map<string, string>();

  const figures = filesOfKind(files, version, 'figure');
  const contentFiles = (['image', 'partial', 'sample', 'video'] as const)
    .flatMap((kind) => filesOfKind(files, version, kind))
    .sort();
  const publishedPages = published.map(([, page]) => page);
  const pageSources = publishedPages.map(({ source }) => source);
  const draftSources = [...drafts.values()].map(({ source }) => source);
  const library: Library = {
    tokens,
    addresses: new Map([
      ...[...misnamed].map(([id, page]) => [page, withPrefix(pagePathOf(id, version))] as const),
      ...[...drafts.values(), ...pages.values()].map(
        ({ source, path }) => [source.file, withPrefix(path)] as const,
      ),
    ]),
    drafts: new Set(draftFiles.values()),
    movedPages,
    renamedPage: renamed && {
      from: `${folder}/${renamed.from}.mdx`,
      to: publishedFiles.get(renamed.to) ?? '',
    },
    documents: reference.documents,
    faultyDocuments: reference.faultyDocuments,
    locate: reference.locate,
    ...findUnshownParts(reference, pageSources),
    figure: (path) =>
      figures.includes(`${folder}${path}`) && existsSync(join(root, folder, path))
        ? readFileSync(join(root, folder, path), 'utf8')
        : undefined,
    fileAddress: (path) => {
      const document = documents.get(path);
      if (document !== undefined) return withPrefix(document);
      return existsSync(join(root, 'static', path)) ? withPrefix(path) : undefined;
    },
    ...contentFilesOf(root, contentFiles),
    mediaStyles: withPrefix(readMediaStyles(root).path),
  };

  const redirects = readRedirects({
    root,
    version,
    pages: publishedFiles,
    drafts: draftFiles,
    renamed,
    isFile: (path) => library.fileAddress(path) !== undefined,
  });
  for (const [from, to] of redirects.movedPages) movedPages.set(from, to);
  const mediaProblems = mediaFaults(library);
  problems.push(
    ...redirects.problems,
    ...figures.flatMap((file) => figureProblems(file.slice(folder.length), folder, library)),
    ...mediaProblems,
    ...unusedFiles(library, texts, mediaProblems),
    ...duplicateTitles(new Map([...pages, ...drafts]).values()),
    ...checkShownParts(reference, pageSources, draftSources, folder),
    ...checkSamples(
      new Map(publishedPages.map((page) => [page.source.file, page])),
      folder,
      library,
    ),
  );

  const digest = createHash('sha256').update(runningCodeDigest(root));
  const linked = [...documents.values(), ...assets, library.mediaStyles];
  digest.update(
    JSON.stringify([
      tokens,
      [...library.addresses],
      [...library.drafts],
      [...movedPages],
      renamed ?? {},
      linked,
    ]),
  );
  for (const file of [...figures, ...contentFiles, ...filesOfKind(files, version, 'data')]) {
    digest.update(file).update(readFileSync(join(root, file)));
  }

  return {
    version,
    pages,
    drafts: options.publishDrafts ? new Map() : drafts,
    sidebars: sidebars.sidebars,
    redirects: redirects.redirects,
    library,
    documentTexts: reference.documentTexts,
    digest: digest.digest('hex'),
    codeDigest: runningCodeDigest(root),
    problems,
  };
}
