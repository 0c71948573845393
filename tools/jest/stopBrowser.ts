export { stopBrowser as default } from './runBrowser';
