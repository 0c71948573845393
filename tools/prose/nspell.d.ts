/** The part of nspell that we use; the package has no types. */
declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean;
    add(word: string): Speller;
  }
  export default function nspell(aff: Uint8Array, dic: Uint8Array): Speller;
}
