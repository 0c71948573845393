import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absoluteUrl } from '../../site/addresses';
import { defaultLocale } from '../../site/metadata';
import { securityContact } from '../../site/security';
import type { SourceCommit } from './sourceCommit';

const year = 365 * 24 * 3600 * 1000;

const securityTxtPath = '/.well-known/security.txt';

/**
 * Returns the text of `security.txt` (RFC 9116). It expires a year after the commit that was built,
 * so that builds of one commit are identical.
 */
export function securityText({ time }: Pick<SourceCommit, 'time'>): string {
  return [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(time + year).toISOString()}`,
    `Preferred-Languages: ${defaultLocale}`,
    `Canonical: ${absoluteUrl(securityTxtPath)}`,
    '',
  ].join('\n');
}

/**
 * Writes `security.txt`; does nothing outside a repository, because the expiry date depends on the
 * commit.
 */
export async function writeSecurityTxt(
  output: string,
  source: SourceCommit | undefined,
): Promise<void> {
  if (source === undefined) return;
  await mkdir(join(output, '.well-known'), { recursive: true });
  await writeFile(join(output, securityTxtPath), securityText(source));
}
