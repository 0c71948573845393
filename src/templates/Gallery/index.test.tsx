/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import Gallery from '.';
import { inContexts } from '../../components/contexts/inContexts';

const noop = () => undefined;
const observer = () => ({ observe: noop, unobserve: noop, disconnect: noop });

beforeAll(() => {
  Element.prototype.getAnimations = () => [];
  global.IntersectionObserver = jest.fn(observer) as never;
  global.ResizeObserver = jest.fn(observer) as never;
  window.matchMedia = () =>
    ({ matches: false, addEventListener: noop, removeEventListener: noop }) as never;
});

it('renders all samples without a crash, except the sample of the crash page', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  render(inContexts(<Gallery />));
  await act(() => Promise.resolve());
  expect(screen.getAllByRole('heading', { name: 'This page crashed.' })).toHaveLength(1);
  expect(screen.getAllByText('2 documents found').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Version: Next', expanded: true })).toBeTruthy();
  error.mockRestore();
});

/** Components without a sample, because the page around the gallery shows them. */
const shell = ['ArticleBody', 'DocPage', 'Footer', 'Layout', 'Navbar'];
/** Components without a sample of their own; samples of other components contain them. */
const inner = ['MarkedText'];

const components = join(__dirname, '../../components');
const sources = readdirSync(__dirname)
  .filter((file) => /^\w+\.tsx$/.test(file))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');
const names = ['errors', 'layout', 'search', 'ui'].flatMap((folder) =>
  readdirSync(join(components, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`),
);
const shownElsewhere = [...shell, ...inner];
const isShownElsewhere = (name: string) => shownElsewhere.includes(name.split('/')[1] ?? '');

it('lists only existing components as exceptions', () => {
  expect(names.filter(isShownElsewhere)).toHaveLength(shownElsewhere.length);
});

it.each(names.filter((name) => !isShownElsewhere(name)))('imports %s', (component) => {
  expect(sources).toContain(`components/${component}'`);
});
