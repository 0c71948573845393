/**
 * Returns whether the site runs in development: drafts are shown, and content errors do not end the
 * process.
 */
export const isDeveloping = (): boolean => process.env['NODE_ENV'] !== 'production';
