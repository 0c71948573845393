export { createCollection, type Collection } from './collection';
export { SiteIndex } from './siteIndex';
