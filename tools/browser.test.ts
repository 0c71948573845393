import { findBrowser } from './browser';

const { platform } = process;
const env = { ...process.env };

afterEach(() => {
  Object.defineProperty(process, 'platform', { value: platform });
  process.env = { ...env };
});

it('asks for another browser on systems on which the packaged Chromium does not run', async () => {
  Object.defineProperty(process, 'platform', { value: 'darwin' });
  process.env = { TEST_BROWSER: 'packaged' };
  await expect(findBrowser()).rejects.toThrow(
    'The packaged Chromium needs Linux on x64. Set CHROME_PATH to the path of another Chromium or Chrome.',
  );
});
