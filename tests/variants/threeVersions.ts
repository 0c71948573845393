import type { VersionCut } from './cutVersions';

const page = (title: string, text: string): string => `---
title: ${title}
description: ${title} are a part of this older version of the documentation, and of no other one.
---

${text}
`;

const hooks = 'documentation/{network}/receiver_hook_extension';

/** Two versions besides the current one; the older one's name is not an identifier. */
export const threeVersions: readonly VersionCut[] = [
  {
    name: 'v2',
    label: '2.0',
    path: 'v2',
    without: [hooks],
    added: {
      'documentation/batches': page('Batches', 'A quokkaberry batch is sent as a whole.'),
    },
    changes: [['reference/epochs.yaml', 'milliseconds: 400\n', 'milliseconds: 417\n']],
  },
  {
    name: '1.5',
    label: '1.5',
    path: '1.5',
    lacks: ['/x'],
    without: ['x', hooks],
    added: {
      'documentation/letters': page('Letters', 'A zanzibarine letter is answered within a day.'),
    },
    changes: [],
  },
];
