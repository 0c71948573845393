import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import { listFiles, readSource } from '../../src/gatsby/versions/files';
import { countOf } from '../../src/gatsby/versions/problems';
import {
  fillerFindings,
  headingFindings,
  sentenceFindings,
  spellingFindings,
  termFindings,
  translationFindings,
  type Finding,
} from './lint';
import { proseTexts } from './texts';
import { projectRoot } from '../copyProject';

const dictionary = dirname(require.resolve('dictionary-en-gb'));
const ownWords = readFileSync(join(__dirname, 'words.txt'), 'utf8').split('\n').filter(Boolean);
const speller = nspell(
  readFileSync(join(dictionary, 'index.aff')),
  readFileSync(join(dictionary, 'index.dic')),
);
for (const word of ownWords) speller.add(word);
const names = new Set(ownWords.filter((word) => /^\p{Lu}/u.test(word)));

function proseFiles(): string[] {
  const modules = listFiles(projectRoot, 'src/site').filter(
    // The headers in hosting/settings.ts are for browsers, not for people.
    (file) => !file.endsWith('.test.ts') && file !== 'src/gatsby/hosting/settings.ts',
  );
  return [...listFiles(projectRoot, 'content'), ...modules];
}

const findings: Finding[] = proseFiles()
  .flatMap((file) => proseTexts(readSource(projectRoot, file)))
  .flatMap((text) => [
    ...spellingFindings(text, speller),
    ...fillerFindings(text),
    ...translationFindings(text),
    ...termFindings(text),
    ...headingFindings(text, names),
    ...sentenceFindings(text),
  ]);
for (const { file, line, column, severity, message } of findings) {
  console.error(`${file}:${line}:${column} ${severity}: ${message}`);
}
const errors = findings.filter(({ severity }) => severity === 'error').length;
const warnings = findings.length - errors;
console.log(`${countOf(errors, 'error')} and ${countOf(warnings, 'warning')} in prose`);
const isStrict = process.argv.includes('--strict');
process.exitCode = errors > 0 || (isStrict && warnings > 0) ? 1 : 0;
