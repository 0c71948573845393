/** The kinds of page that front matter can name. */
export const pageKinds = ['guide', 'concept', 'overview'] as const;

/** Describes the valid values of front matter, by key, for advice on invalid ones. */
export const expectedValues: Readonly<Record<string, string>> = {
  title: "a string, such as title: 'Issuing'",
  description: 'one sentence',
  sidebarLabel: 'a string',
  keywords: 'a list of strings, such as keywords: [fees, accounts]',
  draft: 'true or false',
  toc: 'true or false',
  kind: `one of ${pageKinds.join(', ')}`,
  'samples.after': 'the path of a page, such as after: ../quickstart.mdx',
  'samples.step': "a string, such as step: 'Send the payment'",
  'samples.at': "a time in UTC, such as at: '2026-01-30T09:00:00Z'",
  samples: "what to run before the page's samples, such as samples: { after: ../quickstart.mdx }",
};
