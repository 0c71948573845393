/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import { absoluteUrl } from '../../../site/addresses';
import { documentTitle } from '../../../site/metadata';
import { Head } from '.';

function headOf(path?: string) {
  render(
    <Head title="Fees" description="What it costs." {...(path === undefined ? {} : { path })} />,
  );
  const { title, metaTags, linkTags, htmlAttributes } = Helmet.peek() as unknown as {
    title: string;
    metaTags: Record<string, string>[];
    linkTags: Record<string, string>[];
    htmlAttributes: Record<string, string>;
  };
  const meta = (name: string) =>
    metaTags.find((tag) => tag['name'] === name || tag['property'] === name)?.['content'];
  const link = (rel: string) => linkTags.find((tag) => tag['rel'] === rel)?.['href'];
  return { title, meta, link, htmlAttributes };
}

test('sets title, description, language, canonical URL and social metadata', () => {
  const { title, meta, link, htmlAttributes } = headOf('/fees');
  expect(title).toBe(documentTitle('Fees'));
  expect(htmlAttributes).toEqual({ lang: 'en' });
  expect(meta('description')).toBe('What it costs.');
  expect(meta('og:title')).toBe(title);
  expect(meta('og:image')).toMatch(/^https:/);
  expect(link('canonical')).toBe(absoluteUrl('/fees'));
  expect(meta('og:url')).toBe(absoluteUrl('/fees'));
  expect(meta('robots')).toBeUndefined();
});

test('marks a page without a path as noindex', () => {
  const { meta, link } = headOf();
  expect(meta('robots')).toBe('noindex');
  expect(link('canonical')).toBeUndefined();
});
