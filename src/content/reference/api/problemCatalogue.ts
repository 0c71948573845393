import { z } from 'zod';
import { replaceKnownTokens } from '../../tokens/tokens';
import type { Tokens } from '../../types';

/** Sentences that say when each problem occurs, by problem code. */
export type ProblemCatalogue = ReadonlyMap<string, string>;

const listSchema = z.object({
  api_errors: z.object({ list: z.array(z.object({ code: z.string(), when: z.string() })) }),
});

/** Reads the catalogue of problems; empty if it is missing or invalid. */
export function readProblemCatalogue(tokens: Tokens): ProblemCatalogue {
  const { data } = listSchema.safeParse(tokens);
  const list = data?.api_errors.list ?? [];
  return new Map(
    list.map(({ code, when }) => [code, `${replaceKnownTokens(when, tokens, 'prose')}.`]),
  );
}
