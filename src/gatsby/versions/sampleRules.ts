import { posix } from 'node:path';
import { replacePath } from '../../content';
import type { Library, ParsedFrontMatter, Point, Problem, Source } from '../../content';
import { startsWithDate } from '../../shared/startsWithDate';
import { didYouMean } from '../../shared/suggest';

type Samples = ParsedFrontMatter['samples'];

type SampledPage = Pick<ParsedFrontMatter, 'samples'> & { readonly source: Source };

function hasStep({ source: { text } }: SampledPage, title: string): boolean {
  const headings = text.matchAll(/^#{2,6} (.*?)(?: \{#[^}]*\})?[ \t]*\r?$/gm);
  return (
    text.includes(`<Step title="${title}"`) ||
    [...headings].some(([, heading]) => heading === title)
  );
}

/**
 * Checks the `samples` of each page's front matter: their date, and the page and step that they
 * continue. Leaves out values that the front matter's own rules reject.
 *
 * @param pages published pages by file
 * @param folder folder of the version: `content/current`
 */
export function checkSamples(
  pages: ReadonlyMap<string, SampledPage>,
  folder: string,
  { drafts, movedPages, renamedPage }: Pick<Library, 'drafts' | 'movedPages' | 'renamedPage'>,
): Problem[] {
  const targetOf = (file: string): string | undefined => {
    const after = pages.get(file)?.samples.after?.value;
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
  const checkDate = (file: string, at: Samples['at']): Problem[] => {
    if (at === undefined || at.value === '' || startsWithDate(at.value)) return [];
    const message = `The date in "${at.value}" does not exist.`;
    return [{ file, ...at.point, message, advice: 'Write a date that exists.' }];
  };
  const checkPlace = (file: string, { after, step }: Samples): Problem[] => {
    const report = (point: Point, message: string, advice: string): Problem[] => [
      { file, ...point, message, advice },
    ];
    if (after?.value === '') return [];
    const target = targetOf(file);
    if (after === undefined || target === undefined) {
      const advice = 'Add "after" with the path of the page that has the step.';
      return step === undefined
        ? []
        : report(step.point, 'The front matter names a step, but not its page.', advice);
    }
    const page = pages.get(target);
    if (page === undefined) {
      const paths = [...pages.keys()].map((name) => name.slice(folder.length));
      const path = target.slice(folder.length);
      if (drafts.has(target)) {
        const advice = 'Name a published page, or publish that page.';
        return report(after.point, `The page ${path} is a draft.`, advice);
      }
      const moved = movedPages?.get(target);
      if (moved !== undefined) {
        const newPath = replacePath(after.value, file, moved);
        return report(after.point, `The page ${path} has moved.`, `Write ${newPath}.`);
      }
      if (renamedPage?.from === target) {
        const advice = `Did you mean "${renamedPage.to.slice(folder.length)}"?`;
        return report(after.point, `There is no page ${path}.`, advice);
      }
      const advice = didYouMean(
        path,
        paths,
        'Write the path of a page, such as ../quickstart.mdx.',
      );
      return report(after.point, `There is no page ${path}.`, advice);
    }
    if (isCircular(file)) {
      const advice = 'Name a page whose samples do not continue those of this page.';
      return report(after.point, 'The "after" keys of the pages form a loop.', advice);
    }
    if (step === undefined || step.value === '' || hasStep(page, step.value)) return [];
    const advice = 'Write the title of a step exactly as on that page.';
    return report(step.point, `${after.value} has no step "${step.value}".`, advice);
  };
  return [...pages].flatMap(([file, { samples }]) => [
    ...checkDate(file, samples.at),
    ...checkPlace(file, samples),
  ]);
}
