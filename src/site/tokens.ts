import { brand, brandName, network, networkName } from './names';

/** Tokens for the site's names: `{network}` in addresses, `{Network}` in prose. */
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
