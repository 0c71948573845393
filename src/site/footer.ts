import { withNames } from './names';
import { navbarSocialLinks } from './navigation';
import { search } from './search';

interface FooterGroup {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Documentation',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Architecture', to: '/architecture' },
      { label: 'Region coverage', to: '/regions' },
      { label: 'Network', to: withNames('/documentation/{network}') },
    ],
  },
  {
    title: 'Institutions',
    links: [
      { label: 'Quickstart', to: '/documentation/institutions/quickstart' },
      { label: 'Transactions', to: '/documentation/institutions/transactions' },
      { label: 'Reports', to: '/documentation/institutions/reports' },
      { label: 'Compliance features', to: '/documentation/compliance_features' },
    ],
  },
  {
    title: 'Reference',
    links: [
      { label: 'API overview', to: '/api' },
      { label: 'Validators', to: '/validators' },
      { label: 'RPC methods', to: '/validators/network-documentation/rpc' },
      { label: 'Request configuration', to: '/validators/network-documentation/request-config' },
    ],
  },
  {
    title: 'Channels',
    links: [
      { label: 'Official channels', to: '/x' },
      ...navbarSocialLinks.map(({ label, href }) => ({ label, to: href })),
      { label: 'Search', to: search.path },
      { label: 'Accessibility', to: '/documentation/accessibility' },
    ],
  },
];
