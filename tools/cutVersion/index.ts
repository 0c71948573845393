import { parseArgs } from 'node:util';
import { listFiles, listFolders } from '../../src/gatsby/versions/files';
import { pageIdOf, pagePathOf } from '../../src/gatsby/versions/pageIds';
import { versions } from '../../src/site/versions';
import { uncommittedFiles } from '../authoring/git';
import { Refusal, runCommand } from '../authoring/runCommand';
import { projectRoot } from '../copyProject';
import { cutVersion } from './cutVersion';
import { planCut } from './planCut';

const usage = `Usage: npm run version:cut -- <label> [--name <folder>]

  npm run version:cut -- 1.0              content/1.0, published below /1.0
  npm run version:cut -- 1.0 --name v1    content/v1, published below /v1, shown as 1.0

Releases the current state of content/${versions[0].name} as a version of its own.`;

/** `npm run version:cut -- 1.0`: copies the first version and adds the copy to versions.ts. */
function cut(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: { type: 'string' } },
  });
  const [label, ...others] = positionals;
  if (label === undefined || others.length > 0) throw new Refusal(usage);
  const [first] = versions;
  const files = listFiles(projectRoot, `content/${first.name}`);
  const [dirty] = uncommittedFiles(projectRoot, [...files, 'src/site/versions.ts']);
  if (dirty !== undefined) {
    throw new Refusal(
      `${dirty} has uncommitted changes. Commit them first, so that git has the state of the release.`,
    );
  }
  const pages = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ path: pagePathOf(pageIdOf(file, first), first), source: { file } }));
  const folders = listFolders(projectRoot, 'content');
  const entry = planCut(label, values.name ?? label, { versions, folders, pages });
  cutVersion(projectRoot, first.name, entry);
  console.log(
    `content/${entry.name}: a copy of content/${first.name}, published below /${entry.path}.`,
  );
  console.log('src/site/versions.ts: lists the new version.');
  console.log('Run npm run check, then commit both. If npm run develop is running, restart it.');
}

runCommand(cut, usage);
