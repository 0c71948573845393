import type { Problem } from '../../content';

interface TitledPage {
  readonly source: { readonly file: string };
  readonly frontMatter: { readonly title: string };
}

/**
 * Reports titles that are the same or differ only in capitals, which would make search results and
 * browser tabs look alike.
 */
export function duplicateTitles(pages: Iterable<TitledPage>): Problem[] {
  const firstPages = new Map<string, TitledPage>();
  return [...pages].flatMap((page): Problem[] => {
    const { file } = page.source;
    const { title } = page.frontMatter;
    const key = title.toLowerCase();
    const other = firstPages.get(key);
    if (title === '' || other === undefined) {
      firstPages.set(key, page);
      return [];
    }
    // Files whose paths differ only in capitals are reported separately.
    if (file.toLowerCase() === other.source.file.toLowerCase()) return [];
    const message =
      other.frontMatter.title === title
        ? `${other.source.file} has the same title, "${title}".`
        : `${other.source.file} has the title "${other.frontMatter.title}", which differs only in capitals.`;
    return [{ file, line: 2, column: 1, message, advice: 'Change one of the two titles.' }];
  });
}
