import { escapePattern } from '../../src/shared/escapePattern';

/**
 * A redirect or rewrite in `netlify.toml` or `_redirects`, as parsed by @netlify/redirect-parser.
 */
export interface RedirectRule {
  /** `/old`, `/old/*` or `/old/:name`. */
  readonly from: string;
  readonly to: string;
  /** 200 and 404 serve the file at `to`; 3xx redirects to the address `to`. 301 by default. */
  readonly status?: number;
  /** Applies even if the published folder has a file at the path. */
  readonly force?: boolean;
}

function patternOf(from: string): RegExp {
  const parts = from
    .replace(/\/$/, '')
    .split('/')
    .map((part) => {
      if (part === '*') return '(?<splat>.*)';
      if (part.startsWith(':')) return `(?<${part.slice(1)}>[^/]+)`;
      return escapePattern(part);
    });
  const pattern = parts.join('/').replace(/\/\(\?<splat>/, '(?:/|$)(?<splat>');
  return new RegExp(`^${pattern}/?$`);
}

/**
 * Returns the target and the status of the first rule that matches a path, with the target's
 * placeholders filled in; undefined if no rule matches.
 *
 * @param path decoded, with the prefix, as in the rules
 * @param forced true matches only rules that override files, false only the others
 */
export function matchRedirect(
  path: string,
  rules: readonly RedirectRule[],
  forced: boolean,
): { to: string; status: number } | undefined {
  for (const { from, to, status = 301, force = false } of rules) {
    if (force !== forced) continue;
    const match = patternOf(from).exec(path);
    if (!match) continue;
    const filled = to.replace(/:(\w+)/g, (all, name: string) => match.groups?.[name] ?? all);
    return { to: filled, status };
  }
  return undefined;
}
