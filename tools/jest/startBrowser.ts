export { startBrowserServer as default } from './browserServer';
