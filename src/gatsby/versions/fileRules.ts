import { extname } from 'node:path';
import { imageFilePattern } from '../../content';
import type { Problem } from '../../content';
import { ownPages } from '../../site/addresses';
import { withNames } from '../../site/names';
import type { DocsVersion } from '../../site/versions';
import { pageIdOf, pagePathOf } from './pageIds';
import { fileProblem } from './problems';

/** Patterns of file paths within a version's folder, by kind. */
const kinds = {
  page: /^(?!(?:partials|samples)\/).*\.mdx$/,
  data: /^reference\/[^/]+\.(ya?ml|json)$/,
  figure: /^figures\/.+\.svg$/,
  partial: /^partials\/.+\.md$/,
  sample: /^samples\/.+(?<!\.mdx)$/,
  video: /\.(?:mp4|webm|vtt)$/i,
  image: imageFilePattern,
  sidebars: /^sidebars\.yaml$/,
  redirects: /^redirects\.yaml$/,
};

/** Matches files that editors and operating systems leave behind; the site ignores them. */
const temporary =
  /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.[^/]*\.sw[a-p]|[^/]*~|\.#[^/]*|#[^/]*#)$/;

function adviceFor(path: string): string {
  const name = path.replace(/\.(?:mdx\.txt|mdx?|markdown)$/i, '');
  if (path.startsWith('partials/') && name !== path) return `Rename it to ${name}.md.`;
  if (path.startsWith('samples/'))
    return 'Names of sample files cannot end in .mdx: move pages out of samples/.';
  if (name !== path) return `Pages end in .mdx: rename it to ${name}.mdx.`;
  const [, settings] = /^(sidebar|redirect)s?\.(?:ya?ml|json)$/i.exec(path) ?? [];
  if (settings !== undefined) return `Rename it to ${settings.toLowerCase()}s.yaml.`;
  const [, data] = /^reference\/([^/]+)\.(?:ya?ml|json)$/i.exec(path) ?? [];
  if (data !== undefined) return `Rename it to reference/${data}${extname(path).toLowerCase()}.`;
  if (/\.(?:ya?ml|json)$/i.test(path))
    return 'Move data files to reference/, which has no subfolders.';
  if (/\.svg$/i.test(path)) return 'Move drawings to figures/, and end their names in .svg.';
  return 'Pages are *.mdx, images *.png, *.jpg, *.webp or *.avif, videos *.mp4 or *.webm with captions *.vtt, drawings figures/*.svg, data files reference/*.yaml or *.json, partials partials/*.md, sample code samples/*.';
}

/** Matches a path segment that needs no escaping in a URL. Braces enclose name tokens. */
const addressSegment = /^[\w{}.-]+$/;

/** Names of folders that the build writes to the root of the site. */
const generatedFolders: ReadonlySet<string> = new Set(
  '_gatsby cards icons page-data run search-texts sidebars slice-data static styles ~partytown'.split(
    ' ',
  ),
);

/** Paths that a version cannot have, because the site itself uses them. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...ownPages.map((path) => path.slice(1)),
  ...generatedFolders,
]);

/**
 * Matches files that the build writes to the root of the site: sitemaps, `robots.txt`, `llms*.txt`
 * and lists of webpack's files.
 */
const generatedFiles =
  /^(?:sitemap(?:-[\w-]+)?\.xml|robots\.txt|llms(?:-[\w-]+)?\.txt|chunk-map\.json|webpack\.stats\.json)$/;

/** Returns the files that a page and its Markdown may be published as. */
const outputsOf = (id: string): string[] =>
  id === '/' ? ['index.html', 'index.md'] : [id, `${id}.html`, `${id}/index.html`, `${id}.md`];

/**
 * Sources of the site's other files (static files and reference documents), by their published path
 * within the version.
 */
type OtherFiles = ReadonlyMap<string, string>;

/**
 * Returns the source of a static file or reference document whose path conflicts with a page, the
 * page's Markdown or a folder above the page; undefined if there is no conflict.
 */
function conflictingSource(id: string, others: OtherFiles): string | undefined {
  for (const output of outputsOf(id)) {
    const other = others.get(output);
    if (other !== undefined) return other;
  }
  const segments = id.split('/');
  // A path cannot be both a file and a folder.
  for (let end = 1; end < segments.length; end += 1) {
    const other = others.get(segments.slice(0, end).join('/'));
    if (other !== undefined) return other;
  }
  return undefined;
}

/** Returns the files of a kind, in the given order, without temporary ones. */
export function filesOfKind(
  files: readonly string[],
  version: DocsVersion,
  kind: keyof typeof kinds,
): string[] {
  const folder = `content/${version.name}/`;
  return files.filter(
    (file) => !temporary.test(file) && kinds[kind].test(file.slice(folder.length)),
  );
}

/**
 * Reports files of a version that the build would ignore, and pages whose file name gives no usable
 * address.
 *
 * @param files relative to the project's root
 */
export function checkFiles(
  files: readonly string[],
  version: DocsVersion,
  others: OtherFiles = new Map(),
): Problem[] {
  const problems: Problem[] = [];
  const pages = new Map<string, { readonly file: string; readonly address: string }>();
  const folder = `content/${version.name}/`;
  for (const file of files) {
    const path = file.slice(folder.length);
    if (temporary.test(path)) continue;
    if (!Object.values(kinds).some((kind) => kind.test(path))) {
      const message = 'This file is not part of the documentation.';
      problems.push(fileProblem(file, message, adviceFor(path)));
    }
    if (!kinds.page.test(path)) continue;
    if (!path.split('/').every((segment) => addressSegment.test(segment))) {
      const advice =
        'Use only unaccented letters, digits, "_", "-", "." and name tokens such as {brand}.';
      problems.push(
        fileProblem(
          file,
          'The path contains characters that addresses of pages cannot have.',
          advice,
        ),
      );
    }
    if (/(?:^|\/)\./.test(path)) {
      problems.push(fileProblem(file, 'A file or folder name starts with a dot.', 'Rename it.'));
    }
    const id = pageIdOf(file, version);
    if (/(?:^|\/)index$/.test(id)) {
      const message = 'The address of this page would end in /index.';
      problems.push(fileProblem(file, message, 'Rename the folder "index".'));
    }
    if (/[{}]/.test(withNames(id))) {
      const advice = 'Use {brand} or {network}, or remove the braces.';
      problems.push(fileProblem(file, 'The path contains an unknown token.', advice));
    }
    const [, ending] = /\.(html?|md)$/i.exec(id) ?? [];
    if (ending !== undefined) {
      const advice =
        ending.toLowerCase() === 'md'
          ? `Remove .${ending} from the name: addresses that end in .md return pages as Markdown.`
          : `Remove .${ending} from the name: hosts may redirect such addresses.`;
      problems.push(fileProblem(file, `The address of this page would end in .${ending}.`, advice));
    }
    if (version.path === '' && ownPages.includes(`/${id}`)) {
      problems.push(
        fileProblem(
          file,
          `/${id} is reserved for a page of the site itself.`,
          'Rename the file or its folder.',
        ),
      );
    }
    const address = withNames(id);
    const source = conflictingSource(address, others);
    const [folderName = ''] = address.split('/');
    if (source !== undefined) {
      const message = `The address ${pagePathOf(id, version)} conflicts with ${source}.`;
      problems.push(fileProblem(file, message, 'Rename one of them.'));
    } else if (
      version.path === '' &&
      (generatedFolders.has(folderName) || generatedFiles.test(address))
    ) {
      const message = `/${folderName} is reserved for files that the build writes.`;
      problems.push(fileProblem(file, message, 'Rename the file or its folder.'));
    }
    // Addresses that differ only in capitals would be one file on a case-insensitive disk.
    const key = address.toLowerCase();
    const existing = pages.get(key);
    if (existing !== undefined) {
      const advice = 'Rename one of them, or merge them.';
      const message =
        existing.address === address
          ? `The page has the same address as ${existing.file}.`
          : `The address differs only in capitals from that of ${existing.file}.`;
      problems.push(fileProblem(file, message, advice));
    }
    pages.set(key, { file, address });
  }
  return problems;
}
