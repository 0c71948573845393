import { brand } from './names';

/** Where to report a vulnerability of this site or of the network. */
export const securityContact = `mailto:security@${brand}.example`;
