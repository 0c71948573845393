import { brand } from './names';

/** Where to report a vulnerability in this site or in the network. */
export const securityContact = `mailto:security@${brand}.example`;
