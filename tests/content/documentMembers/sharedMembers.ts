import { link, mark, named, documentName } from './member';
import type { ObjectMembers } from './member';

/** The objects that documents of both formats have. */
export const sharedMembers: Readonly<Record<string, ObjectMembers>> = {
  info: {
    path: 'info',
    members: {
      contact: named('info.contact', { name: 'A' }),
      description: named('info.description'),
      license: named('info.license', { name: 'MIT' }),
      summary: named('info.summary'),
      termsOfService: named('info.termsOfService'),
      title: [mark, documentName],
      version: [mark, documentName],
    },
  },
  license: {
    path: 'info license',
    members: {
      identifier: named('info.license', 'MIT', { 'info license name': 'MIT' }),
      name: named('info.license'),
      url: named('info.license', link.url, { 'info license name': 'MIT' }),
    },
  },
  docs: {
    path: 'externalDocs',
    members: {
      description: named('document.externalDocs', mark, { externalDocs: link }),
      url: named('document.externalDocs', link.url),
    },
  },
};
