import { createPolicy } from './trustedTypes';

const realm = globalThis as { trustedTypes?: unknown };

afterEach(() => {
  delete realm.trustedTypes;
});

test('returns the given rules in browsers without Trusted Types', () => {
  expect(createPolicy('article', { createHTML: (text) => text }).createHTML('<b>')).toBe('<b>');
});

test('creates a policy in browsers with Trusted Types', () => {
  const nativeCreatePolicy = jest.fn((_name: string, { createHTML }) => ({
    createHTML: (text: string) => ({ trusted: createHTML(text) as string }),
  }));
  realm.trustedTypes = { createPolicy: nativeCreatePolicy };
  const policy = createPolicy('article', { createHTML: (text) => text });
  expect(policy.createHTML('<b>')).toEqual({ trusted: '<b>' });
  expect(nativeCreatePolicy.mock.calls[0]?.[0]).toBe('article');
});

test('returns the given rules if the host does not allow the policy', () => {
  realm.trustedTypes = {
    createPolicy() {
      throw new TypeError('Policy "article" disallowed.');
    },
  };
  expect(createPolicy('article', { createHTML: (text) => text }).createHTML('<b>')).toBe('<b>');
});
