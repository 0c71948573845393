/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { tolerateMovedNodes } from './movedNodes';

function Part({ shown }: { readonly shown: boolean }): React.JSX.Element {
  return (
    <p>
      {shown && 'first '}
      <b>bold</b>
      {shown ? ' second' : ''}
      <i>end</i>
    </p>
  );
}

const texts = (): Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
};

function wrapTexts(): void {
  for (const text of texts()) {
    const outer = document.createElement('font');
    text.replaceWith(outer);
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text);
  }
}

function replaceTexts(): void {
  for (const text of texts()) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

beforeAll(tolerateMovedNodes);

test.each([
  ['wrapped', wrapTexts],
  ['replaced', replaceTexts],
])('React keeps rendering after a translator has %s its text nodes', (_, translate) => {
  const { rerender, unmount } = render(<Part shown />);
  translate();
  rerender(<Part shown={false} />);
  translate();
  rerender(<Part shown />);
  expect(screen.getByText('bold')).toBeTruthy();
  expect(document.querySelector('p')?.textContent).toContain('first ');
  unmount();
  expect(document.body.textContent).toBe('');
});

test('inserts and removes nodes normally if they are in place', () => {
  const parent = document.createElement('p');
  const [a, b] = [document.createElement('a'), document.createElement('b')];
  expect(parent.insertBefore(b, null)).toBe(b);
  expect(parent.insertBefore(a, b)).toBe(a);
  expect(parent.innerHTML).toBe('<a></a><b></b>');
  expect(parent.removeChild(a)).toBe(a);
  expect(parent.innerHTML).toBe('<b></b>');
  expect(parent.insertBefore(a, undefined as never)).toBe(a);
  expect(parent.innerHTML).toBe('<b></b><a></a>');
});

test('does not remove an ancestor that has other content', () => {
  const parent = document.createElement('div');
  parent.innerHTML = '<p><i>one</i><b>two</b></p>';
  const bold = parent.querySelector('b') as Node;
  expect(parent.removeChild(bold)).toBe(bold);
  expect(parent.innerHTML).toBe('<p><i>one</i></p>');
});
