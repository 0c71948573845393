import type { Problem } from '../types';
import { parseSidebars, type ParsedSidebars } from './parseSidebars';

const file = 'content/current/sidebars.yaml';

export const validLines = [
  'documentationSidebar:',
  '  - /',
  '  - page: documentation/{network}/index',
  "    label: 'About {Network}'",
  '  - category: Wallets',
  '    items:',
  '      - documentation/mpc_wallets',
  'apiSidebar:',
  '  - api',
];

export function parse(...lines: string[]): ParsedSidebars {
  return parseSidebars({ file, text: lines.join('\n') });
}

/** Formats problems as `line:column message advice`. */
export function format(problems: readonly Problem[]): string[] {
  return problems.map((p) => `${p.line}:${p.column} ${p.message} ${p.advice}`);
}
