import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandResult } from './shell';

/** Flags of `openssl pkeyutl -verify`, the only use of openssl in samples that run. */
const flags = ['-verify', '-pubin', '-rawin'];
const values = ['-keyform', '-inkey', '-in', '-sigfile'];

const failure = (error: string, code = 1): CommandResult => ({ code, output: '', error });

/**
 * Replaces `openssl pkeyutl -verify` with an Ed25519 key in DER, because not every machine has
 * openssl. Fails with a message on any other use.
 *
 * @param folder the working directory
 */
export function runOpenssl([command, ...words]: readonly string[], folder: string): CommandResult {
  const unknown = (item: string) =>
    failure(`stand-in for openssl: unknown ${item}; see tests/guideSamples/openssl.ts\n`);
  if (command !== 'pkeyutl') return unknown(`command ${command ?? ''}`);
  const given = new Map<string, string>();
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (values.includes(word)) given.set(word, words[(index += 1)] ?? '');
    else if (flags.includes(word)) given.set(word, '');
    else return unknown(`option ${word}`);
  }
  const missing = [...flags, ...values].filter((option) => !given.has(option));
  if (missing.length > 0 || given.get('-keyform') !== 'DER') return unknown('use of pkeyutl');
  const read = (option: string) => readFileSync(resolve(folder, given.get(option) ?? ''));
  try {
    const key = createPublicKey({ key: read('-inkey'), format: 'der', type: 'spki' });
    return verify(null, read('-in'), key, read('-sigfile'))
      ? { code: 0, output: 'Signature Verified Successfully\n', error: '' }
      : failure('Signature Verification Failure\n');
  } catch (error) {
    return failure(`stand-in for openssl: ${(error as Error).message}\n`);
  }
}
