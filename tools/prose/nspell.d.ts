/** The part of nspell that is used; the package has no types of its own. */
declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean;
    add(word: string): Speller;
  }
  export default function nspell(aff: Uint8Array, dic: Uint8Array): Speller;
}
