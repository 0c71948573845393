import { iconElements, iconNames } from './icons';

test.each(iconNames)('returns an SVG path for the icon %s', (name) => {
  expect(iconElements(name)).toMatch(/^<path d="[^"<>]+"[^<>]*><\/path>/);
});
