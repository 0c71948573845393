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

/** Replaces the site's names in every string of data; everything else stays. */
export function withSiteTokens<Data>(data: Data): Data {
  const text = JSON.stringify(data).replace(
    /\{(brand|Brand|BRAND|network|Network|NETWORK)\}/g,
    (_, name: keyof typeof siteTokens) => siteTokens[name],
  );
  return JSON.parse(text) as Data;
}
