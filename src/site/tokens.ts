import { brand, brandName, network, networkName } from './names';

/** The site's names by token: for addresses, prose and environment variables. */
export const siteTokens = {
  brand,
  Brand: brandName,
  BRAND: brand.toUpperCase(),
  network,
  Network: networkName,
  NETWORK: network.toUpperCase(),
} as const;

function replaceSiteTokens(text: string): string {
  return text.replace(
    /\{(brand|Brand|BRAND|network|Network|NETWORK)\}/g,
    (_, name: keyof typeof siteTokens) => siteTokens[name],
  );
}

/** Returns a JSON value with the name tokens in all its strings and keys replaced. */
export function withSiteTokens<Data>(data: Data): Data {
  return JSON.parse(replaceSiteTokens(JSON.stringify(data))) as Data;
}
