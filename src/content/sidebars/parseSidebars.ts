import { sidebarIds, type SidebarId } from '../../site/versions';
import { siteTokens } from '../../site/tokens';
import { characterProblems, normalizeText, unreadableProblem } from '../parse/sourceText';
import { isObject } from '../../shared/isObject';
import { didYouMean, didYouMeanRenamed, isMisspeltOrRenamed, nearest } from '../../shared/suggest';
import { placeholderProblems } from '../parse/placeholders';
import { explainPlainText } from '../parse/plainText';
import { readYaml, type YamlText } from '../parse/yaml';
import { replaceTokens } from '../tokens/tokens';
import type { Problem, SidebarItem, Sidebars, Source } from '../types';

/** The sidebars of a version as read from their file, and the problems in it. */
export interface ParsedSidebars {
  readonly sidebars: Sidebars;
  readonly problems: readonly Problem[];
  /** The sidebar file, in which later checks report problems. */
  readonly file: string;
}

const entryAdvice =
  'Write a page (documentation/mpc_wallets), a page with a label (page: and label:), or a category (category: and items:).';

const entryKeys: readonly string[] = ['category', 'items', 'page', 'label'];

class SidebarReader {
  readonly problems: Problem[] = [];
  readonly #file: string;
  readonly #yaml: YamlText;

  constructor(file: string, yaml: YamlText) {
    this.#file = file;
    this.#yaml = yaml;
  }

  report(path: readonly PropertyKey[], message: string, advice: string, key?: string): void {
    const point = this.#yaml.pointOf(path, key);
    this.problems.push({ file: this.#file, ...point, message, advice });
  }

  items(value: unknown, path: readonly PropertyKey[]): SidebarItem[] {
    if (!Array.isArray(value) || value.length === 0) {
      this.report(path, 'A list of entries is missing.', entryAdvice);
      return [];
    }
    return value.flatMap((entry: unknown, index) => this.#item(entry, [...path, index]) ?? []);
  }

  #text(value: unknown, path: readonly PropertyKey[], name: string): string | undefined {
    const example = `${name}: '${name === 'page' ? 'documentation/mpc_wallets' : 'Text'}'`;
    if (typeof value === 'string' && value.trim() === '') {
      this.report(path, `The value of "${name}" is empty.`, `Write ${example}.`, name);
      return undefined;
    }
    if (typeof value !== 'string') {
      this.report(
        path,
        `The value of "${name}" is not a string.`,
        `Write ${example}, in quotes.`,
        name,
      );
      return undefined;
    }
    return value.trim();
  }

  #label(value: unknown, path: readonly PropertyKey[], name: string): string | undefined {
    const text = this.#text(value, path, name);
    const fault = explainPlainText(text ?? '', name);
    if (fault !== undefined) this.report(path, fault.message, fault.advice, name);
    this.problems.push(
      ...placeholderProblems(text ?? '', this.#file, () => this.#yaml.pointOf(path, name)),
    );
    return (
      text &&
      replaceTokens(text, siteTokens, (message, advice) => this.report(path, message, advice, name))
    );
  }

  #item(entry: unknown, path: readonly PropertyKey[]): SidebarItem | undefined {
    const point = this.#yaml.pointOf(path);
    const texts = isObject(entry) ? Object.values(entry) : [entry];
    if (texts.some((text) => typeof text === 'string' && /^https?:\/\//.test(text))) {
      const advice = 'Remove the entry, and link to the other site on a page.';
      this.report(path, 'A sidebar cannot link to other sites.', advice);
      return undefined;
    }
    if (typeof entry === 'string') return { kind: 'page', page: entry, ...point };
    if (!isObject(entry)) {
      this.report(path, 'This is not a sidebar entry.', entryAdvice);
      return undefined;
    }
    const keys = Object.keys(entry);
    const [token = ''] = keys;
    const isToken = keys.length === 1 && entry[token] === null;
    if (isToken && nearest(token, entryKeys) === undefined) {
      const fix = this.#yaml.fixOf(path);
      const at = { file: this.#file, ...point };
      if (fix?.replacement.startsWith("'{") === true) {
        const message = 'The entry starts with a brace, so YAML reads it as a map.';
        this.problems.push({ ...at, message, advice: `Quote it: '{${token}}'.`, fix });
        return undefined;
      }
      if (fix?.replacement.endsWith(":'") === true) {
        const message = 'The entry ends in a colon, so YAML reads it as a map.';
        this.problems.push({ ...at, message, advice: 'Remove the colon.' });
        return undefined;
      }
    }
    if ('category' in entry && 'page' in entry) {
      const advice = 'Make the page an entry of its own, in the items of the category.';
      this.report(path, 'An entry cannot be both a page and a category.', advice, 'page');
      return undefined;
    }
    const isMisspelt = (key: string) => keys.some((each) => nearest(each, [key]) !== undefined);
    // Report only the misspelt key, not the keys that it leaves missing.
    const isCategory = 'category' in entry || (!('page' in entry) && isMisspelt('category'));
    const knownKeys = isCategory ? ['category', 'items'] : ['page', 'label'];
    const text = entry[token];
    const isPair = keys.length === 1 && typeof text === 'string' && !entryKeys.includes(token);
    if (isPair && nearest(token, entryKeys) === undefined) {
      const advice = `Write page: ${token} and, on the next line, label: ${text}.`;
      this.report(path, `"${token}" is not a key of an entry.`, advice, token);
      return undefined;
    }
    if (!isCategory && !('page' in entry) && !isMisspelt('page')) {
      if ('items' in entry) {
        const label = typeof entry['label'] === 'string' ? entry['label'] : 'Label';
        const advice = `Write category: ${label} and, on the next line, items:.`;
        this.report(path, 'The entry has items but no category.', advice);
      } else {
        const id: unknown = entry['id'];
        const advice = typeof id === 'string' ? `Write page: ${id}.` : entryAdvice;
        this.report(path, 'The entry has no page.', advice);
      }
      return undefined;
    }
    for (const key of keys) {
      if (knownKeys.includes(key)) continue;
      const advice = didYouMean(key, knownKeys, 'Remove it.');
      this.report(path, `Unknown key "${key}" in an entry.`, advice, key);
    }
    if ('category' in entry) {
      const label = this.#label(entry['category'], path, 'category');
      const items =
        'items' in entry || !isMisspelt('items')
          ? this.items(entry['items'], [...path, 'items'])
          : [];
      return label === undefined ? undefined : { kind: 'category', label, items, ...point };
    }
    if (isCategory) {
      if ('items' in entry) this.items(entry['items'], [...path, 'items']);
      return undefined;
    }
    if (!('page' in entry)) return undefined;
    const page = this.#text(entry['page'], path, 'page');
    if (page === undefined) return undefined;
    if (entry['label'] === undefined) return { kind: 'page', page, ...point };
    const label = this.#label(entry['label'], path, 'label');
    return { kind: 'page', page, ...(label === undefined ? {} : { label }), ...point };
  }
}

/** Parses the `sidebars.yaml` of a version. Labels may contain site names as tokens. */
export function parseSidebars(source: Source): ParsedSidebars {
  const { file } = source;
  const unreadable = unreadableProblem(source);
  if (unreadable !== undefined) {
    return { file, sidebars: { documentationSidebar: [], apiSidebar: [] }, problems: [unreadable] };
  }
  const yaml = readYaml(file, normalizeText(source.text));
  const reader = new SidebarReader(file, yaml);
  const sidebars = Object.fromEntries(sidebarIds.map((id) => [id, []])) as unknown as Record<
    SidebarId,
    SidebarItem[]
  >;
  if (yaml.problems.length > 0) return { file, sidebars, problems: yaml.problems };
  reader.problems.push(...characterProblems(source));
  const { data } = yaml;
  if (!isObject(data) || Object.keys(data).length === 0) {
    const advice = `Write ${sidebarIds.map((id) => `${id}:`).join(' and ')}, each with a list of entries.`;
    reader.report([], 'The file defines no sidebars.', advice);
    return { file, sidebars, problems: reader.problems };
  }
  const keys = Object.keys(data);
  for (const key of keys) {
    if ((sidebarIds as readonly string[]).includes(key)) continue;
    const fallback = `The sidebars are ${sidebarIds.join(', ')}.`;
    const advice = didYouMeanRenamed(key, sidebarIds, keys, fallback);
    reader.report([], `Unknown sidebar "${key}".`, advice, key);
  }
  for (const id of sidebarIds) {
    if (data[id] === undefined) {
      // The misspelt name has been reported as an unknown sidebar.
      if (isMisspeltOrRenamed(id, sidebarIds, keys)) continue;
      reader.report([], `The sidebar ${id} is missing.`, `Add ${id}: with a list of entries.`);
    } else sidebars[id] = reader.items(data[id], [id]);
  }
  return { file, sidebars, problems: reader.problems };
}
