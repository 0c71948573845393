import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { descriptionForm } from '../../src/content/parse/frontMatter/frontMatter';
import { addToDiff } from '../authoring/git';
import { readPageArgument } from '../authoring/pageArgument';
import { readPages } from '../authoring/readPages';
import { Refusal, runCommand } from '../authoring/runCommand';
import { projectRoot } from '../copyProject';
import { kindNames, planPage } from './planPage';

const usage = `Usage: npm run new -- <path> [options]

  npm run new -- documentation/institutions/refunds --title 'Refund a payment' --kind guide

  --title        by default the last part of the path
  --description  ${descriptionForm}; by default a reminder, which the check reports
  --kind         ${kindNames}; by default the kind of most pages in the folder;
                 a page in validators/network-documentation/rpc shows the method of the same name
  --operation    operationId of the operation that the page shows, instead of a kind
  --category     labels of sidebar categories, such as 'Institutions > Reports', added where missing;
                 '' is the top level; by default the category of the other pages in the folder
  --label        replaces the title in the sidebar
  --draft        keeps the page out of the published site and the sidebar`;

const needs = {
  guide:
    '"Before you start", numbered steps, at least two errors, each with its fix, and a link at the end',
  concept: 'an example with numbers',
  overview: 'at least four sections, and links to at least three pages',
  method: 'a sentence that says what the method is for; openrpc.json must contain the method',
  operation:
    'a sentence that says what the operation is for; openapi.json must contain the operation',
} as const;

/** `npm run new -- path`: adds a page and, unless it is a draft, its entry in a sidebar. */
function addPage(args: readonly string[]): void {
  const string = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      title: string,
      description: string,
      kind: string,
      operation: string,
      category: string,
      label: string,
      draft: { type: 'boolean' },
    },
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Refusal(usage);
  const { version, id } = readPageArgument(path);
  const plan = planPage({ ...values, id: id.replace(/\/$/, '') }, readPages(projectRoot, version));
  for (const [file, text] of plan.changed) {
    mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
    writeFileSync(join(projectRoot, file), text);
  }
  addToDiff(projectRoot, plan.file);
  console.log(`Write ${plan.file}. It must contain ${needs[plan.kind]} (docs/writing.md).`);
  if (plan.place !== undefined) {
    const place = [plan.place.sidebar, ...plan.place.categories].join(' > ');
    console.log(`content/${version.name}/sidebars.yaml: added at the end of ${place}.`);
  }
  console.log('Then run npm run check and npm run prose.');
}

runCommand(addPage, usage);
