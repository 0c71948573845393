import { checkSite } from './siteRules';

const names = { brand: 'acme', brandName: 'Acme', network: 'acme_net', networkName: 'Acme Net' };

test('accepts the settings of this site', () => {
  expect(checkSite()).toEqual([]);
});

test.each([
  [{ brand: 'Acme Bank' }, 'The brand "Acme Bank" cannot be part of addresses and identifiers.'],
  [{ network: 'acme-net' }, 'The network "acme-net" cannot be part of addresses and identifiers.'],
  [{ network: 'acme' }, 'Brand and network have the same name.'],
  [{ brandName: '' }, 'The brandName "" cannot be shown.'],
  [{ networkName: '{Net}' }, 'The networkName "{Net}" cannot be shown.'],
])('rejects %j', (change, message) => {
  const problems = checkSite({ names: { ...names, ...change }, languages: ['en'] });
  expect(problems.map((problem) => problem.message)).toEqual([message]);
});

test.each([[[]], [['en', 'de']]])('rejects the languages %j', (languages) => {
  expect(checkSite({ names, languages })).toHaveLength(1);
});
