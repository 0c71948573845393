import { z } from 'zod';
import { isObject } from '../../shared/isObject';
import { didYouMean } from '../../shared/suggest';
import { withNames } from '../../site/names';
import { characterProblems, normalizeText, unreadableProblem } from '../parse/sourceText';
import { validate } from '../parse/validate';
import { readYaml } from '../parse/yaml';
import type { Fix, Point, Problem, Renaming, Source } from '../types';

/** A redirect between two paths of the version. The paths may contain name tokens. */
interface RedirectEntry {
  readonly from: string;
  readonly to: string;
  readonly fromPoint: Point;
  readonly toPoint: Point;
  /** Returns the fix that writes another `to`; undefined if there is no automatic fix. */
  readonly fixTo: (to: string) => Fix | undefined;
}

const path = z.string().trim().min(1);

/** `redirects.yaml`: a list of entries with `from` and `to`. */
export const redirectsSchema = z.array(z.strictObject({ from: path, to: path }));

const entryAdvice = 'Write each entry as - { from: /old, to: /new }.';

/** Matches `/`, and paths that have no trailing slash and no `.` or `..` segments. */
const addressPattern = /^\/$|^(?:\/(?!\.\.?(?:\/|$))[\w{}.-]+)+$/;
const fileExtension = /\.(?:html?|mdx?)$|\/index$/;

function addressProblem(
  value: string,
  key: 'from' | 'to',
): Pick<Problem, 'message' | 'advice'> | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(value)) {
    return {
      message: `"${value}" is not an address in this version.`,
      advice:
        key === 'to'
          ? 'Redirect to a page of this version, and link to the other site from that page.'
          : 'Write the path only, such as /documentation/old_name.',
    };
  }
  if (/\{.*\}/.test(withNames(value))) {
    return {
      message: `"${value}" contains an unknown token.`,
      advice: 'Use {brand} or {network}, or remove the braces.',
    };
  }
  const isAddress = addressPattern.test(value) && !fileExtension.test(value);
  if (isAddress && !(key === 'from' && value === '/')) return undefined;
  if (value === '/')
    return { message: 'The home page cannot be redirected.', advice: 'Remove the entry.' };
  return {
    message: `"${value}" is not the address of a page.`,
    advice:
      'Write a path such as /documentation/old_name, without a trailing slash, file extension, query, hash or wildcards.',
  };
}

/** Reads `redirects.yaml` and checks the form of its entries. */
export function parseRedirects(source: Source): {
  readonly redirects: readonly RedirectEntry[];
  readonly problems: readonly Problem[];
} {
  const { file } = source;
  const unreadable = unreadableProblem(source);
  if (unreadable !== undefined) return { redirects: [], problems: [unreadable] };
  const yaml = readYaml(file, normalizeText(source.text));
  if (yaml.problems.length > 0) return { redirects: [], problems: yaml.problems };
  // An entry with neither `from` nor `to` has one problem, not one for each key.
  const data: unknown = Array.isArray(yaml.data)
    ? yaml.data.map((entry: unknown) =>
        isObject(entry) && !('from' in entry) && !('to' in entry) ? null : entry,
      )
    : (yaml.data ?? []);
  const problems = [
    ...characterProblems(source),
    ...validate(redirectsSchema, data, file, yaml, {
      unknownKey: (key) => `Unknown key "${key}" in a redirect.`,
      value: (issue, value) => {
        const [index, key] = issue.path;
        if (index === undefined)
          return { message: 'The redirects are not a list.', advice: entryAdvice };
        if (key === undefined) return { message: 'This is not a redirect.', advice: entryAdvice };
        return value === undefined
          ? { message: `The redirect has no "${String(key)}".`, advice: entryAdvice }
          : { message: `The value of "${String(key)}" is not a path.`, advice: entryAdvice };
      },
    }),
  ];
  const redirects = (Array.isArray(data) ? data : []).flatMap((entry: unknown, index) => {
    const { from, to } = (entry ?? {}) as { from?: unknown; to?: unknown };
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    const points = {
      fromPoint: yaml.pointOf([index, 'from']),
      toPoint: yaml.pointOf([index, 'to']),
    };
    const fixTo = (value: string) => yaml.fixOf([index, 'to'], value);
    const redirect = { from: from.trim(), to: to.trim(), ...points, fixTo };
    if (redirect.from === '' || redirect.to === '') return [];
    const faults = [
      { point: points.fromPoint, fault: addressProblem(redirect.from, 'from') },
      { point: points.toPoint, fault: addressProblem(redirect.to, 'to') },
    ].flatMap(({ point, fault }) => (fault === undefined ? [] : [{ file, ...point, ...fault }]));
    problems.push(...faults);
    return faults.length > 0 ? [] : [redirect];
  });
  return { redirects, problems };
}

/** Addresses of pages and drafts may contain name tokens. */
interface KnownAddresses {
  /** Files of published pages, by address. */
  readonly pages: ReadonlyMap<string, string>;
  readonly drafts: ReadonlySet<string>;
  readonly renamed?: Renaming | undefined;
  /** Describes what else uses an address: a file, or a page of the site itself. */
  readonly describeOtherUse: (path: string) => string | undefined;
}

/**
 * Returns a path and the paths that its redirects lead to; if they loop, the last path occurs
 * twice.
 */
function pathsFrom(start: string, targets: ReadonlyMap<string, string>): string[] {
  const paths = [start];
  for (let next = targets.get(start); next !== undefined; next = targets.get(next)) {
    const isKnown = paths.includes(next);
    paths.push(next);
    if (isKnown) break;
  }
  return paths;
}

/**
 * Checks redirects against the pages of their version. Each old address must be unused and listed
 * only once, ignoring case; each target must be a published page.
 */
export function checkRedirects(
  file: string,
  redirects: readonly RedirectEntry[],
  known: KnownAddresses,
): Problem[] {
  const problems: Problem[] = [];
  const entries = new Map<string, { readonly source: string; readonly line: number }>();
  const targets = new Map(redirects.map(({ from, to }) => [withNames(from), withNames(to)]));
  const pages = new Map([...known.pages].map(([path, at]) => [withNames(path), at]));
  const pagesInLowerCase = new Map([...pages].map(([path, at]) => [path.toLowerCase(), at]));
  const drafts = new Set([...known.drafts].map(withNames));
  const pathsInLoops = new Set<string>();
  for (const { from, to, fromPoint, toPoint, fixTo } of redirects) {
    const [source, target] = [withNames(from), withNames(to)];
    const reportFrom = (message: string, advice: string) =>
      problems.push({ file, ...fromPoint, message, advice });
    const earlier = entries.get(source.toLowerCase());
    if (earlier !== undefined) {
      reportFrom(
        earlier.source === source
          ? `"${from}" is redirected twice.`
          : `"${from}" differs from another redirect only in capitals, which some hosts ignore.`,
        `The other entry is on line ${earlier.line}; remove one.`,
      );
      continue;
    }
    entries.set(source.toLowerCase(), { source, line: fromPoint.line });
    const taken = pages.get(source) ?? known.describeOtherUse(source);
    if (taken !== undefined) {
      const advice = 'Remove the redirect, or move the page or file at this address.';
      reportFrom(`"${from}" is taken by ${taken}.`, advice);
      continue;
    }
    const inOtherCase = pagesInLowerCase.get(source.toLowerCase());
    if (inOtherCase !== undefined) {
      const message = `"${from}" differs only in capitals from the address of ${inOtherCase}.`;
      reportFrom(
        message,
        'Remove the redirect; on hosts that ignore capitals, it would hide the page.',
      );
      continue;
    }
    const paths = pathsFrom(source, targets);
    const end = paths.at(-1) ?? source;
    const isLoop = paths.indexOf(end) < paths.length - 1;
    if (isLoop) {
      const loop = paths.slice(paths.indexOf(end));
      if (!pathsInLoops.has(end)) {
        const [message, advice] =
          loop.length === 2
            ? [`"${end}" is redirected to itself.`, 'Redirect it to a page.']
            : [
                `These redirects form a loop: ${loop.join(' → ')}.`,
                'Redirect each of these addresses to a page.',
              ];
        problems.push({ file, ...toPoint, message, advice });
      }
      for (const path of [...loop, ...paths]) pathsInLoops.add(path);
    } else if (paths.length > 2 && pages.has(end)) {
      const message = `"${to}" is itself redirected.`;
      const fix = fixTo(end);
      const advice = `Redirect to "${end}" instead.`;
      problems.push({ file, ...toPoint, message, advice, ...(fix && { fix }) });
    } else if (paths.length === 2 && drafts.has(target)) {
      const advice = 'Redirect to a published page, or remove draft: true from the page.';
      problems.push({ file, ...toPoint, message: `The page "${to}" is a draft.`, advice });
    } else if (paths.length === 2 && !pages.has(target)) {
      const advice =
        known.renamed !== undefined && withNames(known.renamed.from) === target
          ? `Did you mean "${known.renamed.to}"?`
          : didYouMean(to, known.pages.keys(), 'Write the current address of the page.');
      problems.push({ file, ...toPoint, message: `There is no page "${to}".`, advice });
    }
  }
  return problems;
}
