export { startBrowser as default } from './runBrowser';
