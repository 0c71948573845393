import { synonymsOf } from './synonyms';

const meanings = (text: string) =>
  synonymsOf(text.replaceAll(' ', '')).map(({ target }) => target.join(' '));

describe('synonymsOf', () => {
  it.each([
    ['kyc', 'know customer'],
    ['know your customer', 'kyc'],
    ['aml', 'anti money laundering'],
    ['anti money laundering', 'aml'],
    ['hsm', 'hardware security module'],
    ['hardware security modules', 'hsm'],
    ['dvp', 'delivery versus payment'],
    ['delivery versus payment', 'dvp'],
    ['ultimate beneficial owner', 'ubo'],
    ['gdpr', 'personal data'],
    ['cancelled', 'delete'],
    ['opening hours', 'cutoff time'],
    ['authorised', 'approve'],
  ])('"%s" also means "%s"', (text, meaning) => {
    expect(meanings(text)).toContain(meaning);
  });

  it('matches a phrase only as a whole', () => {
    expect(meanings('beneficial')).toEqual([]);
    expect(meanings('money')).toEqual([]);
  });

  it.each([
    ['pay', 'deposit'],
    ['top', 'deposit'],
    ['log', 'authentication'],
    ['sign', 'authentication'],
    ['day', 'daily'],
    ['program logs', 'smart contract authentication'],
    ['valid', 'node'],
    ['valid', 'expiry'],
  ])('"%s" does not mean "%s"', (text, meaning) => {
    const all = text.split(' ').flatMap((word) => meanings(word).join(' ').split(' '));
    expect(all).not.toContain(meaning.split(' ').at(-1));
  });

  it.each([
    ['pay in', 'deposit'],
    ['log in', 'authentication'],
    ['a day', 'daily'],
    ['valid for', 'expiry'],
  ])(
    'expands the phrase "%s" to "%s", which does not expand back to a word of the phrase',
    (text, meaning) => {
      expect(meanings(text)).toContain(meaning);
      expect(meanings(meaning)).not.toContain(text.split(' ')[0]);
      expect(meanings(meaning)).not.toContain(text.split(' ')[1]);
    },
  );

  it('gives a phrase more weight than a word', () => {
    const weightOf = (text: string, meaning: string) =>
      synonymsOf(text.replaceAll(' ', '')).find(({ target }) => target.join(' ') === meaning)
        ?.weight ?? 0;
    expect(weightOf('payment versus payment', 'pvp')).toBeGreaterThan(
      weightOf('client', 'customer'),
    );
  });

  it.each(['constructor', '__proto__', ''])('returns no synonyms for %j', (word) => {
    expect(synonymsOf(word)).toEqual([]);
  });
});
