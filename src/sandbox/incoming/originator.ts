import type { Originator } from '../moving';
import type { World } from '../world';

/**
 * Returns the payer of a simulated payment; `country` replaces the country of the payer and of the
 * payer's institution.
 */
export function originatorOf({ data }: World, country?: string): Originator {
  const {
    name,
    account,
    address,
    country: home,
    institution,
    lei,
    institutionCountry,
  } = data.sandbox.originator;
  return {
    name,
    account,
    address,
    country: country ?? home,
    institution: { name: institution, lei, country: country ?? institutionCountry },
  };
}
