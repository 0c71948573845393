import { isObject } from '../../shared/isObject';
import type { Advice } from './advice';

interface ApiError {
  readonly code: string;
  readonly title: string;
  readonly do?: string;
}

const emptySandbox =
  'This sandbox starts empty. Under Operation, choose the operation that creates the missing object, and run it first.';

const links: Readonly<Record<string, Advice['link']>> = {
  region_not_open: { to: '/regions', text: 'Region coverage' },
};

/**
 * Returns advice on a problem document (RFC 9457) with a known code; undefined for any other
 * answer.
 */
export function problemAdvice(text: string, errors: readonly ApiError[]): Advice | undefined {
  let problem: unknown;
  try {
    problem = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(problem) || typeof problem['code'] !== 'string') return undefined;
  const { code, detail, errors: fields } = problem;
  const documented = errors.find((error) => error.code === code);
  if (documented === undefined) return undefined;
  const fieldErrors = Array.isArray(fields) ? (fields as { field: string; message: string }[]) : [];
  const own = fieldErrors.map(({ field, message }) =>
    field === '' ? message : `\`${field}\`: ${message}`,
  );
  return {
    title: `${code}: ${documented.title}`,
    steps: [
      ...(own.length > 0 || typeof detail !== 'string' ? own : [detail]),
      ...(code === 'not_found' ? [emptySandbox] : []),
      ...(documented.do === undefined ? [] : [`${documented.do}.`]),
    ],
    link: links[code] ?? { to: `/api/errors#${code}`, text: `Error ${code}` },
  };
}
