import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/errors/ErrorBoundary';
import { renderOrThrow } from './renderOrThrow';

function Faulty(): React.JSX.Element {
  throw new Error('The faulty part');
}

const Late = lazy(() => new Promise<never>(() => undefined));

const render = async (page: React.JSX.Element): Promise<string> => {
  let rendered = '';
  await renderOrThrow(page, (html) => (rendered = html));
  return rendered;
};

test('renders a page with the markers of its Suspense boundaries', async () => {
  const page = (
    <Suspense>
      <p>Part</p>
    </Suspense>
  );
  expect(await render(page)).toBe('<!--$--><p>Part</p><!--/$-->');
});

test.each([
  ['an error', <Faulty key="" />],
  [
    'an error inside Suspense',
    <Suspense key="">
      <Faulty />
    </Suspense>,
  ],
  [
    'an error below an error boundary',
    <ErrorBoundary key="" fallback={() => <p>Fallback</p>}>
      <Suspense>
        <Faulty />
      </Suspense>
    </ErrorBoundary>,
  ],
])('fails the build with the message of %s', async (_, page) => {
  await expect(render(page)).rejects.toThrow('The faulty part');
});

test('fails the build if a suspended component never resolves', async () => {
  const page = (
    <Suspense>
      <Late />
    </Suspense>
  );
  await expect(render(page)).rejects.toThrow('did not finish');
});
