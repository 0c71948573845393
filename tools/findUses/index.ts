import {
  admonitionKinds,
  components,
  expanders,
} from '../../src/content/componentRegistry/registry';
import { filesOfKind } from '../../src/gatsby/versions/fileRules';
import { countOf } from '../../src/gatsby/versions/problems';
import { readReference } from '../../src/gatsby/versions/reference';
import { partNames } from '../../src/gatsby/versions/shownParts';
import { versions, type DocsVersion } from '../../src/site/versions';
import { isObject } from '../../src/shared/isObject';
import { readPageArgument } from '../authoring/pageArgument';
import { readPages } from '../authoring/readPages';
import { projectRoot } from '../copyProject';
import { findUses, kindsOf, similarName, type Searchable } from './findUses';

/** Returns the names of values and groups at any depth: `fees`, `fees.base`. */
function namesBelow(value: unknown, name: string): string[] {
  const inner = isObject(value)
    ? Object.entries(value).flatMap(([key, part]) =>
        namesBelow(part, name === '' ? key : `${name}.${key}`),
      )
    : [];
  return name === '' ? inner : [name, ...inner];
}

function readSearchable(version: DocsVersion): Searchable {
  const content = readPages(projectRoot, version);
  const data = filesOfKind([...content.files], version, 'data');
  const { tokens, documents } = readReference(projectRoot, data);
  return {
    ...content,
    tokens: new Set(namesBelow(tokens, '')),
    components: new Set([
      ...Object.keys(components),
      ...Object.keys(expanders),
      ...admonitionKinds,
    ]),
    operations: new Set([...documents.values()].flatMap(partNames)),
  };
}

const usage = `Usage: npm run uses -- <name>

  npm run uses -- fees.base                   a token, or a group of tokens: fees
  npm run uses -- documentation/mpc_wallets   a page, by path, address or file
  npm run uses -- DataTable                   a component or a kind of admonition
  npm run uses -- addCustomer                 an operation, a method or a subscription`;

/** `npm run uses -- name`: lists where a token, page, component, operation or method is used. */
function listUses(args: readonly string[]): void {
  const [argument, ...others] = args;
  if (argument === undefined || others.length > 0) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const token = argument.replace(/^\{(.*)\}$/, '$1').replace(/^<(\w+).*$/, '$1');
  const page = readPageArgument(argument).id;
  let isKnown = false;
  let similar: string | undefined;
  for (const version of versions) {
    const searchable = readSearchable(version);
    similar ??= similarName(token, searchable);
    for (const name of new Set([token, page])) {
      for (const kind of kindsOf(name, searchable)) {
        isKnown = true;
        const uses = findUses(name, kind, searchable);
        for (const { file, line, column, text } of uses) {
          console.log(`${file}:${line}:${column} ${text}`);
        }
        const files = new Set(uses.map(({ file }) => file)).size;
        const suffix = versions.length > 1 ? ` of version ${version.name}` : '';
        console.log(
          `The ${kind === 'operation' ? 'operation or method' : kind} ${name}${suffix}: ${countOf(uses.length, 'use')} in ${countOf(files, 'file')}`,
        );
      }
    }
  }
  if (isKnown) return;
  const advice = similar === undefined ? usage : `Did you mean ${similar}?`;
  console.error(`No token, page, component, operation or method is named "${argument}". ${advice}`);
  process.exitCode = 1;
}

listUses(process.argv.slice(2));
