interface ShownOperation {
  /** Method and path: `GET /customers`. */
  readonly call: string;
  /** The page's Markdown from the operation's line to the next operation. */
  readonly text: string;
}

const callLine = /^`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]*)`/gm;

/** Returns the operations that a page of the API reference shows, in order. */
export function operationsOf(markdown: string): ShownOperation[] {
  const calls = [...markdown.matchAll(callLine)];
  return calls.map(({ 1: call = '', index }, position) => ({
    call,
    text: markdown.slice(index, calls[position + 1]?.index),
  }));
}

const ownErrors = /^#{2,4} Errors$|^Errors: /m;
const sharedErrors = /^## Errors$/m;

/**
 * The required parts of an operation, each with a check. Sections have headings of level 2 to 4.
 */
const parts: readonly (readonly [string, (operation: ShownOperation, page: string) => boolean])[] =
  [
    ['scope', ({ text }) => /^[-*] .*\bscope\b.*`[a-z]+:[a-z]+`/m.test(text)],
    [
      'parameters',
      ({ call, text }) =>
        call.includes('{') ||
        /^- `[^`]+` \(/m.test(text) ||
        /^#{2,4} Parameters\n+None\.$/m.test(text),
    ],
    ['sample of the request', ({ text }) => /^ *```bash[^`]*\bcurl\b/m.test(text)],
    ['response', ({ text }) => /\b(?:response|status) \d{3}\b/i.test(text)],
    // Operations on one page may share an errors section.
    ['errors', ({ text }, page) => ownErrors.test(text) || sharedErrors.test(page)],
  ];

/**
 * Lists the missing parts of a page's operations, one line each, or says that the page has no
 * operation.
 */
export function missingOperationParts(markdown: string): string[] {
  const operations = operationsOf(markdown);
  if (operations.length === 0) return ['There is no operation.'];
  return operations.flatMap((operation) =>
    parts
      .filter(([, isPresent]) => !isPresent(operation, markdown))
      .map(([part]) => `${operation.call} has no ${part}.`),
  );
}
