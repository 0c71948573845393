import { testCollection, type TestPage } from '../index/testIndex';
import { SiteIndex } from './siteIndex';

describe('ranking similar pages', () => {
  const filler = Array.from({ length: 60 }, (_, number) => `filler${number}`).join(' ');
  const guides: readonly TestPage[] = [
    {
      title: 'getRates',
      breadcrumbs: ['Deprecated'],
      text: 'rates of the past',
      sections: { returnData: 'what comes out', Errors: `limits ${filler}` },
    },
    { title: 'getRatesForMessage', text: 'rates of a message' },
    { title: 'Payments', text: 'Their lifecycle.', sections: { Rates: 'what payments cost' } },
    { title: 'Undo', text: 'Your money can be sent back by a return.' },
    { title: 'Onboarding', text: 'Level 2 of KYC is for firms.' },
    { title: 'Keeping keys', text: 'A hardware security module holds them.' },
    { title: 'Access', sections: { Tokens: 'a token is authorized for one hour' } },
    {
      title: 'Scattered',
      sections: { One: 'a certificate', Two: 'its renewal', Three: `overlap ${filler}` },
    },
    { title: 'Together', sections: { One: 'renewal of a certificate with overlap' } },
    { title: 'Machines', description: 'Which disks a machine needs.', text: 'A port is open.' },
    { title: 'Reports', text: 'Reports and exports of reports.' },
    { title: 'Ids', text: '9XyLsmABab12Cd34Ef hsn' },
  ];
  const index = new SiteIndex([testCollection(guides)]);
  const order = (query: string, searched = index): string[] => [
    ...new Set(searched.search(query).map((id) => searched.store[id]?.path ?? '')),
  ];

  it('ranks deprecated methods last unless they are named', () => {
    expect(order('rates')[0]).toBe('/Payments');
    expect(order('rates').at(-1)).toBe('/getRates');
    expect(order('getRates')[0]).toBe('/getRates');
    expect(order('getrate')[0]).toBe('/getRates');
  });

  it('ranks a deprecated method first if it matches more than the other pages', () => {
    expect(order('past rates')).toEqual(['/getRates', '/Payments', '/getRatesForMessage']);
  });

  it('ranks words above parts of identifiers', () => {
    expect(order('return')).toEqual(['/Undo', '/getRates']);
  });

  it('ranks a page first if it is the only one with a heading equal to the query', () => {
    const codes = { title: 'Error codes', text: 'errors errors', keywords: ['errors'] };
    const others = Array.from({ length: 30 }, (_, index) => ({ title: `Other ${index}` }));
    const [alpha, beta] = ['Alpha', 'Beta'].map((title) => ({ title, sections: { Errors: 'x' } }));
    const first = (...found: (TestPage | undefined)[]) =>
      order(
        'errors',
        new SiteIndex([testCollection([...others, codes, ...found.flatMap((page) => page ?? [])])]),
      )[0];
    expect(first(alpha)).toBe('/Alpha');
    expect(first(alpha, beta)).toBe('/Error codes');
  });

  it('ranks a section with all words above sections with one each', () => {
    expect(order('certificate renewal overlap')).toEqual(['/Together', '/Scattered']);
  });

  it('leads to the top of a page rather than to its list of links', () => {
    const index = new SiteIndex([
      testCollection([
        { title: 'Events', sections: { 'related-pages': 'Retries of parcels.', Parcels: 'One.' } },
      ]),
    ]);
    const hashes = (query: string) => index.search(query).map((id) => index.store[id]?.hash);
    expect(hashes('parcel retries')).toEqual(['#Parcels', '#related-pages']);
    expect(hashes('retries')).toEqual(['', '#related-pages']);
  });

  it('leads to a section with a word of the query rather than to a title without any', () => {
    const index = new SiteIndex([
      testCollection([
        {
          title: 'Shipping',
          keywords: ['lost parcel', 'theft'],
          sections: { Delays: 'Wait for the parcel.', Storms: 'No ships leave.' },
        },
      ]),
    ]);
    const hashes = (query: string) => index.search(query).map((id) => index.store[id]?.hash);
    expect(hashes('storm parcel')).toEqual(['#Storms', '#Delays']);
    expect(hashes('lost parcel')).toEqual(['', '#Delays']);
  });

  it('finds pages by their description', () => {
    expect(order('disks')).toEqual(['/Machines']);
  });

  it.each<[string, string, string[]]>([
    ['a synonym, except in identifiers', 'refund', ['/Undo']],
    ['the abbreviation of a phrase', 'know your customer', ['/Onboarding']],
    ['the phrase of an abbreviation', 'HSM', ['/Keeping keys']],
    ['the American spelling of a British word', 'authorised', ['/Access']],
    ['inflections of a word, but no parts of it', 'ports', ['/Machines']],
    ['no word similar to a short one', 'hsx', []],
    ['no part of an id', 'lsm', []],
  ])('finds %s: %s', (_name, query, expected) => {
    expect(order(query)).toEqual(expected);
  });

  it('ignores a word that no page contains', () => {
    expect(order('certificate renewal overlap unheardof')).toEqual(['/Together', '/Scattered']);
  });
});
