import { sourceUrl, type SourceTrees } from './sources';

const trees: SourceTrees = {
  repository: 'https://git.example/node',
  release: 'v2.2.15',
  forks: [{ repository: 'https://git.example/fork', releases: ['v4.1.0-fork'] }],
  libraries: [
    { name: 'rpc', repository: 'https://git.example/rpc', releases: ['v18.0.0'] },
    { name: 'sdk', repository: 'https://git.example/sdk', releases: ['hash@v2.2.1'] },
  ],
};

it.each([
  ['rpc/src/rpc.rs#L7-L9', 'https://git.example/node/blob/v2.2.15/rpc/src/rpc.rs#L7-L9'],
  ['v3.1.8:CHANGELOG.md#L13', 'https://git.example/node/blob/v3.1.8/CHANGELOG.md#L13'],
  ['v4.1.0-fork:a.rs#L1', 'https://git.example/fork/blob/v4.1.0-fork/a.rs#L1'],
  ['rpc@v18.0.0:core/src/io.rs#L2', 'https://git.example/rpc/blob/v18.0.0/core/src/io.rs#L2'],
  [
    'sdk@hash@v2.2.1:hash/src/lib.rs#L3',
    'https://git.example/sdk/blob/hash@v2.2.1/hash/src/lib.rs#L3',
  ],
])('links the source %s to %s', (source, url) => {
  expect(sourceUrl(trees, source)).toBe(url);
});
