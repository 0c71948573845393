import { testCollection, type TestPage } from '../index/testIndex';
import { SiteIndex } from './siteIndex';

const other = (number: number): TestPage => ({
  title: `Page ${number}`,
  path: `/${number}`,
  text: number < 8 ? 'a refund of everything' : 'a key of a table',
});

const site = new SiteIndex([
  testCollection([
    { title: 'Refunds', path: '/refunds', text: 'a refund arrives in three days' },
    { title: 'Sign in', path: '/sign-in', text: 'a token takes long' },
    { title: 'Keys', path: '/keys', sections: { 'What a key opens': 'doors' } },
    { title: 'Tables', path: '/tables', text: 'a key with the word composition' },
    { title: 'Open doors, gates, houses at night', path: '/doors', text: 'x' },
    {
      title: 'Rules',
      path: '/rules',
      text: 'who opens doors at night must close gates, houses, or both',
    },
    ...Array.from({ length: 20 }, (_, number) => other(number)),
  ]),
]);

const pathsFor = (query: string): (string | undefined)[] => [
  ...new Set(site.search(query).map((id) => site.store[id]?.path)),
];

test('question words do not outweigh the subject of a question', () => {
  expect(pathsFor('how long does a refund take')[0]).toBe('/refunds');
});

test('a word that is on a single page does not hide pages with another word of the query', () => {
  expect(pathsFor('key composition')).toContain('/keys');
});

test('a page that contains a sentence comes before one whose title has many of its words', () => {
  expect(pathsFor('Who opens doors at night must close gates, houses, or both.')[0]).toBe('/rules');
});
