import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../src/site/names';
import { readSite } from '../support/builtSite';

/** Names that replace those of the site, by their constant in src/site/names.ts. */
export const otherNames = {
  brand: 'acmebank',
  brandName: 'AcmeBank',
  network: 'acmechain',
  networkName: 'AcmeChain',
};

/** Replaces the placeholders in an id or a path with the other names. */
export function withOtherNames(text: string): string {
  return text.replaceAll('{brand}', otherNames.brand).replaceAll('{network}', otherNames.network);
}

/**
 * Tests a site built with the other names.
 *
 * @param folder returns the published folder
 */
export function describeNames(folder: () => string): void {
  test('no file contains the old brand in its text or name', () => {
    const site = readSite(folder());
    const found = [...site.files].filter((file) => {
      const text = readFileSync(join(site.folder, file), 'latin1');
      return `${file}\n${text}`.toLowerCase().includes(brand);
    });
    expect(found).toEqual([]);
  });
}
