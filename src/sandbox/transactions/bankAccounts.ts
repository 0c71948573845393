import { hasAbaCheckDigit, hasIbanCheckDigits } from '../../shared/checkDigits';
import type { AccountFormat, SandboxData } from '../data';
import type { BankAccountNumbers } from '../settings';
import type { FieldError } from '../../shared/schema/schema';
import { bicCountryFault, ibanCountryFault } from './bankCountries';

const fields = ['iban', 'bic', 'account_number', 'bank_code'] as const;

const checkDigits: Readonly<Record<AccountFormat['rule'], (value: string) => boolean>> = {
  mod97: hasIbanCheckDigits,
  aba: hasAbaCheckDigit,
  none: () => true,
};

function countryFault(
  data: SandboxData,
  field: (typeof fields)[number],
  { iban = '', bic = '' }: BankAccountNumbers,
): string | undefined {
  if (field === 'iban') return ibanCountryFault(data, iban);
  return field === 'bic' ? bicCountryFault(data, bic, iban) : undefined;
}

/**
 * Returns the error for the first invalid number of a bank account; undefined if all are valid or
 * the currency has no formats. The format of a BIC is the same for all currencies.
 */
export function findInvalidNumber(
  data: SandboxData,
  account: BankAccountNumbers,
  currency: string,
): FieldError | undefined {
  const formats = data.rails.numbers;
  if (!formats.some((format) => format.currency === currency)) return undefined;
  for (const field of fields) {
    const value = account[field];
    if (value === undefined) continue;
    if (field === 'bic' && account.iban === undefined)
      return { field, message: 'Can be used only with an IBAN' };
    const format = formats.find(
      (candidate) =>
        candidate.field === field && (field === 'bic' || candidate.currency === currency),
    );
    if (format === undefined) return { field, message: `Is not used for ${currency}` };
    if (!new RegExp(format.pattern).test(value)) {
      return { field, message: `Must have the format: ${format.form}` };
    }
    const message = countryFault(data, field, account);
    if (message !== undefined) return { field, message };
    if (!checkDigits[format.rule](value)) return { field, message: 'Has invalid check digits' };
  }
  return undefined;
}
