import { pathPrefix, siteUrl, trailingSlash } from './addresses';
import { copyrightYear } from './legal';
import { progressBar } from '../app/navigation/progressBar';
import { lazyLoadingDelay } from '../components/ui/useLoadingShown';
import { tocLevels } from '../content/output/toc';
import { pathCacheCap } from '../shared/sitePath';
import { defaultLocale } from './metadata';
import { desktopBreakpoint } from './navigation';
import { search } from './search';
import { colorMode } from './theme';
import { docsPluginVersion, versions } from './versions';

test.each<[string, unknown, unknown]>([
  ['number of suggestions per query', search.suggestions, 8],
  ['number of characters of context', search.contextLength, 50],
  [
    'query parameters',
    search.parameters,
    { query: 'q', context: 'ctx', version: 'version', highlight: '_highlight' },
  ],
  ['shortcut key', search.shortcutKey, 'k'],
  ['wait for an iframe, in milliseconds', search.iframeWait, 5000],
  ['breakpoint in CSS pixels', desktopBreakpoint, 996],
  ['levels of the table of contents', tocLevels, { min: 2, max: 3 }],
  ['base URL', `${pathPrefix}/`, '/'],
  ['trailing-slash setting', trailingSlash, 'never'],
  ['copyright year', copyrightYear, 2025],
  ['version of the docs plugin', docsPluginVersion, '3.6.3'],
  ['default locale', defaultLocale, 'en'],
  ['name and label of the version', [versions[0].name, versions[0].label], ['current', 'Next']],
  ['loading delay in milliseconds', lazyLoadingDelay, 200],
  ['number of remembered paths', pathCacheCap, 10_000],
  [
    'settings of the progress bar',
    progressBar,
    {
      delay: 200,
      minimum: 0.08,
      speed: 200,
      trickleRate: 0.02,
      trickleSpeed: 800,
      showSpinner: false,
    },
  ],
  ['storage key of the theme', colorMode.storageKey, 'theme'],
  ['default theme', colorMode.defaultMode, 'light'],
  [
    'settings of the theme switch and the system preference',
    [colorMode.disableSwitch, colorMode.respectSystemPreference],
    [false, false],
  ],
])('sets the specified %s', (_, actual, expected) => {
  expect(actual).toEqual(expected);
});

test('the site is at the root of its host', () => {
  expect(new URL(siteUrl).pathname).toBe('/');
});
