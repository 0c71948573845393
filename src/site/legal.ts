import { brandName, networkName } from './names';

export const copyrightYear = 2025;
export const copyright = `© ${copyrightYear} ${brandName}`;

export const disclaimer = `This site is for information only. Nothing on it is an offer to sell, or a solicitation of an offer to buy, securities, tokens or any other asset, and nothing on it is legal, tax or financial advice. Digital assets carry risks, including the loss of their entire value, changes in law and failures of technology. ${networkName} and this documentation are provided as is, without warranties of any kind.`;
