/** Returns whether the site runs in development, and not in a production build. */
export const isDeveloping = (): boolean => process.env['NODE_ENV'] !== 'production';
