import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../authoring/runCommand';
import { projectRoot } from '../copyProject';
import { addVersion, planCut, type CutContext } from './planCut';

const current = { name: 'current', label: 'Next', path: '' };
const context: CutContext = {
  versions: [current, { name: 'v1', label: '1.0', path: 'v1' }],
  folders: ['current', 'v1'],
  pages: [{ path: '/v3/a', source: { file: 'content/current/v3/a.mdx' } }],
};

test('uses the name for the folder and the address, and the label for readers', () => {
  expect(planCut('2.0', '2.0', context)).toEqual({ name: '2.0', label: '2.0', path: '2.0' });
  expect(planCut('2.0', 'v2', context)).toEqual({ name: 'v2', label: '2.0', path: 'v2' });
});

test.each([
  ['1.1', 'v1', 'content/v1 already exists. Choose another name.'],
  ['1.0', 'x', 'Two versions are labelled "1.0". Change one of them.'],
  [
    '1.0 beta',
    '1.0 beta',
    '"1.0 beta" is not a valid version name. Use lower-case letters and digits, with ".", "_" or "-" between them.',
  ],
  ['3', 'v3', 'The address /v3/a belongs to the version v3. Rename the file or its folder.'],
  [
    'static',
    'static',
    '"static" is not a valid path for a version. Use lower-case letters and digits, with ".", "_" or "-" between them. The path may not end in a file extension, such as .html, or be one that the site itself uses.',
  ],
])('refuses the label %s with the name %s', (label, name, message) => {
  expect(() => planCut(label, name, context)).toThrow(new Refusal(message));
});

test('adds the version after the first one, or refuses if there is none', () => {
  const text = readFileSync(join(projectRoot, 'src/site/versions.ts'), 'utf8');
  const first = "  { name: 'current', label: 'Next', path: '' },\n";
  const added = addVersion(text, { name: 'v2', label: '2.0', path: 'v2', lacks: ['/x'] });
  expect(added).toBe(
    text.replace(first, `${first}  { name: 'v2', label: '2.0', path: 'v2', lacks: ['/x'] },\n`),
  );
  expect(() => addVersion('export const versions = [];', current)).toThrow(Refusal);
});
