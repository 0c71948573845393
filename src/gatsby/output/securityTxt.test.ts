import { absoluteUrl } from '../../site/addresses';
import { securityText } from './securityTxt';

test('has a contact, languages and its own URL, and expires a year after the commit', () => {
  const fields = securityText({ time: Date.UTC(2026, 10, 28) })
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': '));
  expect(fields.map(([name]) => name)).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ]);
  const values = new Map(fields.map(([name, value]) => [name, value]));
  expect(values.get('Contact')).toMatch(/^(?:mailto|https):/);
  expect(values.get('Expires')).toBe('2027-11-28T00:00:00.000Z');
  expect(values.get('Canonical')).toBe(absoluteUrl('/.well-known/security.txt'));
});
