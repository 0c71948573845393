import { iconElements, iconNames } from './icons';

test.each(iconNames)('returns the SVG path of the icon %s', (name) => {
  expect(iconElements(name)).toMatch(/^<path d="[^"<>]+"[^<>]*><\/path>/);
});
