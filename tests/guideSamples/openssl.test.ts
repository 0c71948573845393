import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOpenssl } from './openssl';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'openssl-'));
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(folder, 'key.der'), publicKey.export({ format: 'der', type: 'spki' }));
  writeFileSync(join(folder, 'signed.txt'), 'signed');
  writeFileSync(join(folder, 'other.txt'), 'other');
  writeFileSync(join(folder, 'signature'), sign(null, Buffer.from('signed'), privateKey));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const verification = (file: string) =>
  `pkeyutl -verify -pubin -keyform DER -inkey key.der -rawin -in ${file} -sigfile signature`;

describe('the stand-in for openssl', () => {
  it.each([
    ['accepts a valid signature', verification('signed.txt'), 0, 'Verified Successfully'],
    ['rejects the signature of another text', verification('other.txt'), 1, 'Failure'],
    ['fails for a missing file', verification('missing.txt'), 1, 'missing.txt'],
    ['fails for another command', 'genpkey -out key.pem', 1, 'unknown command genpkey'],
    ['fails for an unknown option', 'pkeyutl -sign', 1, 'unknown option -sign'],
    ['fails for missing options', 'pkeyutl -verify', 1, 'unknown use'],
  ])('%s', (_name, words, code, message) => {
    const result = runOpenssl(words.split(' '), folder);
    expect(result.code).toBe(code);
    expect(result.output + result.error).toContain(message);
  });
});
