import { hasAbaCheckDigit, hasIbanCheckDigits, hasLeiCheckDigits } from './checkDigits';

it.each(['GB82WEST12345698765432', 'DE89370400440532013000', 'de89370400440532013000'])(
  'accepts the IBAN %s',
  (iban) => {
    expect(hasIbanCheckDigits(iban)).toBe(true);
  },
);

it.each(['GB28WEST12345698765432', 'DE89370400440532013001', 'DE89 3704 0044 0532 0130 00'])(
  'rejects the IBAN %s',
  (iban) => {
    expect(hasIbanCheckDigits(iban)).toBe(false);
  },
);

it('checks an LEI by its last two digits', () => {
  expect(hasLeiCheckDigits('506700GE1G29325QX363')).toBe(true);
  expect(hasLeiCheckDigits('506700GE1G29325QX336')).toBe(false);
});

it('checks a routing number by its weighted sum', () => {
  expect(hasAbaCheckDigit('021000021')).toBe(true);
  expect(hasAbaCheckDigit('021000012')).toBe(false);
});
