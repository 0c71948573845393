import { wrapText } from './wrapText';

const wrap = (text: string, lines: number) => wrapText(text, ({ length }) => length, 10, lines);

test.each([
  ['One line', 2, ['One line']],
  ['Breaks between words', 3, ['Breaks', 'between', 'words']],
  ['Ten chars. Ten chars.', 2, ['Ten chars.', 'Ten chars.']],
  ['Too long for these lines', 2, ['Too long', 'for these…']],
  ['Ends here, after it more', 1, ['Ends here…']],
  ['getBlockProductionNow', 3, ['getBlock', 'Production', 'Now']],
  ['a documentation/usd_on/x', 4, ['a', 'documentation/', 'usd_on/x']],
  ['Unbreakableword', 1, ['Unbreakableword']],
])('wraps %j (line limit %i) into %j', (text, lines, expected) => {
  expect(wrap(text, lines)).toEqual(expected);
});
