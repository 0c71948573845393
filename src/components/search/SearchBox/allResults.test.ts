import { allResults } from './allResults';

test.each([
  ['current', ''],
  ['older', '&version=older'],
])('lead from version "%s" to its own results', (version, part) => {
  const scope = {
    version,
    contexts: ['documentation', 'api', 'validators'],
    preferred: 'api',
  } as const;
  expect(allResults('a & b', scope)).toEqual([
    { text: 'See all results', to: `/search?q=a+%26+b${part}` },
    { text: 'See all results within "API"', to: `/search?q=a+%26+b&ctx=api${part}` },
    {
      text: 'See all results outside "API"',
      to: `/search?q=a+%26+b&ctx=documentation&ctx=validators${part}`,
    },
  ]);
});
