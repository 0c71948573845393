/** Imported first: React's development build takes twice as long to render. */
process.env['NODE_ENV'] ??= 'production';
export {};
