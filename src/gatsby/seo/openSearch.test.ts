import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { absoluteUrl } from '../../site/addresses';
import { openSearchText, webManifestText } from './openSearch';

test('the OpenSearch description has a short name and the address of the search page', () => {
  const text = openSearchText();
  expect(/<ShortName>(.*)<\/ShortName>/.exec(text)?.[1]?.length).toBeLessThanOrEqual(16);
  expect(text).toContain(`template="${absoluteUrl('/search')}?q={searchTerms}"`);
});

test('each icon of the web manifest is a static file', () => {
  const { icons } = JSON.parse(webManifestText()) as { icons: { src: string }[] };
  const missing = icons.filter(({ src }) => !existsSync(join('static', src)));
  expect(icons.length).toBeGreaterThan(1);
  expect(missing).toEqual([]);
});
