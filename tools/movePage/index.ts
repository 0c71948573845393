import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { versions } from '../../src/site/versions';
import { countOf } from '../../src/gatsby/versions/problems';
import { specifiedRoutes } from '../../tests/specification/routes';
import { addToDiff, mentionsOf, uncommittedFiles } from '../authoring/git';
import { readPageArgument } from '../authoring/pageArgument';
import { readCode, readPages } from '../authoring/readPages';
import { Refusal, runCommand } from '../authoring/runCommand';
import { projectRoot } from '../copyProject';
import { planMove, type MovePlan } from './planMove';

const maxShownMentions = 20;

const usage = `Usage: npm run move -- <page> <new path>

  npm run move -- documentation/mpc_wallets documentation/keys/shares
  npm run move -- 'documentation/usd_on_{network}/' documentation/dollar/

Moves a page, or all pages of a folder if the first argument ends with a slash: the files, their
sidebar entries, and the links to them and in them. Adds redirects from the old addresses.`;

/** Refuses a plan that changes files with uncommitted changes, which git could not restore. */
function checkCommitted({ renamed, changed }: MovePlan): void {
  const dirty = uncommittedFiles(projectRoot, [...new Set([...renamed.keys(), ...changed.keys()])]);
  const [first] = dirty;
  if (first === undefined) return;
  const others = dirty.length > 1 ? ` and ${countOf(dirty.length - 1, 'other file')}` : '';
  throw new Refusal(
    `${first}${others} would change, but ${dirty.length > 1 ? 'have' : 'has'} uncommitted changes. Commit or stash them first, so that the diff shows only the move.`,
  );
}

function write({ renamed, changed }: MovePlan): void {
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
    writeFileSync(join(projectRoot, file), text);
  }
  for (const file of renamed.keys()) rmSync(join(projectRoot, file));
  for (const file of changed.keys()) addToDiff(projectRoot, file);
}

/**
 * `npm run move -- old new`: moves a page or a folder, with its links and sidebar entries, and adds
 * redirects.
 */
function move(args: readonly string[]): void {
  const [from, to, ...others] = args;
  if (from === undefined || to === undefined || others.length > 0) throw new Refusal(usage);
  const source = readPageArgument(from);
  const target = readPageArgument(to);
  if (target.version !== source.version && /content\//.test(to)) {
    throw new Refusal('A page can only be moved within its version. Copy the file instead.');
  }
  const content = readPages(projectRoot, source.version);
  const texts = new Map([
    ...content.texts,
    ...(source.version === versions[0] ? readCode(projectRoot) : []),
  ]);
  const plan = planMove(source.id, target.id, { ...content, texts });
  checkCommitted(plan);
  write(plan);

  for (const [file, renamed] of plan.renamed) console.log(`${file} → ${renamed}`);
  for (const file of plan.changed.keys()) {
    if (![...plan.renamed.values()].includes(file)) console.log(`${file} changed`);
  }
  for (const [id] of plan.ids) {
    if (!specifiedRoutes.includes(`/${id}`)) continue;
    console.log(
      `Note: the specification requires a page at /${id}, so tests will fail. Undo the move, or change tests/specification/routes.ts.`,
    );
  }
  for (const note of plan.notes) console.log(`Note: ${note}`);
  const mentions = [...plan.renamed.keys()].flatMap((file) =>
    mentionsOf(projectRoot, file, content.folder),
  );
  if (mentions.length > 0) {
    console.log('These lines still name an old address or file; change them where needed:');
    for (const mention of mentions.slice(0, maxShownMentions)) console.log(`  ${mention}`);
    if (mentions.length > maxShownMentions) {
      console.log(`  and ${mentions.length - maxShownMentions} more`);
    }
  }
  console.log('Run npm run check, and review the move with git diff -M.');
  console.log('git reset --hard undoes the move, along with all other uncommitted changes.');
}

runCommand(move, usage);
