/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from '.';
import { CrashPage } from '../CrashPage';
import { PartBoundary } from '../PartBoundary';
import { inContexts } from '../../contexts/inContexts';

let broken = true;

function Part(): React.JSX.Element {
  if (broken) throw new Error('The outer fault', { cause: new Error('the inner one') });
  return <p>Here I am</p>;
}

let silenced: jest.SpyInstance;
beforeEach(() => {
  broken = true;
  silenced = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => silenced.mockRestore());

const page = (resetKey = '/a') => (
  <ErrorBoundary resetKey={resetKey} fallback={CrashPage}>
    <Part />
  </ErrorBoundary>
);

test('shows the error and its cause', () => {
  render(page());
  expect(screen.getByRole('heading', { name: 'This page crashed.' })).toBeTruthy();
  expect(screen.getByText('The outer fault')).toBeTruthy();
  expect(screen.getByText('Cause: the inner one')).toBeTruthy();
});

test('"Try again" renders the page again, and shows the error again if it still crashes', async () => {
  render(page());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'This page crashed.' })).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Here I am')).toBeTruthy();
});

test('keeps the error when the page is rendered again, and clears it when another page is shown', () => {
  const { rerender } = render(page());
  broken = false;
  rerender(page());
  expect(screen.getByRole('heading', { name: 'This page crashed.' })).toBeTruthy();
  rerender(page('/b'));
  expect(screen.getByText('Here I am')).toBeTruthy();
});

const partOf = (path: string) =>
  inContexts(
    <>
      <PartBoundary name="sidebar">
        <Part />
      </PartBoundary>
      <p>Beside it</p>
    </>,
    { path },
  );

test("an error in one part shows the part's name and a Retry button, and leaves the rest intact", async () => {
  render(partOf('/a'));
  expect(screen.getByText('Beside it')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(
    'The sidebar cannot be shown: The outer fault',
  );
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Here I am')).toBeTruthy();
});

test('renders a crashed part again on the next page', () => {
  const { rerender } = render(partOf('/a'));
  broken = false;
  rerender(partOf('/a'));
  expect(screen.queryByText('Here I am')).toBeNull();
  rerender(partOf('/b'));
  expect(screen.getByText('Here I am')).toBeTruthy();
});
