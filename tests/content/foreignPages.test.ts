import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compilePage } from '../../src/content';
import { library } from '../../src/content/fixtures';
import { expectedMessages } from './foreignMessages';

/*
 * Checks pages written for other documentation tools. Each is valid, or has messages that say what
 * to change.
 */

const folder = join(__dirname, '../fixtures/foreign');
const pages = ['documentation/mpc_wallets.mdx', 'documentation/guide.mdx', 'regions.mdx'];

function messagesOf(name: string): string[] {
  const { problems } = compilePage(
    {
      file: `content/current/documentation/${name}`,
      text: readFileSync(join(folder, name), 'utf8'),
    },
    {
      ...library,
      addresses: new Map(pages.map((page) => [`content/current/${page}`, `/${page}`])),
      figure: (path) => readFileSync(join(folder, path), 'utf8'),
      fileAddress: (path) => (path === '/api.json' ? path : undefined),
    },
  );
  return problems.map(({ file, line, column, message, advice, severity }) => {
    const place = file.endsWith(name) ? '' : `${file.split('/').at(-1) ?? ''}:`;
    return `${place}${line}:${column} ${severity === 'warning' ? 'Warning: ' : ''}${message} ${advice}`;
  });
}

const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));

test('every page has a list of expected messages', () => {
  expect(Object.keys(expectedMessages).sort()).toEqual(names.sort());
});

test.each(Object.entries(expectedMessages))(
  '%s causes exactly the messages in its list',
  (name, messages) => {
    expect(messagesOf(name)).toEqual(messages);
  },
);
