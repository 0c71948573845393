import { posix } from 'node:path';
import { pointAt } from '../../content';
import type { Problem, Source } from '../../content';
import { didYouMean } from '../../shared/suggest';

/** The `samples` of a page's front matter as written, with the offset of each value. */
type Samples = Readonly<Record<string, { readonly value: string; readonly offset: number }>>;

/** Reads the keys below `samples` in valid front matter; undefined if there are none. */
function readSamples({ text }: Source): Samples | undefined {
  const [front = ''] = /^---[ \t]*\r?\n[\s\S]*?\n---/.exec(text) ?? [];
  const start = /^samples:[ \t]*\r?\n/m.exec(front);
  if (start === null) return undefined;
  const from = start.index + start[0].length;
  const lines = /^(?:[ \t]+.*(?:\r?\n|$))*/.exec(front.slice(from))?.[0] ?? '';
  const keys = lines.matchAll(
    /^([ \t]+)(after|step|at):[ \t]*(?:'([^']*)'|"([^"]*)"|(\S.*?))[ \t]*\r?$/gm,
  );
  return Object.fromEntries(
    [...keys].map(({ 0: line, 1: indent = '', 2: key = '', 3: a, 4: b, 5: c, index }) => {
      const value = a ?? b ?? c ?? '';
      return [
        key,
        { value, offset: from + index + line.indexOf(value, indent.length + key.length) },
      ];
    }),
  );
}

/** Returns whether a time exists: `Date` reads 30 February as a day in March. */
function isTime(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text.slice(0, 10);
}

/** Returns whether a page has a step with a title. */
function hasStep({ text }: Source, title: string): boolean {
  const headings = text.matchAll(/^#{2,6} (.*?)(?: \{#[^}]*\})?[ \t]*\r?$/gm);
  return (
    text.includes(`<Step title="${title}"`) ||
    [...headings].some(([, heading]) => heading === title)
  );
}

/**
 * Reports samples that continue a missing page or step, or that continue each other in a circle,
 * and times that do not exist.
 *
 * @param pages the text of each page by its file
 */
export function checkSamples(pages: ReadonlyMap<string, Source>, folder: string): Problem[] {
  const read = new Map([...pages].map(([file, source]) => [file, readSamples(source)]));
  const targetOf = (file: string): string | undefined => {
    const after = read.get(file)?.['after']?.value;
    if (after === undefined) return undefined;
    return after.startsWith('/') ? `${folder}${after}` : posix.join(posix.dirname(file), after);
  };
  const isCircular = (file: string): boolean => {
    const seen = new Set<string>();
    for (let at = targetOf(file); at !== undefined && !seen.has(at); at = targetOf(at)) {
      if (at === file) return true;
      seen.add(at);
    }
    return false;
  };
  return [...pages].flatMap(([file, source]): Problem[] => {
    const { after, step, at } = read.get(file) ?? {};
    const report = (offset: number, message: string, advice: string): Problem[] => [
      { file, ...pointAt(source.text, offset), message, advice },
    ];
    if (at !== undefined && /^\d{4}-\d\d-\d\dT/.test(at.value) && !isTime(at.value)) {
      return report(at.offset, `The time ${at.value} does not exist.`, 'Write a day of the month.');
    }
    const target = targetOf(file);
    if (after === undefined || target === undefined) {
      const advice = 'Add after: with the page that has the step.';
      return step === undefined
        ? []
        : report(step.offset, 'The page of the step is missing.', advice);
    }
    const page = pages.get(target);
    if (page === undefined) {
      if (!after.value.endsWith('.mdx')) return [];
      const paths = [...pages.keys()].map((name) => name.slice(folder.length));
      const path = target.slice(folder.length);
      const advice = didYouMean(
        path,
        paths,
        'Write the path of a page, such as ../quickstart.mdx.',
      );
      return report(after.offset, `There is no page ${path}.`, advice);
    }
    if (isCircular(file)) {
      const advice = 'Name a page whose samples do not continue this one.';
      return report(after.offset, 'The samples continue themselves.', advice);
    }
    if (step === undefined || hasStep(page, step.value)) return [];
    const advice = 'Write the title of a step as it is on that page.';
    return report(step.offset, `${after.value} has no step "${step.value}".`, advice);
  });
}
