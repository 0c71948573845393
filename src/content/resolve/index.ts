import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Definition, Heading, Link, Paragraph, Root, RootContent, Table } from 'mdast';
import { anchorProblem } from './checkAnchors';
import { headingText, isParent } from '../mdast/nodes';
import { resolveCode, resolveInlineCode } from './code';
import { checkQuote, resolveAdmonition } from './admonitions';
import { resolveComponent, type Enclosure } from './components';
import { report, type PageContext } from './context';
import { explicitId, takeExplicitIds } from './headings';
import { collectDefinitions, resolveLink } from './links';
import { checkInlineMarkdown, checkBlockMarkdown } from './strayMarkdown';
import { expressionText, isProse } from './prose';
import { checkRows, checkTableFilters } from './tables';

/** The deepest heading level allowed. */
const maxDepth = 4;

/** Turns the tree of a page into the tree of its article and reports problems. */
export class Resolver {
  readonly #context: PageContext;
  #definitions: ReadonlyMap<string, Definition> = new Map();
  #section: string;
  #sectionTables = 0;
  #lastDepth = 1;

  constructor(context: PageContext, title: string) {
    this.#context = context;
    this.#section = title;
  }

  /** Resolves a page in place. */
  page(root: Root): void {
    this.#definitions = collectDefinitions(root);
    takeExplicitIds(root, this.#context);
    this.#takeFootnoteIds(root);
    root.children = this.children(root.children, { component: null, topLevel: true });
    if (this.#context.unreadable) return;
    for (const link of this.#context.ownAnchors) {
      const problem = anchorProblem(link, this.#context.ids.all);
      if (problem !== undefined) this.#context.problems.push(problem);
    }
  }

  children(children: readonly RootContent[], enclosure: Enclosure): RootContent[] {
    const resolved = children.flatMap((child) => this.#node(child, enclosure));
    checkTableFilters(resolved, this.#context);
    return resolved;
  }

  #inner(node: RootContent): RootContent[] {
    if (isParent(node)) {
      node.children = this.children(node.children as RootContent[], {
        component: null,
        topLevel: false,
      }) as never;
    }
    return [node];
  }

  #node(node: RootContent, enclosure: Enclosure): RootContent[] {
    const context = this.#context;
    switch (node.type) {
      case 'yaml':
      case 'definition':
        return [];
      case 'paragraph':
        return this.#paragraph(node);
      case 'heading':
        return this.#heading(node, enclosure);
      case 'mdxFlowExpression': {
        const value = expressionText(node, context);
        return value === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value }] }];
      }
      case 'mdxTextExpression': {
        const value = expressionText(node, context);
        return value === '' ? [] : [{ type: 'text', value }];
      }
      case 'mdxJsxFlowElement':
        return resolveComponent(node, enclosure, this, context);
      case 'mdxJsxTextElement':
        report(
          context,
          node,
          `<${node.name ?? ''}> is inside a line of text.`,
          /^[A-Z]/.test(node.name ?? '')
            ? 'Put the component on its own lines, with blank lines around it.'
            : 'HTML is not allowed; use Markdown, or write \\< for a less-than sign.',
        );
        return [];
      case 'containerDirective':
        return resolveAdmonition(node, this, context);
      case 'link':
        return this.#link(node);
      case 'linkReference': {
        const definition = this.#definitions.get(node.identifier);
        const { position, children } = node;
        const url = definition?.url ?? '';
        return this.#link({ type: 'link', url, children, ...(position && { position }) });
      }
      case 'image':
      case 'imageReference':
        report(
          context,
          node,
          'Markdown images are not supported.',
          'Use <Figure src="/figures/name.svg" alt="…" />.',
        );
        return [];
      case 'blockquote':
        return checkQuote(node, context) ? this.#inner(node) : [];
      case 'inlineCode':
        return [resolveInlineCode(node, context)];
      case 'code':
        return [resolveCode(node, context)];
      case 'table':
        this.#labelTable(node);
        checkRows(node, context);
        return this.#inner(node);
      case 'tableCell':
        checkInlineMarkdown(node, context);
        return this.#inner(node);
      default:
        return this.#inner(node);
    }
  }

  #takeFootnoteIds(root: Root): void {
    const definitions = root.children.filter((node) => node.type === 'footnoteDefinition');
    if (definitions.length === 0) return;
    this.#context.ids.take('footnote-label');
    const used = new Set<string>();
    visit(root, 'footnoteReference', ({ identifier }) => void used.add(identifier));
    for (const definition of definitions) {
      const { identifier, label } = definition;
      if (!used.has(identifier)) {
        const name = `[^${label ?? identifier}]`;
        report(
          this.#context,
          definition,
          `The footnote ${name} is never used.`,
          `Add ${name} to the text, or remove the footnote.`,
        );
      }
      const id = encodeURI(identifier.toLowerCase());
      this.#context.ids.take(`fn-${id}`);
      this.#context.ids.take(`fnref-${id}`);
    }
  }

  #paragraph(node: Paragraph): RootContent[] {
    if (!isProse(node, this.#context)) return [];
    checkInlineMarkdown(node, this.#context);
    checkBlockMarkdown(node, this.#context);
    this.#inner(node);
    return node.children.length === 0 ? [] : [node];
  }

  #heading(node: Heading, { topLevel }: Enclosure): RootContent[] {
    const context = this.#context;
    const explicit = explicitId(node);
    if (explicit !== undefined) node.children.pop();
    checkInlineMarkdown(node, context);
    this.#inner(node);
    const text = headingText(node);
    if (text === '') {
      report(context, node, 'The heading is empty.', 'Add text or remove it.');
      return [];
    }
    if (node.depth === 1) {
      report(context, node, 'The page title belongs in the front matter.', 'Start headings at ##.');
    } else if (node.depth > maxDepth) {
      report(
        context,
        node,
        `Headings may have at most ${maxDepth} levels.`,
        `Use ${'#'.repeat(maxDepth)} or **bold** text.`,
      );
    } else if (!topLevel) {
      report(
        context,
        node,
        'A heading is inside a component, list or quote.',
        'Move it out, or use **bold** text.',
      );
    } else if (node.depth > this.#lastDepth + 1) {
      report(
        context,
        node,
        `A level ${node.depth} heading follows a level ${this.#lastDepth} heading.`,
        `Use ${'#'.repeat(this.#lastDepth + 1)} here.`,
      );
    }
    const last = node.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
    // Treat a level 1 heading, an error, as level 2.
    this.#lastDepth = Math.max(node.depth, 2);
    this.#section = text;
    this.#sectionTables = 0;
    node.data = { ...node.data, id: explicit ?? node.data?.id ?? context.ids.make(text) };
    return [node];
  }

  #link(node: Link): RootContent[] {
    const context = this.#context;
    this.#inner(node);
    if (toString(node).trim() === '') {
      report(context, node, 'The link has no text.', 'Write [text](URL).');
      return [];
    }
    const link = resolveLink(node.url, node, context);
    if (link === undefined) return node.children;
    node.url = link.href;
    node.data = { ...node.data, external: link.external };
    return [node];
  }

  #labelTable(node: Table): void {
    this.#sectionTables += 1;
    const number = this.#sectionTables === 1 ? '' : ` (${this.#sectionTables})`;
    node.data = { ...node.data, label: `Table: ${this.#section}${number}` };
  }
}
