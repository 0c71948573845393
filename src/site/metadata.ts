import { brandName, networkName } from './names';

export const siteTitle = `${networkName} documentation`;
const titleDelimiter = '|';
/** Latin: "For the builders of tomorrow." */
export const tagline = 'Aedificatoribus crastini';
export const siteDescription = `Documentation of ${networkName}, the settlement and payments network by ${brandName}, for developers, financial institutions, regulators and validators.`;
export const favicon = '/favicon.svg';
export const socialCard = '/social-card.png';
export const openSearchPath = '/opensearch.xml';
export const webManifestPath = '/manifest.webmanifest';

export const locales = [{ code: 'en', label: 'English' }] as const;
export const defaultLocale = 'en';

/** Returns `Quickstart | NumeriaNet documentation`, or the site title if the page has none. */
export function documentTitle(pageTitle: string): string {
  return pageTitle === '' ? siteTitle : `${pageTitle} ${titleDelimiter} ${siteTitle}`;
}
