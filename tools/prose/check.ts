import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import { listFiles, readSource } from '../../src/build/content/files';
import { fillerFindings, headingFindings, spellingFindings, type Finding } from './lint';
import { proseTexts } from './texts';

const root = join(__dirname, '..', '..');
const dictionary = dirname(require.resolve('dictionary-en-gb'));
const ownWords = readFileSync(join(__dirname, 'words.txt'), 'utf8').split('\n').filter(Boolean);
const speller = nspell(
  readFileSync(join(dictionary, 'index.aff')),
  readFileSync(join(dictionary, 'index.dic')),
);
for (const word of ownWords) speller.add(word);
const names = new Set(ownWords.filter((word) => /^\p{Lu}/u.test(word)));

/** All findings in the pages of all versions. */
function findings(): Finding[] {
  return listFiles(root, 'content')
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => proseTexts(readSource(root, file)))
    .flatMap((text) => [
      ...spellingFindings(text, speller),
      ...fillerFindings(text),
      ...headingFindings(text, names),
    ]);
}

const found = findings();
for (const { file, line, column, message } of found) {
  console.error(`${file}:${line}:${column} ${message}`);
}
console.log(`${found.length} findings in prose`);
process.exitCode = found.length === 0 ? 0 : 1;
