import { escapePattern } from '../../src/shared/escapePattern';
import type { TrailingSlash } from '../../src/site/addresses';
import type { HeaderRule } from '../serve/headers';
import type { RedirectRule } from '../serve/redirects';

/** The input of a recipe; the rules come from the build's `_headers` and `_redirects`. */
export interface RecipeSource {
  /** Absolute path of the published folder on the server. */
  readonly root: string;
  /** What the server listens on: a port, or an address with a port. */
  readonly listen: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly trailingSlash: TrailingSlash;
}

/**
 * The values of one header by path pattern. If several patterns match a path, they have the same
 * value.
 */
interface HeaderValues {
  readonly name: string;
  readonly values: readonly { readonly pattern: string; readonly value: string }[];
}

/** Groups the rules by header. */
export function valuesByHeader(rules: readonly HeaderRule[]): HeaderValues[] {
  const valuesByName = new Map<string, { pattern: string; value: string }[]>();
  for (const { forRegExp, values } of rules) {
    for (const [name, value] of Object.entries(values)) {
      valuesByName.set(name, [
        ...(valuesByName.get(name) ?? []),
        { pattern: forRegExp.source, value },
      ]);
    }
  }
  return [...valuesByName].map(([name, values]) => ({ name, values }));
}

/**
 * Sorts the rules into redirects, paths that are not found, and short answers for missing files;
 * leaves out rewrites.
 */
export function sortRedirects(rules: readonly RedirectRule[]) {
  const folderOf = ({ from }: RedirectRule): string => from.replace(/\/\*$/, '');
  return {
    moved: rules
      .filter(({ status = 301 }) => status >= 300 && status < 400)
      .map((rule) => ({
        // Placeholders and `*` become groups, numbered in order. `*` does not match a leading
        // slash, because a target that starts with two slashes would lead to another host.
        pattern:
          escapePattern(folderOf(rule)).replace(/:\w+/g, '([^/?]+)') +
          (rule.from.endsWith('/*') ? String.raw`(?:/([^/\\?][^?]*)?)?` : ''),
        to: targetOf(rule),
        groups: (rule.from.match(/:\w+|\*$/g) ?? []).length,
        status: rule.status ?? 301,
      })),
    notFound: rules.filter(({ status, force }) => status === 404 && force).map(({ from }) => from),
    missing: rules
      .filter(({ status, force }) => status === 404 && !force)
      .map((rule) => ({ folder: folderOf(rule), file: rule.to })),
  };
}

/** Replaces the names in a target with the numbers of their groups: `/b/:name` becomes `/b/$1`. */
function targetOf({ from, to }: RedirectRule): string {
  const names = [...from.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return to.replace(/:(\w+)/g, (_, name: string) => {
    const index = name === 'splat' ? names.length : names.indexOf(name);
    return `$${index + 1}`;
  });
}

/**
 * Matches one or more of a page's file names at the end of a path: `/index.html`, `.html`,
 * `/index`.
 */
export const fileNamePattern = String.raw`(?:(?:/index)?\.html|/index)+/*`;
