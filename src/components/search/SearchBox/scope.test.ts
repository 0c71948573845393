import { resultLinks } from './scope';

test.each([
  ['current', ''],
  ['older', '&version=older'],
])('on a page of version "%s", the links to results search that version', (version, part) => {
  const scope = {
    version,
    contexts: ['documentation', 'api', 'validators'],
    preferred: 'api',
  } as const;
  expect(resultLinks('a & b', scope)).toEqual([
    { text: 'See all results', to: `/search?q=a+%26+b${part}` },
    { text: 'See all results within "API"', to: `/search?q=a+%26+b&ctx=api${part}` },
    {
      text: 'See all results outside "API"',
      to: `/search?q=a+%26+b&ctx=documentation&ctx=validators${part}`,
    },
  ]);
});
