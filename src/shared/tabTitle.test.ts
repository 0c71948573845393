import { tabTitle } from './tabTitle';

test.each([
  ['bash', 'Bash'],
  ['json', 'JSON'],
  ['typescript', 'TypeScript'],
  ['Success', 'Success'],
  ['constructor', 'constructor'],
])('shows the tab "%s" as "%s"', (label, title) => {
  expect(tabTitle(label)).toBe(title);
});
