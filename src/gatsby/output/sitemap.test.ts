import { absoluteUrl } from '../../site/addresses';
import { sitemapOf } from './sitemap';

test('lists each page once at its canonical URL, without search and not-found pages', () => {
  const sitemap = sitemapOf(['/', '/404', '/404.html', '/a', '/b/c/', '/search'], '/search');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([absoluteUrl('/'), absoluteUrl('/a'), absoluteUrl('/b/c')]);
});

test('escapes XML characters', () => {
  expect(sitemapOf(['/a&b'], '/search')).toContain('/a&amp;b</loc>');
});
