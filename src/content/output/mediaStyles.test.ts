import { withMediaStyles } from './mediaStyles';

const link = '<link rel="stylesheet" href="/media.css"/>';

test.each([
  ['an image', '<p>A</p>', '<figure class="m-figure"></figure>'],
  ['a line of code', '<p>A</p>', '<span class="a-line m-line-add">b</span>'],
  ['a task', '<ul>', '<li class="m-task-item">b</li></ul>'],
  ['footnotes', '<p>A</p>', '<section data-footnotes="true" class="footnotes"></section>'],
])('links to the stylesheet before %s', (_, before, styled) => {
  expect(withMediaStyles(before + styled, '/media.css')).toBe(before + link + styled);
});

test.each([
  '<p class="a-note">A</p>',
  '<p>&#x3C;i class="m-figure"></p>',
  '<p title="a m-line-add">A</p>',
])('links to no stylesheet in %s', (html) => {
  expect(withMediaStyles(html, '/media.css')).toBe(html);
});
