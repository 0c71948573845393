/** What a link that leaves the site carries: a new tab, without opener or referrer. */
export const externalLink = { target: '_blank', rel: 'noopener noreferrer' } as const;
