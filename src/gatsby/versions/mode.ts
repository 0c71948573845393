/** Returns whether the site runs in development. */
export const isDeveloping = (): boolean => process.env['NODE_ENV'] !== 'production';
