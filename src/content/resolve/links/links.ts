import { decodeIfValid, decodePercent } from '../../../shared/decodePercent';
import { fixUrl } from './fixUrl';
import { linkTitleFault } from '../linkText';
import { isUnpublished, reportDraft, reportMissingPage } from './missingPages';
import { explainContentLink } from './contentLinks';
import { replaceTokens } from '../../tokens/tokens';
import { locationOf, report, type PageContext, type Positioned } from '../context';
import { explainTemplateUrl } from '../foreignSyntax/templateTags';
import { explainUrl } from './urls';
import { maskedLessThan } from '../../parse/repair';
import { resolvePath } from '../../paths';

/** A resolved link. `href` is written to the page as it is. */
export interface ResolvedLink {
  readonly href: string;
  readonly external: boolean;
}

const scheme = /^([a-z][a-z\d+.-]*):/i;
const externalSchemes = new Set(['http', 'https', 'mailto']);
/** Matches a file extension, but not the end of a page's name such as `v1.20.0`. */
const fileExtension = /\.[a-z][a-z\d]{1,5}$/i;
const linkParts = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s;

/**
 * Returns the path of the page that a path without `.mdx` probably means; undefined if there is no
 * such page.
 */
function intendedPage(path: string, context: PageContext): string | undefined {
  const withoutExtension = path.replace(/\/$|(?<=\w)[.,;:]$/, '').replace(/\.(?:mdx?|html)$/i, '');
  for (const ending of ['.mdx', '/index.mdx']) {
    const file = resolvePath(context.source.file, `${withoutExtension}${ending}`);
    if (file !== undefined && context.library.addresses.has(file))
      return `${withoutExtension}${ending}`;
  }
  return undefined;
}

function reportOutside(path: string, node: Positioned, context: PageContext): void {
  report(
    context,
    node,
    `The link "${path}" leaves the folder of the version.`,
    'Link only to pages of this version.',
  );
}

function resolvePage(
  path: string,
  anchor: string | undefined,
  node: Positioned,
  context: PageContext,
): string | undefined {
  const { addresses } = context.library;
  const file = resolvePath(context.source.file, path);
  if (file === undefined) {
    reportOutside(path, node, context);
    return undefined;
  }
  const address = addresses.get(file);
  if (isUnpublished(file, context)) {
    reportDraft(file, node, context);
    return undefined;
  }
  if (address === undefined) {
    reportMissingPage(file, path, node, context);
    return undefined;
  }
  if (anchor !== undefined) addAnchorLink(file, anchor, node, context);
  return address;
}

function addAnchorLink(file: string, anchor: string, node: Positioned, context: PageContext): void {
  const decoded = decodePercent(anchor);
  if (decoded === undefined) {
    report(
      context,
      node,
      `The anchor "#${anchor}" has an invalid percent escape.`,
      'Write the id unescaped.',
    );
    return;
  }
  const link = {
    ...locationOf(node, context),
    target: file,
    anchor: decoded,
  };
  const isOwn = file === context.source.file;
  (isOwn ? context.ownAnchorLinks : context.anchorLinks).push(link);
}

/**
 * Returns whether a link without a valid scheme is probably the address of another site, or an
 * email address.
 */
const isOtherSite = (path: string): boolean =>
  /^(?:https?:?\/+|www\.)[\w-]+\./.test(path) ||
  /^(?:[\w-]+\.)+(?:com|dev|edu|eu|gov|int|io|net|org)(?:\/|$)/.test(path) ||
  /^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(path);

function resolveAsset(path: string, node: Positioned, context: PageContext): string | undefined {
  const { library } = context;
  const intended = intendedPage(path, context);
  const address = path.startsWith('/') ? library.fileAddress(path) : undefined;
  if (address !== undefined) return address;
  const contentFault = explainContentLink(path, context);
  const intendedFile = intended && resolvePath(context.source.file, intended);
  if (intendedFile !== undefined && isUnpublished(intendedFile, context)) {
    reportDraft(intendedFile, node, context);
  } else if (intended !== undefined) {
    const message = `The link "${path}" does not name the file of a page.`;
    const fix = fixUrl(path, intended, node, context);
    report(context, node, message, `Write ${intended}.`, { fix });
  } else if (isOtherSite(path)) {
    const host = path.replace(/^https?:?\/*/, '');
    const target = /^[^/]+@/.test(host) ? `mailto:${host}` : `https://${host}`;
    const message = `The link "${path}" has no scheme.`;
    const fix = fixUrl(path, target, node, context);
    report(context, node, message, `Write ${target}.`, { fix });
  } else if (contentFault !== undefined) {
    report(context, node, contentFault.message, contentFault.advice);
  } else if (fileExtension.test(path) && !/\.mdx?$/i.test(path)) {
    const staticPath = path.replace(/^(?:\.?\.?\/)*(?:static\/)?/, '/');
    if (library.fileAddress(staticPath) === undefined) {
      const advice = 'Write the path of a file in static/, such as /name.pdf.';
      report(context, node, `There is no file ${path} in static/.`, advice);
    } else {
      const message = `The link "${path}" is not the address of a file.`;
      report(context, node, message, `Write ${staticPath}.`);
    }
  } else {
    const base = path.replace(/\.mdx?$/i, '').replace(/\/$/, '');
    const page = `${base}${/(?:^|\/)\.\.?$/.test(base) ? '/index' : ''}.mdx`;
    const file = resolvePath(context.source.file, page);
    if (file === undefined) reportOutside(path, node, context);
    else reportMissingPage(file, page, node, context);
  }
  return undefined;
}

/**
 * Resolves a link target as written by the author. Links to pages name files and keep `{network}`
 * and `{brand}` as in the file name. Tokens in external URLs and anchors are replaced.
 *
 * @param node where to report problems
 * @returns undefined if a problem was reported
 */
export function resolveLink(
  url: string,
  node: Positioned,
  context: PageContext,
): ResolvedLink | undefined {
  const withTokens = (text: string) =>
    replaceTokens(
      text,
      context.library.tokens,
      (message, advice) => report(context, node, message, advice),
      'write %7B for a literal brace',
    );
  // A URL that starts with an unclosed < has been reported.
  if (url.startsWith(maskedLessThan)) return undefined;
  const [, untitled] = /^([^"]*[^"=])"[^"]*"$/.exec(url) ?? [];
  if (untitled !== undefined) {
    const fix = fixUrl(url, untitled, node, context);
    report(context, node, linkTitleFault.message, linkTitleFault.advice, { fix });
    return undefined;
  }
  const templateFault = explainTemplateUrl(url);
  if (templateFault !== undefined) {
    report(context, node, templateFault.message, templateFault.advice);
    return undefined;
  }
  const [, schemeName] = scheme.exec(url) ?? [];
  if (schemeName !== undefined) {
    if (externalSchemes.has(schemeName.toLowerCase())) {
      if (/^mailto:[^@]*$/i.test(url)) {
        const message = 'The email address in the link has no @.';
        report(context, node, message, 'Write mailto:name@example.com.');
        return undefined;
      }
      if (/\{[^}]*$/.test(url)) {
        const advice = 'Close it with }, or write %7B for a literal brace.';
        report(context, node, 'A "{" in this URL is not closed.', advice);
        return undefined;
      }
      const href = withTokens(url);
      const fault = explainUrl(href);
      if (fault !== undefined) {
        report(context, node, fault.message, fault.advice);
        return undefined;
      }
      return { href, external: true };
    }
    const [, local] = /^pathname:\/\/(\/.*)$/.exec(url) ?? [];
    const advice = local === undefined ? 'Use https: or mailto:.' : `Write ${local}.`;
    const fix = local === undefined ? undefined : fixUrl(url, local, node, context);
    report(context, node, `Links with "${schemeName}:" are not allowed.`, advice, { fix });
    return undefined;
  }
  if (url.startsWith('//')) {
    const fix = fixUrl(url, `https:${url}`, node, context);
    report(context, node, 'The link has no scheme.', `Write https:${url}.`, { fix });
    return undefined;
  }

  const [, rawPath = '', query = '', rawAnchor] = linkParts.exec(url) ?? [];
  const countBefore = context.problems.length;
  const anchor = rawAnchor === undefined ? undefined : withTokens(rawAnchor);
  if (context.problems.length > countBefore) return undefined;
  const path = decodeIfValid(rawPath);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  // Invisible characters are reported elsewhere.
  if (/[\u00AD\u200B-\u200D\u2060\uFEFF]/.test(path)) return undefined;
  if (/[\u00A0\u202F]/.test(path)) {
    const corrected = path.replaceAll(/[\u00A0\u202F]/g, '');
    const fix = fixUrl(rawPath, corrected, node, context);
    report(context, node, 'The link contains a no-break space.', `Write ${corrected}.`, { fix });
    return undefined;
  }
  if (path.includes('\\')) {
    const corrected = path.replaceAll('\\', '/');
    const fix = fixUrl(path, corrected, node, context);
    const advice = `Write ${corrected}${query}${hash}.`;
    report(context, node, 'The link contains a backslash.', advice, { fix });
    return undefined;
  }
  if (query === '?') {
    report(context, node, 'The query of the link is empty.', 'Remove the question mark.');
    return undefined;
  }
  if (path !== '' && anchor === '') {
    report(context, node, 'The link ends in an empty anchor.', 'Remove the #, or name a heading.');
    return undefined;
  }
  if (path === '') {
    if (anchor === undefined || anchor === '') {
      report(context, node, 'The link has no target.', 'Link to a page, a #heading or a URL.');
      return undefined;
    }
    addAnchorLink(context.source.file, anchor, node, context);
    return { href: hash, external: false };
  }
  const address = path.endsWith('.mdx')
    ? resolvePage(path, anchor, node, context)
    : resolveAsset(path, node, context);
  return address === undefined ? undefined : { href: `${address}${query}${hash}`, external: false };
}
