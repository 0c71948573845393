export { stopBrowserServer as default } from './browserServer';
