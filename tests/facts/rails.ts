import { withTokens, type TokenValue } from '../../src/content';
import { readCurrentVersion } from './rpcPages';

interface System {
  readonly currency: string;
  readonly timeZone: string;
  readonly payInBefore: string;
  readonly payOutBefore: string;
  readonly closes?: string;
  readonly basis?: string;
  readonly businessDays: string;
  readonly calendar: string;
}
export interface AccountNumber {
  readonly currency: string;
  readonly field: 'iban' | 'bic' | 'account_number' | 'bank_code';
  readonly pattern: string;
  readonly rule: 'mod97' | 'aba' | 'none';
  readonly valid: string;
  readonly invalid: string;
}
interface Holiday {
  readonly holiday: string;
  readonly in2025?: string;
  readonly in2026?: string;
  readonly in2027?: string;
}
interface Rails {
  readonly list: readonly System[];
  readonly numbers: readonly AccountNumber[];
  readonly texts: readonly { readonly currency: string; readonly characters: number }[];
  readonly deadlines: readonly {
    readonly calendar: string;
    readonly figures: readonly string[];
  }[];
  readonly calendars: readonly { readonly calendar: string }[];
  readonly holidays: Readonly<Record<string, readonly Holiday[]>>;
  readonly sources: readonly Source[];
}
interface Source {
  readonly currency: string;
  readonly statement: string;
  readonly title: string;
}

const { tokens } = readCurrentVersion().library;

/** Returns a data file of the current version with its tokens replaced. */
export const readData = <T>(file: string) =>
  withTokens(tokens[file] as TokenValue, tokens) as unknown as T;

export const rails = readData<Rails>('rails');
