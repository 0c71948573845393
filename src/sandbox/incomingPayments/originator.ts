import { entryWith } from '../known';
import type { Originator } from '../moving';
import type { World } from '../world';

/**
 * Returns the payer of a simulated payment.
 *
 * @param type customer type of the payer
 * @param country replaces the country of the payer and of the payer's institution
 * @throws Error if sandbox.yaml has no payer of the type
 */
export function originatorOf(
  { data }: World,
  { type = 'business', country }: { readonly type?: string; readonly country?: string } = {},
): Originator {
  const { originator } = data.sandbox;
  const payer = entryWith(originator.payers, 'type', type);
  return {
    name: payer.name,
    type,
    account: originator.account,
    customer_number: payer.customer_number,
    address: originator.address,
    country: country ?? originator.country,
    date_of_birth: payer.date_of_birth ?? null,
    identity_document: payer.identity_document ?? null,
    registration_number: payer.registration_number ?? null,
    lei: payer.lei ?? null,
    institution: {
      name: originator.institution,
      lei: originator.lei,
      country: country ?? originator.institutionCountry,
    },
  };
}

/**
 * Returns the fields that the travel rule requires of a payment and that are missing, in the order
 * of travel_rule.yaml.
 */
export function missingFields(
  { data }: World,
  payment: { readonly originator: Originator; readonly beneficiary: object },
): string[] {
  const parties = payment as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  return data.travel_rule.data
    .filter(({ requiredFor }) => requiredFor.includes(payment.originator.type))
    .flatMap(({ received }) => received)
    .filter((path) => {
      const [party = '', field = ''] = path.split('.');
      return parties[party]?.[field] === null;
    });
}
