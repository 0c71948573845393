import type { BuildArgs } from 'gatsby';

/**
 * The answer to a query of what search is made from.
 *
 * @param what is asked for, for the message
 * @throws Error when the query fails
 */
export async function ask<Answer>(
  graphql: BuildArgs['graphql'],
  query: string,
  what: string,
): Promise<Answer> {
  const { data, errors } = await graphql<Answer>(query);
  if (data === undefined || errors !== undefined) {
    throw new Error(`${what} could not be queried: ${JSON.stringify(errors)}`);
  }
  return data;
}
