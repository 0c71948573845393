import { hasAbaCheckDigit, hasIbanCheckDigits, hasLeiCheckDigits } from '../../shared/checkDigits';

/** A kind of value that readers paste into the search box, such as an account number. */
interface ValueKind {
  /** Matches the value in text; must have the flag `g`. */
  readonly pattern: RegExp;
  readonly words: string;
  /** Whether a match is a value of this kind; absent if every match is. */
  readonly isValid?: (value: string) => boolean;
}

const nameOf = (type: 'region' | 'currency', code: string): string | undefined =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code);

/** Returns whether the fifth and sixth letters of a BIC are a country code. */
const isBic = (value: string): boolean => nameOf('region', value.slice(4, 6)) !== undefined;

const isMoney = (value: string): boolean =>
  nameOf('currency', /[A-Z]{3}/.exec(value)?.[0] ?? 'XXX') !== undefined || /[€$£¥]/.test(value);

/** Returns whether a base58 value has digits and letters of both cases. */
const hasMixedCharacters = (value: string): boolean =>
  /[1-9]/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);

const idKind = (prefix: string, words: string): ValueKind => ({
  pattern: new RegExp(`\\b${prefix}_(?=\\w*\\d)\\w{4,}`, 'g'),
  words,
});

/** The kinds of values, in order of precedence. */
export const valueKinds: readonly ValueKind[] = [
  { pattern: /-----BEGIN [A-Z ]*KEY-----[^]*/g, words: 'client certificate private key' },
  { pattern: /-----BEGIN [A-Z ]*CERTIFICATE[A-Z ]*-----[^]*/g, words: 'client certificate' },
  { pattern: /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]+)?/g, words: 'access token' },
  { pattern: /\b[ps]k_(?:test|live)_\w+/g, words: 'access token' },
  // Other APIs write `v1=` and the signature in hex.
  { pattern: /\bv1(?:a?,[\w+/]{40,}=*|=[\da-f]{64})/g, words: 'webhook signature' },
  { pattern: /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, words: 'Idempotency-Key' },
  idKind('cus', 'customer id'),
  idKind('txn', 'transaction id'),
  idKind('quo', 'quote id'),
  idKind('exp', 'report export'),
  idKind('evt', 'webhook event'),
  idKind('req', 'request id'),
  idKind('inc', 'incoming payment'),
  idKind('ret', 'returned payment'),
  idKind('frz', 'freeze'),
  idKind('iss', 'issuance'),
  idKind('red', 'redemption'),
  idKind('bac', 'registered bank account'),
  { pattern: /\b[A-Z\d]{18}\d\d\b/g, words: 'LEI', isValid: hasLeiCheckDigits },
  {
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/gi,
    words: 'IBAN',
    isValid: (value) => hasIbanCheckDigits(value.replaceAll(' ', '')),
  },
  { pattern: /\b[A-Z]{2}\d{2}[A-Z\d]{11,30}\b/g, words: 'IBAN check digits' },
  { pattern: /\b[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?\b/g, words: 'BIC', isValid: isBic },
  { pattern: /\b0x[\da-f]{40,64}\b/gi, words: 'bridging' },
  { pattern: /\b[\da-f]{64}\b/gi, words: 'SHA-256 hash' },
  {
    pattern: /\b[1-9A-HJ-NP-Za-km-z]{64,88}\b/g,
    words: 'getTransaction signature',
    isValid: hasMixedCharacters,
  },
  {
    pattern: /\b[1-9A-HJ-NP-Za-km-z]{32,44}\b/g,
    words: 'getAccountInfo address',
    isValid: hasMixedCharacters,
  },
  { pattern: /(?<![\w+/])[\w+/]{100,}={0,2}(?![\w+/])/g, words: 'transaction base64' },
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, words: 'email' },
  {
    pattern: /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g,
    words: 'RFC 3339',
  },
  { pattern: /\b\d{1,3}(?:\.\d{1,3}){3}(?:\/\d\d?)?\b/g, words: 'IP allowlist' },
  { pattern: /\b\d\d-\d\d-\d\d\b/g, words: 'sort code' },
  { pattern: /\bv?\d+\.\d+\.\d+\b/g, words: 'version' },
  { pattern: /(?<![\d.,-])\d{9}(?![\d.,])/g, words: 'routing number', isValid: hasAbaCheckDigit },
  {
    pattern: /(?:\b[A-Z]{3} ?|[€$£¥] ?)\d[\d.,' ]*\d\b|\b\d[\d.,' ]*(?: ?[A-Z]{3}\b| ?[€$£¥])/g,
    words: 'amount decimals currency',
    isValid: isMoney,
  },
  { pattern: /(?<!\w)\+\d[\d ()-]{7,}\d\b/g, words: 'telephone' },
];
