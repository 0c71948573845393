/** `npm run mcp`: serves the built documentation over the Model Context Protocol, on stdio. */
import { join } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { projectRoot } from '../copyProject';
import { readBuiltDocs } from './builtDocs';
import { createDocsServer } from './createDocsServer';

async function main(): Promise<void> {
  const server = createDocsServer(readBuiltDocs(join(projectRoot, 'public')));
  await server.connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  // Standard output is reserved for the protocol.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
