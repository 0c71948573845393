import { readFileSync } from 'node:fs';
import { ownExtensions } from '../../src/content/apiDocuments/extensions';

test.each(['openapi', 'openrpc', 'subscriptions'])('%s has only known extensions', (name) => {
  const text = readFileSync(`content/current/reference/${name}.json`, 'utf8');
  const used = new Set([...text.matchAll(/"(x-[\w-]+)":/g)].map(([, key = '']) => key));
  expect([...used].filter((key) => !ownExtensions.has(key))).toEqual([]);
});
