import { fileProblem } from '../versions/problems';
import { checkSite, withoutNameFaults } from './siteRules';

const names = { brand: 'acme', brandName: 'Acme', network: 'acmenet', networkName: 'Acme Net' };
const source = { editUrl: '', reportUrl: '' };

test('accepts the settings of this site', () => {
  expect(checkSite()).toEqual([]);
});

test.each([
  [{ brand: 'Acme Bank' }, 'The brand "Acme Bank" cannot be part of addresses and identifiers.'],
  [{ network: 'acme-net' }, 'The network "acme-net" cannot be part of addresses and identifiers.'],
  [{ network: 'acme_net' }, 'The network "acme_net" cannot be part of addresses and identifiers.'],
  [{ network: 'acme' }, 'The brand and the network have the same name.'],
  [{ brandName: '' }, 'The brandName "" cannot be shown.'],
  [{ networkName: '{Net}' }, 'The networkName "{Net}" cannot be shown.'],
])('rejects %j', (change, message) => {
  const problems = checkSite({ names: { ...names, ...change }, languages: ['en'], source });
  expect(problems.map((problem) => problem.message)).toEqual([message]);
});

test.each([
  ['acme net', ['src/site/names.ts', 'content/b.yaml']],
  ['acmenet', ['src/site/names.ts', 'content/a.yaml', 'content/b.yaml']],
  ['', ['src/site/names.ts', 'content/a.yaml', 'content/b.yaml']],
])(
  'with the network name "%s", drops the problems that the name causes and keeps those in %j',
  (network, files) => {
    const problems = [
      fileProblem('src/site/names.ts', 'The network "acme net" cannot be used.', ''),
      fileProblem('content/a.yaml', 'fees.kind is "fiat_to_acme net", which is not valid.', ''),
      fileProblem('content/b.yaml', 'fees.base is "x", which is not valid.', ''),
    ];
    const left = withoutNameFaults(problems, { brand: 'acme', network });
    expect(left.map(({ file }) => file)).toEqual(files);
  },
);

test.each([[[]], [['en', 'de']]])('rejects the languages %j', (languages) => {
  expect(checkSite({ names, languages, source })).toHaveLength(1);
});

test.each([
  [{ editUrl: 'https://git.example/a/edit/main/' }, []],
  [{ editUrl: 'https://git.example/' }, []],
  [{ editUrl: 'https://git.example/a/edit/main' }, ['src/site/source.ts: editUrl']],
  [{ editUrl: 'git.example/a/' }, ['src/site/source.ts: editUrl']],
  [{ reportUrl: 'https://git.example/a/new?title=' }, []],
  [{ reportUrl: 'mailto:docs@bank.example?subject=' }, []],
  [{ reportUrl: 'docs@bank.example' }, ['src/site/source.ts: reportUrl']],
  [{ reportUrl: 'http://git.example/new?title=' }, ['src/site/source.ts: reportUrl']],
])('reports the invalid settings, if any, in %j', (change, faults) => {
  const problems = checkSite({ names, languages: ['en'], source: { ...source, ...change } });
  expect(problems.map(({ file, message }) => `${file}: ${message.split(' ')[0]}`)).toEqual(faults);
});
