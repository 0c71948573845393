import { toString } from 'mdast-util-to-string';
import type { Code, Definition, Heading, Link, Paragraph, Root, RootContent, Table } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { anchorProblem } from '../checkAnchors';
import { readCodeMeta } from '../code/meta';
import { isLanguage, languages } from '../code/prism';
import { isParent } from '../markdown/nodes';
import { didYouMean } from '../source/suggest';
import { lookUpToken, replaceKnownTokens } from '../tokens';
import { resolveAdmonition, resolveComponent, type Enclosure } from './components';
import { report, startOf, type PageContext } from './context';
import { explicitId, takeExplicitIds } from './headings';
import { resolveLink } from './links';

/** Turns the tree of one page into the tree of the article; what is wrong is reported. */
export class Resolver {
  readonly #context: PageContext;
  readonly #definitions = new Map<string, Definition>();
  #section: string;
  #sectionTables = 0;
  #lastDepth = 1;

  constructor(context: PageContext, title: string) {
    this.#context = context;
    this.#section = title;
  }

  /** Resolves a page in place. */
  page(root: Root): void {
    for (const node of root.children) {
      if (node.type === 'definition') this.#definitions.set(node.identifier, node);
    }
    takeExplicitIds(root, this.#context);
    this.#takeFootnoteIds(root);
    root.children = this.children(root.children, { component: null, topLevel: true });
    for (const reference of this.#context.ownAnchors) {
      const problem = anchorProblem(reference, this.#context.ids.all);
      if (problem !== undefined) this.#context.problems.push(problem);
    }
  }

  children(children: readonly RootContent[], enclosure: Enclosure): RootContent[] {
    return children.flatMap((child) => this.#node(child, enclosure));
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
        const value = this.#expression(node);
        return value === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value }] }];
      }
      case 'mdxTextExpression': {
        const value = this.#expression(node);
        return value === '' ? [] : [{ type: 'text', value }];
      }
      case 'mdxJsxFlowElement':
        return resolveComponent(node, enclosure, this, context);
      case 'mdxJsxTextElement':
        report(
          context,
          node,
          `<${node.name ?? ''}> stands inside a line of text.`,
          /^[A-Z]/.test(node.name ?? '')
            ? 'Put the component on lines of its own, with empty lines around it.'
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
          'Pictures in Markdown are not supported.',
          'Use <Figure src="/figures/name.svg" alt="…" />.',
        );
        return [];
      case 'inlineCode':
        node.value = replaceKnownTokens(node.value, context.library.tokens, 'code');
        return [node];
      case 'code':
        return [this.#code(node)];
      case 'table':
        this.#labelTable(node);
        return this.#inner(node);
      default:
        return this.#inner(node);
    }
  }

  #takeFootnoteIds(root: Root): void {
    const definitions = root.children.filter((node) => node.type === 'footnoteDefinition');
    if (definitions.length === 0) return;
    this.#context.ids.take('footnote-label');
    for (const { identifier } of definitions) {
      const id = encodeURI(identifier.toLowerCase());
      this.#context.ids.take(`fn-${id}`);
      this.#context.ids.take(`fnref-${id}`);
    }
  }

  #paragraph(node: Paragraph): RootContent[] {
    const { line, column } = startOf(node);
    const start = this.#context.lines[line - 1]?.slice(column - 1) ?? '';
    if (
      /^(?:import\s+(?:['"]|[\w${},*\s]+\sfrom\s+['"])|export\s+(?:default|const|let|var|function|class|async|\*|\{))/.test(
        start,
      )
    ) {
      report(
        this.#context,
        node,
        'Pages cannot import or export.',
        'Take the line away: all components are there without being imported.',
      );
      return [];
    }
    if (start.startsWith(':::')) {
      report(
        this.#context,
        node,
        'This line begins like an admonition but is none.',
        'Write :::warning or :::warning[Title] on a line of its own, and ::: on the last line.',
      );
      return [];
    }
    this.#inner(node);
    return node.children.length === 0 ? [] : [node];
  }

  /** The text an expression stands for; '' for comments and for mistakes, which are reported. */
  #expression(node: MdxFlowExpression | MdxTextExpression): string {
    const value = node.value.trim();
    if (/^\/\*[\s\S]*\*\/$/.test(value)) return '';
    if (value.startsWith('#')) {
      report(
        this.#context,
        node,
        `The id "{${value}}" does not stand at the end of a heading.`,
        'Write ## Heading {#id}.',
      );
      return '';
    }
    const lookup = lookUpToken(value, this.#context.library.tokens, 'prose');
    if (lookup.found) return lookup.text;
    report(this.#context, node, lookup.message, lookup.advice);
    return '';
  }

  #heading(node: Heading, { topLevel }: Enclosure): RootContent[] {
    const context = this.#context;
    const explicit = explicitId(node);
    if (explicit !== undefined) node.children.pop();
    this.#inner(node);
    const text = toString(node).replace(/\s+/g, ' ').trim();
    if (node.depth === 1) {
      report(
        context,
        node,
        'A page has one title, which is in its front matter.',
        'Begin with ##.',
      );
    } else if (!topLevel) {
      report(
        context,
        node,
        'A heading stands inside a component, list or quote.',
        'Put it outside, or use **bold** text.',
      );
    } else if (node.depth > this.#lastDepth + 1) {
      report(
        context,
        node,
        `A heading of level ${node.depth} follows one of level ${this.#lastDepth}.`,
        `Write ${'#'.repeat(this.#lastDepth + 1)} here.`,
      );
    }
    if (text === '') {
      report(context, node, 'The heading is empty.', 'Give it a text or take it away.');
      return [];
    }
    const last = node.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
    this.#lastDepth = node.depth;
    this.#section = text;
    this.#sectionTables = 0;
    node.data = { ...node.data, id: explicit ?? node.data?.id ?? context.ids.make(text) };
    return [node];
  }

  #link(node: Link): RootContent[] {
    this.#inner(node);
    const link = resolveLink(node.url, node, this.#context);
    if (link === undefined) return node.children;
    node.url = link.href;
    node.data = { ...node.data, external: link.external };
    return [node];
  }

  #code(node: Code): Code {
    const context = this.#context;
    const { line, column } = startOf(node);
    const language = node.lang ?? '';
    const fence = context.lines[line - 1] ?? '';
    if (language === '') {
      report(context, node, 'The code block names no language.', 'Write ```text for plain text.');
    } else if (!isLanguage(language)) {
      const at = Math.max(fence.indexOf(language, column - 1), column - 1);
      report(
        context,
        { line, column: at + 1 },
        `Unknown language "${language}" of a code block.`,
        didYouMean(language, languages, `Languages are ${languages.join(', ')}.`),
      );
    }
    const lineCount = node.value.split('\n').length;
    const { meta, mistakes } = readCodeMeta(node.meta ?? '', lineCount);
    const metaStart = Math.max(fence.indexOf(node.meta ?? '', column + language.length), 0);
    for (const { offset, message, advice } of mistakes) {
      report(context, { line, column: metaStart + offset + 1 }, message, advice);
    }
    const { tokens } = context.library;
    if (!meta.raw) node.value = replaceKnownTokens(node.value, tokens, 'code');
    node.data = {
      ...node.data,
      highlighted: meta.highlighted,
      lineNumbers: meta.lineNumbers,
      ...(meta.title === undefined
        ? {}
        : { title: replaceKnownTokens(meta.title, tokens, 'prose') }),
    };
    return node;
  }

  #labelTable(node: Table): void {
    this.#sectionTables += 1;
    const number = this.#sectionTables === 1 ? '' : ` (${this.#sectionTables})`;
    node.data = { ...node.data, label: `Table: ${this.#section}${number}` };
  }
}
