import { readCodeMeta } from './meta';

const noOptions = {
  emphasizedLines: [],
  lineNumbers: false,
  raw: false,
  wrap: false,
  collapsed: false,
};

describe('readCodeMeta', () => {
  it.each([
    ['', noOptions],
    ['title="Response"', { ...noOptions, title: 'Response' }],
    ['title=\'Say "hi"\'', { ...noOptions, title: 'Say "hi"' }],
    ['{2}', { ...noOptions, emphasizedLines: [2] }],
    ['{1,3-5}', { ...noOptions, emphasizedLines: [1, 3, 4, 5] }],
    ['{ 5, 1 - 2 , 2}', { ...noOptions, emphasizedLines: [1, 2, 5] }],
    ['showLineNumbers', { ...noOptions, lineNumbers: true }],
    ['raw', { ...noOptions, raw: true }],
    ['norun="Needs a bank"', { ...noOptions, norun: 'Needs a bank' }],
    [
      'raw title="a {1}" {2-3} showLineNumbers',
      { ...noOptions, title: 'a {1}', emphasizedLines: [2, 3], lineNumbers: true, raw: true },
    ],
  ])('reads %j', (meta, expected) => {
    expect(readCodeMeta(meta, 9)).toEqual({ meta: expected, errors: [] });
  });

  it.each([
    ['lines', [0]],
    ['{0}', [0]],
    ['{10}', [0]],
    ['{3-2}', [0]],
    ['{}', [0]],
    ['{a}', [0]],
    ['raw  {1,}', [5]],
    ['titel="x" shw', [0]],
    ['title=x', [0]],
    ['norun', [0]],
    ['raw norun=""', [4]],
  ])('reports the problems in %j at offsets %j', (meta, offsets) => {
    expect(readCodeMeta(meta, 9).errors.map(({ offset }) => offset)).toEqual(offsets);
  });

  const wholeLinesAdvice =
    'Mark whole lines with {1,3-5}, or with comments such as [!code ++] and [!code --].';
  it.each([
    ['ins={3}', wholeLinesAdvice],
    ['ins={3-4,7} del={1}', wholeLinesAdvice],
    ['"pay now" mark="fee"', wholeLinesAdvice],
    ['\'a="b"\'', wholeLinesAdvice],
    ['/fee: \\d+/', wholeLinesAdvice],
    ['lang="js" ins=/a, b/', wholeLinesAdvice],
    ['Start the node', 'For a title, write title="Start the node".'],
  ])('gives only one piece of advice on %j', (meta, advice) => {
    expect(readCodeMeta(meta, 9).errors.map((error) => error.advice)).toEqual([advice]);
  });

  it.each([
    ['frame="none"', 'Remove it.'],
    ['lang="js"', 'Remove it.'],
    ['startLine=4', 'Remove it.'],
    ['{copy=true}', 'Remove them.'],
    ['live noInline', 'Remove them.'],
  ])('says of %j: %s', (meta, advice) => {
    const errors = readCodeMeta(meta, 9).errors;
    expect(errors.map((error) => error.advice.slice(0, advice.length))).toEqual([advice]);
  });
});
