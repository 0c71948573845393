import { absoluteUrl } from '../../site/addresses';
import { sitemapOf } from './sitemap';

const lastModified = null;

test('lists each page at its canonical URL, with the day of its last change if known', () => {
  const sitemap = sitemapOf([
    { path: '/', lastModified: '2026-11-28' },
    { path: '/b/c/', lastModified },
  ]);
  expect(sitemap.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>${absoluteUrl('/')}</loc><lastmod>2026-11-28</lastmod></url>`,
    `<url><loc>${absoluteUrl('/b/c')}</loc></url>`,
  ]);
});

test('escapes the ampersand of an address', () => {
  expect(sitemapOf([{ path: '/a&b', lastModified }])).toContain('/a&amp;b</loc>');
});
