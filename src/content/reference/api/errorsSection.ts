import type { RootContent } from 'mdast';
import { groupBy } from '../../../shared/groupBy';
import { formatMultiline } from '../../../shared/json';
import {
  code,
  codeList,
  factTable,
  inlineCode,
  joinInline,
  link,
  markdown,
  paragraph,
  type Case,
  type Row,
} from '../nodes';
import { callsOf, isSuccess } from './document';
import type { ApiDocument, Body, Operation } from './types';
import { openApiFile } from './openApiFile';
import type { ProblemCatalogue } from './problemCatalogue';
import { problemExample, type ProblemExample } from './problemExamples';
import { errorsPage, overviewPage } from '../../../domain/referencePages/apiPages';
import { MissingPartError } from '../fields/schema';
import { bodyFields, declaredErrorCases, problemOf } from './responsesSection';
import { sectionHeading, type Sections } from './sections';
import { problemsSharedByVariants, type Variant } from './variant';

function requireProblemExample(
  operation: Operation,
  variant: Variant | undefined,
  problem: string,
): ProblemExample {
  const example = problemExample(operation, variant, problem);
  if (example === undefined) {
    throw new MissingPartError(
      `${openApiFile} lists the problem "${problem}" for "${operation.operationId}", but no response has an example of it.`,
      'Add one to the examples of a response.',
    );
  }
  return example;
}

function isCommon(document: ApiDocument, problem: string): boolean {
  return callsOf(document).every(
    ({ operation }) => operation['x-problems']?.includes(problem) === true,
  );
}

function declaredErrors(
  document: ApiDocument,
  operation: Operation,
  sections: Sections,
): RootContent[] {
  const errors = Object.entries(operation.responses).filter(([status]) => !isSuccess(status));
  const rows = errors.map(([status, { description = '' }]): Row => ({
    cells: [[inlineCode(status)], markdown(description)],
  }));
  return [
    sectionHeading(sections, 'errors', 'Errors'),
    rows.length === 0 ? paragraph('None described.') : factTable(['Status', 'When'], rows),
    ...errorBodies(document, errors, sections),
  ];
}

function errorBodies(
  document: ApiDocument,
  errors: readonly (readonly [status: string, response: Body])[],
  { prefix }: Sections,
): RootContent[] {
  const bodies = errors.flatMap(([status, { content = {} }]) => {
    const { schema } = content['application/json'] ?? problemOf(content) ?? {};
    return schema === undefined ? [] : [{ status, schema }];
  });
  const bySchema = groupBy(bodies, ({ schema }) => JSON.stringify(schema));
  return [...bySchema.values()].flatMap((group): RootContent[] => {
    const [{ status, schema }] = group;
    const id = `${prefix}response-${status}`;
    const fields = bodyFields(document, schema, id, status);
    if (fields.length === 0) return [];
    const statuses = codeList(group.map((body) => body.status));
    return [paragraph('The body with status ', ...statuses, ':'), ...fields];
  });
}

/**
 * The problem codes of an operation or variant. Problems common to all operations are left out,
 * unless `conditions` says when they occur here.
 */
interface ProblemLists {
  /** When each problem occurs here, in words, by problem code. */
  readonly conditions: Readonly<Record<string, string>>;
  /** Problems that are listed with an explanation. */
  readonly own: readonly string[];
  /**
   * Problems that all variants can return and that are not explained here; only their codes are
   * listed.
   */
  readonly shared: readonly string[];
  /** Whether the document lists no problems for the operation or variant, not even common ones. */
  readonly isEmpty: boolean;
}

function listProblems(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
): ProblemLists {
  const { schema = {} } = variant ?? {};
  const problems = schema['x-problems'] ?? operation['x-problems'] ?? [];
  const conditions = { ...operation['x-problems-when'], ...schema['x-problems-when'] };
  const sharedByVariants = new Set(variant && problemsSharedByVariants(document, operation));
  const specific = problems.filter(
    (problem) => problem in conditions || !isCommon(document, problem),
  );
  const isShared = (problem: string): boolean =>
    !(problem in conditions) && sharedByVariants.has(problem);
  return {
    conditions,
    own: specific.filter((problem) => !isShared(problem)),
    shared: specific.filter(isShared),
    isEmpty: problems.length === 0,
  };
}

/**
 * Returns the section on the problems of an operation or variant. If the document lists none, the
 * section is about the operation's error responses.
 *
 * @param catalogue says when a problem occurs if the document does not; if neither does, the
 *   section shows the detail of the problem's example
 * @throws MissingPartError if a problem in the table has no example
 */
export function errorsSection(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
  sections: Sections,
  catalogue: ProblemCatalogue,
): RootContent[] {
  const { conditions, own, shared, isEmpty } = listProblems(document, operation, variant);
  if (isEmpty) return declaredErrors(document, operation, sections);
  const rows = own.map((problem): Row => {
    const { status, detail } = requireProblemExample(operation, variant, problem);
    const cells = [
      [inlineCode(problem)],
      [String(status)],
      markdown(conditions[problem] ?? catalogue.get(problem) ?? detail),
    ];
    return { cells };
  });
  const names = shared.map((problem) => [link(`${errorsPage}#${problem}`, inlineCode(problem))]);
  const common = link(`${overviewPage}#errors`, 'common to all operations');
  return [
    sectionHeading(sections, 'errors', 'Errors'),
    ...(rows.length === 0 ? [] : [factTable(['Code', 'Status', 'When'], rows)]),
    ...(variant === undefined || names.length === 0
      ? []
      : [
          paragraph(
            'Every ',
            inlineCode(variant.field),
            rows.length === 0 ? ' can return ' : ' can also return ',
            ...joinInline(names, ', '),
            '.',
          ),
        ]),
    paragraph(
      rows.length + names.length === 0 ? 'Only the codes ' : 'Plus the codes ',
      common,
      '.',
    ),
  ];
}

const maxExamples = 3;

/**
 * Returns the examples of up to three problems of an operation or variant, starting with the one
 * that `x-problem-example` names. If the document lists no problems, returns the examples of the
 * operation's error responses instead.
 *
 * @throws MissingPartError if one of these problems has no example
 */
export function errorCases(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
): Case[] {
  const { conditions, own, shared, isEmpty } = listProblems(document, operation, variant);
  if (isEmpty) return declaredErrorCases(operation);
  const chosen = variant?.schema['x-problem-example'] ?? operation['x-problem-example'];
  const shown = new Set([
    ...(chosen === undefined ? [] : [chosen]),
    ...own.filter((problem) => problem in conditions),
    ...own,
    ...shared,
  ]);
  return [...shown].slice(0, maxExamples).map((name) => {
    const problem = requireProblemExample(operation, variant, name);
    const { status } = problem;
    const block = code('json', formatMultiline({ ...problem }), `title="Response ${status}"`);
    return { label: `${status} ${name}`, content: [block] };
  });
}
