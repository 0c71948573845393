import type { RootContent } from 'mdast';
import { formatMultiline } from '../../../shared/json';
import { code, inlineCode, link, markdown, paragraph, table, type Case, type Row } from '../nodes';
import {
  callsOf,
  openApiFile,
  isSuccess,
  responsesOf,
  type ApiDocument,
  type Operation,
} from './document';
import { overviewPage } from '../../../subject/apiPages';
import { MissingPartError } from '../fields/schema';
import { sectionHeading, type Sections } from './sections';
import type { Variant } from './variant';

/** The parts of a problem document (RFC 9457) used here. */
interface Problem {
  readonly status: number;
  readonly detail: string;
}

/**
 * Returns the example of a problem in the responses of an operation.
 *
 * @throws MissingPartError if no response has one
 */
function problemOf(document: ApiDocument, operation: Operation, problem: string): Problem {
  const example = responsesOf(document, operation)
    .map(([, { content }]) => content?.['application/problem+json']?.examples?.[problem]?.value)
    .find((value) => value !== undefined);
  if (example === undefined) {
    throw new MissingPartError(
      `${openApiFile} lists the problem "${problem}" for "${operation.operationId}", but no response has an example of it.`,
      'Add one to the examples of a response.',
    );
  }
  return example as Problem;
}

/** Returns whether every operation lists a problem. */
function isCommon(document: ApiDocument, problem: string): boolean {
  return callsOf(document).every(
    ({ operation }) => operation['x-problems']?.includes(problem) === true,
  );
}

/** Returns the section on error responses by status, for an operation without problem codes. */
function declaredErrors(
  document: ApiDocument,
  operation: Operation,
  sections: Sections,
): RootContent[] {
  const rows = responsesOf(document, operation)
    .filter(([status]) => !isSuccess(status))
    .map(([status, { description = '' }]): Row => ({
      cells: [[inlineCode(status)], markdown(description)],
    }));
  return [
    sectionHeading(sections, 'errors', 'Errors'),
    rows.length === 0 ? paragraph('None described.') : table(['Status', 'When'], rows),
  ];
}

/**
 * Returns the section on the problems of an operation or variant. Omits problems common to all
 * operations, unless the document says when they occur here. Lists error responses by status if
 * there are no problem codes.
 */
export function errorsSection(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
  sections: Sections,
): RootContent[] {
  const own = variant?.schema ?? {};
  const problems = own['x-problems'] ?? operation['x-problems'] ?? [];
  const conditions = { ...operation['x-problems-when'], ...own['x-problems-when'] };
  const rows = problems
    .filter((problem) => problem in conditions || !isCommon(document, problem))
    .map((problem): Row => {
      const { status, detail } = problemOf(document, operation, problem);
      const cells = [
        [inlineCode(problem)],
        [String(status)],
        markdown(conditions[problem] ?? detail),
      ];
      return { cells };
    });
  if (problems.length === 0) return declaredErrors(document, operation, sections);
  const common = link(`${overviewPage}#errors`, 'common to all operations');
  return [
    sectionHeading(sections, 'errors', 'Errors'),
    ...(rows.length === 0 ? [] : [table(['Code', 'Status', 'When'], rows)]),
    paragraph(rows.length === 0 ? 'Only the codes ' : 'Further codes are ', common, '.'),
  ];
}

/** Maximum number of problems with an example. */
const maxExamples = 3;

/**
 * Returns examples of problems: first the one that the document chooses, then the most specific
 * ones.
 */
export function errorCases(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
): Case[] {
  const own = variant?.schema ?? {};
  const problems = own['x-problems'] ?? operation['x-problems'] ?? [];
  const conditions = { ...operation['x-problems-when'], ...own['x-problems-when'] };
  const chosen = own['x-problem-example'] ?? operation['x-problem-example'];
  const shown = new Set([
    ...(chosen === undefined ? [] : [chosen]),
    ...problems.filter((problem) => problem in conditions),
    ...problems.filter((problem) => !isCommon(document, problem)),
  ]);
  return [...shown].slice(0, maxExamples).map((name) => {
    const problem = problemOf(document, operation, name);
    const { status } = problem;
    const block = code('json', formatMultiline({ ...problem }), `title="Response ${status}"`);
    return { label: `${status} ${name}`, content: [block] };
  });
}
