import { iconElements, iconNames } from './icons';

test.each(iconNames)('the set has the icon %s', (name) => {
  expect(iconElements(name)).toMatch(/^<path d="[^"<>]+"[^<>]*><\/path>/);
});
