/** @jest-environment jsdom */
import { hashTarget } from './hashTarget';

const ids = ['1.2.3', 'a:b', 'café', '%', 'a b', '%25', '日本'];

beforeEach(() => {
  document.body.replaceChildren(
    ...ids.map((id) => Object.assign(document.createElement('h2'), { id })),
  );
});

test.each([
  ['#1.2.3', '1.2.3'],
  ['#a:b', 'a:b'],
  ['#café', 'café'],
  ['#caf%C3%A9', 'café'],
  ['#%', '%'],
  ['#%25', '%25'],
  ['#a%20b', 'a b'],
  ['#%E6%97%A5%E6%9C%AC', '日本'],
  ['#%E2%82%AC', undefined],
  ['#%zz', undefined],
  ['#none', undefined],
  ['#', undefined],
  ['', undefined],
])('the id of the element that %j refers to is %j', (hash, id) => {
  expect(hashTarget(hash)?.id).toBe(id);
});
