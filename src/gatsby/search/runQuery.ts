import type { BuildArgs } from 'gatsby';

/**
 * Runs a query for search data.
 *
 * @param dataName name of the data in the error message
 * @throws Error if the query fails
 */
export async function runQuery<Answer>(
  graphql: BuildArgs['graphql'],
  query: string,
  dataName: string,
): Promise<Answer> {
  const { data, errors } = await graphql<Answer>(query);
  if (data === undefined || errors !== undefined) {
    throw new Error(
      `${dataName} could not be queried. Correct the GraphQL query: ${JSON.stringify(errors)}`,
    );
  }
  return data;
}
