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
