import { brand, brandName, network, networkName } from './names';

/** The names as content writes them: `{network}` in addresses, `{Network}` in prose. */
export const siteTokens = {
  brand,
  Brand: brandName,
  BRAND: brand.toUpperCase(),
  network,
  Network: networkName,
  NETWORK: network.toUpperCase(),
} as const;

/** Replaces the site's names in a text; other braces stay. */
export function fillInSiteTokens(text: string): string {
  return text.replace(
    /\{(brand|Brand|BRAND|network|Network|NETWORK)\}/g,
    (_, name: keyof typeof siteTokens) => siteTokens[name],
  );
}

/** Replaces the site's names in every string of data; everything else stays. */
export function withSiteTokens<Data>(data: Data): Data {
  return JSON.parse(fillInSiteTokens(JSON.stringify(data))) as Data;
}
