import type { Block, Guide } from './readGuides';

/** Matches the title of a response and captures its status. */
export const responseTitle = /^Response (\d{3})\b/;

/** Removes the scopes from a token request, so that the token gets every scope. */
export function withAllScopes(block: Block): Block {
  return { ...block, text: block.text.replace(/\\\n *--data-urlencode 'scope=[^']*'/, '') };
}

/**
 * Returns the status of the first response shown between a block and the next bash block; undefined
 * if there is none.
 */
export function statusAfter({ blocks }: Guide, index: number): number | undefined {
  const rest = blocks.slice(index + 1);
  const end = rest.findIndex(({ lang }) => lang === 'bash');
  const titles = (end === -1 ? rest : rest.slice(0, end)).map(({ title }) => title);
  const [, status] = titles.map((title) => responseTitle.exec(title)).find(Boolean) ?? [];
  return status === undefined ? undefined : Number(status);
}

/**
 * Returns the index of the last block of a step, or of the page if no step is given.
 *
 * @throws Error if the page has no such step, or the step has no code block
 */
export function lastBlockIndex({ file, blocks }: Guide, step: string | undefined): number {
  if (step === undefined) return blocks.length - 1;
  const last = blocks.findLastIndex((block) => block.step === step);
  if (last === -1) throw new Error(`${file} has no step "${step}" with a code block.`);
  return last;
}
