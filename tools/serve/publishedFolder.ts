import { createHash } from 'node:crypto';
import { lstatSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './conditions';
import { contentTypeOf } from './contentTypes';
import { hostFiles } from './hostRules';

interface StoredFile {
  readonly type: string;
  readonly isText: boolean;
  readonly body: Buffer;
  /** Strong entity tag of the body. */
  readonly etag: string;
  /** Returns the compressed body, which is computed once for each coding. */
  readonly compressed: (coding: Coding) => Promise<Buffer>;
}

/** The published folder, as the host sees it. */
export interface PublishedFolder {
  /** @param path decoded, such as `/a.html` */
  readonly isFile: (path: string) => boolean;
  readonly read: (path: string) => Promise<StoredFile>;
}

const compress = {
  gzip: promisify(gzip),
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
} satisfies Record<Coding, (body: Buffer) => Promise<Buffer>>;

/**
 * Returns whether a path may be published: no host configuration, no dotfiles except `.well-known`.
 */
function isPublic(path: string): boolean {
  if (hostFiles.includes(path)) return false;
  return path.split(/[/\\]/).every((name) => !name.startsWith('.') || name === '.well-known');
}

async function loadFile(folder: string, path: string): Promise<StoredFile> {
  const body = await readFile(join(folder, path));
  const variants = new Map<Coding, Promise<Buffer>>();
  return {
    ...contentTypeOf(path),
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    compressed(coding) {
      const variant = variants.get(coding) ?? compress[coding](body);
      variants.set(coding, variant);
      return variant;
    },
  };
}

/**
 * Opens a published folder. Files are kept in memory until they change on disk. Symbolic links are
 * not followed.
 */
export function openFolder(folder: string): PublishedFolder {
  const stored = new Map<string, { version: string; file: Promise<StoredFile> }>();
  const isFile = (path: string): boolean => {
    if (!isPublic(path)) return false;
    try {
      const file = join(folder, path);
      return lstatSync(file).isFile() && realpathSync(file) === join(realpathSync(folder), path);
    } catch {
      // The file is missing, its parent is a file, or the name is too long or contains a NUL.
      return false;
    }
  };
  return {
    isFile,
    read(path) {
      const { mtimeMs, size, ino } = lstatSync(join(folder, path));
      const version = [mtimeMs, size, ino].join();
      const cached = stored.get(path);
      if (cached?.version === version) return cached.file;
      const file = loadFile(folder, path);
      stored.set(path, { version, file });
      return file;
    },
  };
}
