import { z } from 'zod';
import { attributeText, type ComponentEntry } from './componentEntry';
import { link, paragraph, text } from '../mdast/make';

/** The components for videos and file trees. */
export const mediaComponents: Readonly<Record<string, ComponentEntry>> = {
  Video: {
    attributes: z.strictObject({
      src: attributeText,
      poster: attributeText,
      captions: attributeText,
      title: attributeText,
    }),
    content: { kind: 'nothing' },
    texts: ['title'],
    toMarkdown: ({ title = '', href = '' }) => [paragraph(text('Video: '), link(href, title))],
  },
  FileTree: {
    attributes: z.strictObject({}),
    content: { kind: 'blocks' },
    texts: [],
    toMarkdown: (_attributes, children) => children,
  },
};
