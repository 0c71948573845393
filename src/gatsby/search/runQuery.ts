import type { BuildArgs } from 'gatsby';

/**
 * Runs a query for search data.
 *
 * @param what names the data in the error message
 * @throws Error when the query fails
 */
export async function runQuery<Answer>(
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
