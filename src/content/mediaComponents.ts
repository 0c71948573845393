import { z } from 'zod';
import { link, paragraph, text } from './mdast/make';
import type { ComponentEntry } from './registry';

const attributeText = z.string().trim().min(1);

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
