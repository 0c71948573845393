import { errorEntries, errorsOf } from '../../src/content/reference/openrpc/document';
import {
  asSubscriptionsDocument,
  subscriptionsOf,
} from '../../src/content/reference/subscriptions/document';
import { errorAnchor } from '../../src/domain/referencePages/rpcPages';
import {
  elementsOf,
  readCurrentVersion,
  readDocument,
  readRpcPages,
  type RpcPage,
} from './rpcPages';
import { isSource } from './statements';

const document = readDocument();
const { documentTexts } = readCurrentVersion();
const subscriptions = subscriptionsOf(
  asSubscriptionsDocument(JSON.parse(documentTexts.get('subscriptions') ?? '')),
);
const errors = errorEntries(document);
const pages = readRpcPages();

function page(name: string): RpcPage {
  const found = pages.get(name);
  if (found === undefined) throw new Error(`There is no page "${name}".`);
  return found;
}

/** The targets of each page's links that have a hash, such as `errors#error-32004`. */
const targets = new Map([...pages.keys()].map((name) => [name, linkTargets(name)] as const));

function linkTargets(name: string): string[] {
  return elementsOf(page(name).tree, 'a').flatMap(({ properties: { href } }) =>
    typeof href === 'string' && href.includes('#') ? [href.replace(/^.*?([^/#]*)\/?#/, '$1#')] : [],
  );
}

function pattern(message: string): RegExp {
  const parts = message
    .split(/<[\w ]+>/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 's');
}

describe.each(errors)('$code $name', (error) => {
  it('has a meaning, a cause, a fix, advice on retries and sources', () => {
    const { meaning, cause, fix, retry, source } = error;
    for (const text of [meaning, cause, fix, retry.how]) expect(text).toMatch(/^[\p{Lu}`(].*\.$/su);
    expect(['no', 'after fixing', 'same request', 'another node']).toContain(retry.retry);
    expect(source.length).toBeGreaterThan(0);
    expect(source.filter((each) => !isSource(each))).toEqual([]);
  });

  it('has a sample with its code and its data, and with its message unless that varies', () => {
    const { code, sample, data } = error;
    const body = sample['error'] as { message: string };
    expect(sample).toMatchObject({ jsonrpc: '2.0', error: { code } });
    expect((body as { data?: unknown }).data).toEqual(data);
    // This code has a different message for each rule that a parameter can break.
    if (code !== -32602) expect(body.message).toMatch(pattern(error.message));
  });

  it('has its own section, and its old anchor on the index page', () => {
    expect(page('errors').ids).toContain(errorAnchor(error.code));
    expect(page('rpc').ids).toContain(errorAnchor(error.code));
  });

  it('links to every method and subscription that returns it, and they link back', () => {
    const methods = document.methods.filter((method) =>
      errorsOf(document, method).some(({ code }) => code === error.code),
    );
    const calls = subscriptions.filter(
      (subscription) => subscription['x-errors-when']?.[error.code] !== undefined,
    );
    for (const { name } of [...methods, ...calls]) {
      expect(targets.get('errors')).toContain(`${name}#errors`);
      expect(page(name).ids).toContain('errors');
      expect(targets.get(name)).toContain(`errors#${errorAnchor(error.code)}`);
    }
  });
});

it('every link to an error has a target', () => {
  const known = new Set(page('errors').ids);
  const broken = [...targets.values()]
    .flat()
    .filter((target) => target.startsWith('errors#') && !known.has(target.slice('errors#'.length)));
  expect(broken).toEqual([]);
});
