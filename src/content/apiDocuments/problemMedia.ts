import { dereference } from './dereference';
import { membersOf, type Members } from './finding';

/** The media type of problem documents (RFC 9457). */
export const problemType = 'application/problem+json';

/**
 * Returns the `problemType` entry of each response's content; an empty object for a response
 * without one.
 */
export const problemMedia = (operation: Members, document: Members): Members[] =>
  Object.values(membersOf(operation['responses'])).map((response) =>
    membersOf(membersOf(dereference(response, document)['content'])[problemType]),
  );
