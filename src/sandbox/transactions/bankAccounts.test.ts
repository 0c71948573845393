import { readCurrentData } from '../../../tools/sandbox/readData';
import { findInvalidNumber } from './bankAccounts';

const data = readCurrentData();

// prettier-ignore
const cases = [
  ['EUR', { iban: 'DE25888888880000067890', bic: 'EXMPDEMMXXX' }, undefined],
  ['EUR', { iban: 'KW89EXMP0000000000000012345678', bic: 'EXMPKWKWXXX' }, undefined],
  ['EUR', { iban: 'DE26888888880000067890', bic: 'EXMPDEMMXXX' }, 'iban'],
  ['EUR', { iban: 'DE25888888880000067890', bic: 'EXMPDEM' }, 'bic'],
  ['EUR', { iban: 'ZZ55888888880000067890', bic: 'EXMPDEMMXXX' }, 'iban'],
  ['EUR', { iban: 'US24888888880000067890', bic: 'EXMPUS33XXX' }, 'iban'],
  ['EUR', { iban: 'DE6488888888000006789', bic: 'EXMPDEMMXXX' }, 'iban'],
  ['EUR', { iban: 'XK739999000000000123', bic: 'EXMPXKPRXXX' }, undefined],
  ['EUR', { iban: 'DE25888888880000067890', bic: 'EXMPZZMMXXX' }, 'bic'],
  ['EUR', { iban: 'DE25888888880000067890', bic: 'EXMPUKMMXXX' }, 'bic'],
  ['EUR', { iban: 'DE25888888880000067890', bic: 'EXMPUS33XXX' }, 'bic'],
  ['EUR', { iban: 'ES9099999999990000012345', bic: 'EXMPLT21XXX' }, undefined],
  ['EUR', { iban: 'KW89EXMP0000000000000012345678', bic: 'EXMPDEMMXXX' }, 'bic'],
  ['EUR', { iban: 'FR3299999999990000000123456', bic: 'EXMPMQMXXXX' }, undefined],
  ['EUR', { iban: 'DE25888888880000067890', bic: 'EXMPMQMXXXX' }, 'bic'],
  ['GBP', { iban: 'GB85EXMP00000012345678', bic: 'EXMPJESHXXX' }, undefined],
  ['GBP', { iban: 'GB85EXMP00000012345678', bic: 'EXMPDEMMXXX' }, 'bic'],
  ['CHF', { iban: 'CH4699999000000012345', bic: 'EXMPLI22XXX' }, 'bic'],
  ['EUR', { account_number: '000123456789', bank_code: '999999992' }, 'account_number'],
  ['USD', { account_number: '000123456789', bank_code: '999999992' }, undefined],
  ['USD', { account_number: '000123456789', bank_code: '999999991' }, 'bank_code'],
  ['USD', { iban: 'DE25888888880000067890', bic: 'EXMPDEMMXXX' }, 'iban'],
  ['GBP', { iban: 'GB85EXMP00000012345678', bic: 'EXMPGB2LXXX' }, undefined],
  ['GBP', { account_number: '12345678', bank_code: '000000' }, undefined],
  ['GBP', { account_number: '12345678', bank_code: '00-00-00' }, 'bank_code'],
  ['GBP', { iban: 'DE25888888880000067890', bic: 'EXMPDEMMXXX' }, 'iban'],
  ['CHF', { iban: 'CH4699999000000012345', bic: 'EXMPCHZZXXX' }, undefined],
  ['SGD', { account_number: '0001234567', bank_code: '9999' }, 'bank_code'],
  ['JPY', { account_number: '123456', bank_code: '9999001' }, 'account_number'],
  ['BRL', { account_number: '1234567X', bank_code: '999999990001' }, undefined],
  ['KWD', { iban: 'KW89EXMP0000000000000012345678', bic: 'EXMPKWKWXXX' }, undefined],
] as const;

it.each(
  cases.map(
    ([currency, account, field]) => [field ?? 'nothing', currency, account, field] as const,
  ),
)('finds %s invalid for %s in %j', (_invalid, currency, account, field) => {
  expect(findInvalidNumber(data, account, currency)?.field).toBe(field);
});

it('refuses a BIC without an IBAN, because its country is checked against the IBAN', () => {
  const account = { account_number: '000123456789', bank_code: '999999992', bic: 'EXMPUS33XXX' };
  expect(findInvalidNumber(data, account, 'USD')).toEqual({
    field: 'bic',
    message: 'Can be used only with an IBAN',
  });
});
