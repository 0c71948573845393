import { footerGroups } from '../../src/site/footer';
import { navbarSidebars } from '../../src/site/navigation';
import { network } from '../../src/site/names';
import { isVersioned } from '../../src/site/versionPath';
import type { VersionCut } from './cutVersions';
import { otherNames } from './otherNames';

const page = (title: string, text: string): string => `---
title: ${title}
description: ${title} are part of this older version of the documentation and of no other.
---

${text}
`;

/** Pages from every search context; one of them shows figures and data of its version. */
const pages = ['/', 'api', 'architecture', 'documentation/mpc_wallets', 'validators'];

const linked = [
  ...navbarSidebars.map(({ path }) => path),
  ...footerGroups.flatMap(({ links }) => links.map(({ to }) => to)),
]
  .filter(isVersioned)
  .map((path) => path.replaceAll(network, otherNames.network));

/** One older version. Its name is not an identifier, and it has few pages to save build time. */
export const olderVersions: readonly VersionCut[] = [
  {
    name: '1.5',
    label: '1.5',
    path: '1.5',
    lacks: [...new Set(linked)].filter((path) => path !== '/' && !pages.includes(path.slice(1))),
    pages,
    added: {
      'documentation/letters': page('Letters', 'A zanzibarine letter is answered within a day.'),
    },
    changes: [['reference/epochs.yaml', 'milliseconds: 400\n', 'milliseconds: 417\n']],
  },
];
