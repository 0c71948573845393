import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { inBatches } from '../../shared/inBatches';
import { searchTextsFile, type SearchTexts } from '../../site/search';
import { writeText } from '../versions/files';
import { runQuery } from './runQuery';

interface Answer {
  readonly allMdx: {
    readonly nodes: readonly {
      readonly path: string;
      readonly docVersionName: string;
      readonly draft: boolean;
      readonly article: {
        readonly records: readonly {
          readonly kind: string;
          readonly text: string;
          readonly hash: string;
        }[];
      };
    }[];
  };
}

const query = /* GraphQL */ `
  {
    allMdx {
      nodes {
        path
        docVersionName
        draft
        article(forSearch: true) {
          records {
            kind
            text
            hash
          }
        }
      }
    }
  }
`;

/**
 * Writes the section texts that excerpts are cut from, one file per published page.
 *
 * @throws Error if the pages cannot be queried
 */
export async function writeSearchTexts(
  output: string,
  graphql: BuildArgs['graphql'],
): Promise<void> {
  const { allMdx } = await runQuery<Answer>(graphql, query, 'The texts of the pages');
  await inBatches(allMdx.nodes, async ({ path, docVersionName, draft, article }) => {
    if (draft) return;
    const texts: SearchTexts = Object.fromEntries(
      article.records.filter(({ kind }) => kind === 'body').map(({ hash, text }) => [hash, text]),
    );
    const file = join(output, searchTextsFile(docVersionName, path));
    await writeText(file, JSON.stringify(texts));
  });
}
