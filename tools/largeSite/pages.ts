import { capitalize } from '../../src/shared/capitalize';
import { randomFrom } from '../randomFrom';

/** A page to write. `id` is its path in the version's folder, without extension. */
interface GeneratedPage {
  readonly id: string;
  readonly text: string;
}

interface GeneratedCategory {
  readonly label: string;
  readonly pages: readonly GeneratedPage[];
}

const words =
  'account balance block cluster commitment confirmation customer epoch fee finality identity instruction ledger message network node operator payment program quote rate record reference region request reserve response settlement signature slot stake state status token transaction transfer validator vote wallet window'.split(
    ' ',
  );

const pagesPerCategory = 50;

function sentence(random: () => number, length: number): string {
  const chosen = Array.from(
    { length },
    () => words[Math.floor(random() * words.length)] ?? 'word',
  ).join(' ');
  return `${capitalize(chosen)}.`;
}

function paragraph(random: () => number): string {
  return Array.from({ length: 4 }, () => sentence(random, 10 + Math.floor(random() * 8))).join(' ');
}

function section(random: () => number, number: number): string {
  return `## Part ${number}: ${sentence(random, 3)}

${paragraph(random)}

### Example ${number}

\`\`\`json title="Response"
{ "slot": ${Math.floor(random() * 1e9)}, "confirmed": true }
\`\`\`

| Field | Meaning |
|---|---|
| \`slot\` | ${sentence(random, 6)} |
| \`confirmed\` | ${sentence(random, 6)} |

${paragraph(random)}
`;
}

/**
 * Generates pages of about 700 words with headings, code, tables and links, in categories.
 *
 * @param count number of pages
 * @param parent path of their folder in the version's folder
 */
export function generatePages(count: number, parent: string): GeneratedCategory[] {
  const categories: { label: string; pages: GeneratedPage[] }[] = [];
  for (let index = 0; index < count; index += 1) {
    const number = Math.floor(index / pagesPerCategory) + 1;
    const category = (categories[number - 1] ??= { label: `Generated part ${number}`, pages: [] });
    // Seeded, so that every run generates the same pages.
    const random = randomFrom(index + 1);
    const previous = index % pagesPerCategory === 0 ? index : index - 1;
    category.pages.push({
      id: `${parent}/part_${number}/page_${index}`,
      text: `---
title: Generated page ${index}
description: Page ${index} of ${count} generated to measure how the build and the pages grow with the site.
---

${paragraph(random)} See [the page before](./page_${previous}.mdx).

${Array.from({ length: 5 }, (_, part) => section(random, part + 1)).join('\n')}`,
    });
  }
  return categories;
}
