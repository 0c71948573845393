import { readDocument } from '../data/document';
import { parseDataFile } from '../data/dataFile';
import { page, library } from '../fixtures';
import { compilePage } from '../compilePage';
import { parseSidebars } from '../sidebars/parseSidebars';
import { normalizeText } from './sourceText';

const mark = '\uFEFF';

describe('normalizeText', () => {
  it.each([
    [`${mark}a`, 'a'],
    [`a${mark}`, `a${mark}`],
    ['a\r\nb\r\n', 'a\nb\n'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(normalizeText(text)).toBe(expected);
  });
});

describe('files with a byte order mark', () => {
  it.each([
    [
      'page',
      compilePage({ file: 'content/current/page.mdx', text: `${mark}${page('Text.')}` }, library),
    ],
    ['YAML', parseDataFile({ file: 'a.yaml', text: `${mark}a: 1` })],
    ['JSON', readDocument({ file: 'a.json', text: `${mark}{"a": 1}` }, {})],
    [
      'sidebars',
      parseSidebars({
        file: 'sidebars.yaml',
        text: `${mark}documentationSidebar: [/]\napiSidebar: [api]`,
      }),
    ],
  ])('are read like any other: %s', (_name, { problems }) => {
    expect(problems).toEqual([]);
  });
});
