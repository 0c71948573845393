import { claimFolder } from './claimFolder';

const folder = `/project-${process.pid}`;

test('only one process at a time gets a folder', async () => {
  expect(await claimFolder(folder)).toBe(true);
  expect(await claimFolder(folder)).toBe(process.platform !== 'linux');
  expect(await claimFolder(`${folder}-copy`)).toBe(true);
});
