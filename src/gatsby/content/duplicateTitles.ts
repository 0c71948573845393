import type { Problem } from '../../content';

/** The parts of a page that the check reads. */
interface TitledPage {
  readonly source: { readonly file: string };
  readonly frontMatter: { readonly title: string };
}

/** Reports duplicate titles, which would make search results and browser tabs look alike. */
export function duplicateTitles(pages: Iterable<TitledPage>): Problem[] {
  const files = new Map<string, string>();
  return [...pages].flatMap(({ source: { file }, frontMatter: { title } }): Problem[] => {
    const key = title.toLowerCase();
    const other = files.get(key);
    if (title === '' || other === undefined) {
      files.set(key, file);
      return [];
    }
    const message = `${other} has the same title, "${title}".`;
    return [{ file, line: 2, column: 1, message, advice: 'Change one of the two titles.' }];
  });
}
