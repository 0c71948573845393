import { codeMask, paragraphMark } from './mask';
import { sentencesOf, wordCount } from './sentences';

it.each([
  ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
  ['It takes 0.5 s at api.example now.', ['It takes 0.5 s at api.example now.']],
  [`Use it. ${codeMask} is a name.`, ['Use it.', `${codeMask} is a name.`]],
  [`First${paragraphMark}second`, [`First${paragraphMark}`, 'second']],
  ['He said "Stop." Then he left.', ['He said "Stop."', 'Then he left.']],
  ['A list: one, two; three', ['A list: one, two; three']],
  ['  ', []],
])('splits %j into sentences', (text, expected) => {
  expect(sentencesOf(text).map((sentence) => sentence.text.trim())).toEqual(
    expected.map((sentence) => sentence.trim()),
  );
});

it.each([
  ['Two words', 2],
  [`Send ${codeMask.repeat(4)} – 5 times.`, 4],
  ['', 0],
])('counts the words of %j as %d', (text, count) => {
  expect(wordCount(text)).toBe(count);
});
