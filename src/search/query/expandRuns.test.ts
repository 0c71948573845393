import { testCollection } from '../index/testIndex';
import { SiteIndex } from '../rank/siteIndex';

const index = new SiteIndex([
  testCollection([
    { title: 'FX', text: 'Rates.' },
    { title: 'Foreign affairs', text: 'An exception: foreign exc.' },
  ]),
]);

it.each([
  ['a phrase', 'foreign exchange', true],
  ['the beginning of a phrase, whose last word is still being typed', 'foreign exc', true],
  ['a phrase with a typing error', 'foreign exchnage', true],
  ['the first word of a phrase', 'foreign', false],
  ['the beginning of a phrase before another word', 'foreign exc affairs', false],
])('%s (%s) finds a page by a synonym of the phrase: %s', (_name, query, isFound) => {
  const paths = index.search(query).map((id) => index.store[id]?.path);
  expect(paths.includes('/FX')).toBe(isFound);
});
