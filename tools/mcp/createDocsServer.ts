import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { nearest } from '../../src/shared/suggest';
import { absoluteUrl } from '../../src/site/addresses';
import { siteDescription, siteTitle } from '../../src/site/metadata';
import { network } from '../../src/site/names';
import { pathOf, type BuiltDocs, type Definition } from './builtDocs';
import { definitionText } from './definition';

/** The tools change nothing, and read nothing but the documentation. */
const annotations = { readOnlyHint: true, openWorldHint: false } as const;

const answer = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });
const failure = (text: string): CallToolResult => ({ ...answer(text), isError: true });

/**
 * Returns `Did you mean "x"?` or the fallback. Shows names as readers see them; the advice to
 * authors has tokens instead.
 */
function suggestion(name: string, names: readonly string[], fallback: string): string {
  const similar = nearest(name, names);
  return similar === undefined ? fallback : `Did you mean "${similar}"?`;
}

function definitionOf(
  name: string,
  kind: string,
  definitions: ReadonlyMap<string, Definition>,
): CallToolResult {
  const definition = definitions.get(name);
  if (definition !== undefined) {
    return answer(definitionText(definition.document, definition.node));
  }
  const names = [...definitions.keys()];
  const advice = suggestion(name, names, `Use one of ${names.join(', ')}.`);
  return failure(`There is no ${kind} "${name}". ${advice}`);
}

/** Returns a read-only MCP server for the documentation. */
export function createDocsServer(docs: BuiltDocs): McpServer {
  const server = new McpServer(
    { name: `${network}-docs`, title: siteTitle, version: '1.0.0' },
    {
      instructions:
        `${siteDescription} Start with "search"; "read_page" returns a page as Markdown. ` +
        'For exact parameters and schemas, use "get_rpc_method" and "get_api_operation".',
    },
  );

  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description:
        'Lists the pages of the documentation: path, title and description, by category.',
      inputSchema: {
        category: z.string().optional().describe('Only categories whose name contains this text'),
      },
      annotations,
    },
    ({ category = '' }) => {
      const lowerCaseCategory = category.toLowerCase();
      const pages = docs.pages.filter((page) =>
        page.category.toLowerCase().includes(lowerCaseCategory),
      );
      const categories = [...new Set(pages.map((page) => page.category))];
      const sections = categories.map((name) => {
        const lines = pages
          .filter((page) => page.category === name)
          .map(({ path, title, description }) => `- ${path} (${title}): ${description}`);
        return `## ${name}\n\n${lines.join('\n')}`;
      });
      return sections.length > 0
        ? answer(sections.join('\n\n'))
        : failure(`No category name contains "${category}". Call list_pages without a category.`);
    },
  );

  server.registerTool(
    'search',
    {
      title: 'Search',
      description: 'Searches the documentation. Returns the best section of each page found.',
      inputSchema: {
        query: z.string().min(1).describe('Words, an identifier or an error code'),
        limit: z.number().int().min(1).max(50).default(10).describe('Maximum number of pages'),
      },
      annotations,
    },
    ({ query, limit }) => {
      const results = docs.search(query, limit).map(({ path, title, section, hash, excerpt }) => {
        const heading = section === title ? title : `${title}: ${section}`;
        return `- ${heading}\n  ${absoluteUrl(path)}${hash}\n  ${excerpt}`;
      });
      return answer(results.length > 0 ? results.join('\n') : 'Nothing found.');
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page as Markdown.',
      inputSchema: {
        path: z.string().min(1).describe('Path of the page, such as /api, or its URL'),
      },
      annotations,
    },
    ({ path }) => {
      const page = pathOf(path);
      const markdown = docs.read(page);
      if (markdown !== undefined) return answer(markdown);
      const paths = docs.pages.map((listed) => listed.path);
      return failure(`There is no page ${page}. ${suggestion(page, paths, 'Call list_pages.')}`);
    },
  );

  server.registerTool(
    'get_rpc_method',
    {
      title: 'Get an RPC method',
      description:
        'Returns the OpenRPC definition of a validator JSON-RPC method or WebSocket subscription, with all schemas it refers to.',
      inputSchema: {
        name: z.string().min(1).describe('Name of the method or subscription, such as getBalance'),
      },
      annotations,
    },
    ({ name }) => definitionOf(name, 'RPC method', docs.methods),
  );

  server.registerTool(
    'get_api_operation',
    {
      title: 'Get an API operation',
      description:
        'Returns the OpenAPI definition of an operation of the institution API, with all schemas it refers to.',
      inputSchema: {
        name: z
          .string()
          .min(1)
          .describe('Operation id, or method and path, such as POST /customers'),
      },
      annotations,
    },
    ({ name }) => definitionOf(name, 'API operation', docs.operations),
  );
  return server;
}
