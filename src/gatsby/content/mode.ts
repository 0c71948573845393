/** Whether this is `gatsby develop`: drafts are pages, and mistakes do not end the process. */
export const developing = (): boolean => process.env['NODE_ENV'] !== 'production';
