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

/** Replaces the name tokens in all strings and keys of a JSON value. */
export function withSiteTokens<Data>(data: Data): Data {
  return JSON.parse(replaceSiteTokens(JSON.stringify(data))) as Data;
}
