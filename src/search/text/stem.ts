import { stemmer } from 'stemmer';
import { americanised } from './spelling';

/** What the inflections and spellings of a folded word have in common. */
export const stemOf = (word: string): string => stemmer(americanised(word));
