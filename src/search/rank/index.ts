export { createCollection, type Collection } from '../index/collection';
export { SiteIndex } from './siteIndex';
