/** Attributes of external links: a new tab, without opener or referrer. */
export const externalLink = { target: '_blank', rel: 'noopener noreferrer' } as const;
