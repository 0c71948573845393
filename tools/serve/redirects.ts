/** A redirect or rewrite of `netlify.toml` or `_redirects`, as @netlify/redirect-parser gives it. */
export interface RedirectRule {
  /** `/old`, `/old/*` or `/old/:name`. */
  readonly from: string;
  readonly to: string;
  /** 200 rewrites, 3xx redirects; 301 where none is given. */
  readonly status?: number;
  /** Applies even where the published folder has a file for the path. */
  readonly force?: boolean;
}

const special = /[.*+?^${}()|[\]\\]/g;

function patternOf(from: string): RegExp {
  const parts = from
    .replace(/\/$/, '')
    .split('/')
    .map((part) => {
      if (part === '*') return '(?<splat>.*)';
      if (part.startsWith(':')) return `(?<${part.slice(1)}>[^/]+)`;
      return part.replace(special, '\\$&');
    });
  const pattern = parts.join('/').replace(/\/\(\?<splat>/, '(?:/|$)(?<splat>');
  return new RegExp(`^${pattern}/?$`);
}

/**
 * The first rule that applies to a path, with the placeholders of its target filled in.
 *
 * @param path decoded path from the published folder's root
 * @param forced whether to match the rules that override files, or the others
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
