import type {
  Heading,
  Link,
  LinkReference,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { inlineElements } from '../foreign';
import { replaceKnownTokens } from '../tokens/tokens';
import { checkOwnAnchors } from './links/checkAnchors';
import type { IncludedPart } from '../mdast/includedPart';
import { headingText, isParent } from '../mdast/nodes';
import { resolveCode, resolveInlineCode } from './codeBlocks/code';
import { checkQuote, resolveAdmonition } from './components/admonitions';
import {
  isBlockComponent,
  reportInline,
  resolveComponent,
  type Enclosure,
} from './components/components';
import { completeFields } from './components/fields';
import { report, type PageContext } from './context';
import { resolveFormula } from './formulas';
import { registerFootnotes } from './footnotes';
import { checkDepth, explicitId, headingParents, registerExplicitIds } from './headings';
import { readInlineAttributes } from './components/attributes';
import {
  inlineImageReferences,
  onlyImages,
  resolveBlockImage,
  resolveInlineImage,
} from './imagesAndVideos/images';
import { asLink, resolveDefinitions } from './links/definitions';
import { resolveLink, type ResolvedLink } from './links/links';
import { checkLinkText } from './linkText';
import { asDefinitions, joinDefinitions } from './foreignSyntax/definitionLists';
import { checkIndent, removeForeignSyntax } from './foreignSyntax/foreignSyntax';
import { checkBlockMarkdown } from './foreignSyntax/strayBlocks';
import { checkInlineMarkdown } from './foreignSyntax/strayMarkdown';
import { endPartial, partialDefinitions, startPartial } from './included';
import { checkNotEmpty, expressionText, checkProse, removeSecondFrontMatter } from './prose';
import { checkList, checkMarkers } from './lists';
import { checkRows, checkTableFilters } from './tables';

const inlineEnclosure: Enclosure = { component: null, topLevel: false };

/** Converts the tree of a page to the tree of its article and reports problems. */
export class Resolver {
  #context: PageContext;
  readonly #title: string;
  #definitions: ReadonlyMap<string, ResolvedLink | undefined> = new Map();
  #section: string;
  #sectionTables = 0;
  #lastDepth = 1;
  readonly #innerDepths = new WeakMap<Enclosure, number>();

  constructor(context: PageContext, title: string) {
    this.#context = context;
    this.#title = title;
    this.#section = title;
  }

  /** Resolves the tree of a page in place. */
  resolvePage(root: Root): void {
    removeSecondFrontMatter(root, this.#context);
    this.#definitions = resolveDefinitions(root, this.#context, inlineImageReferences(root));
    registerExplicitIds(root, this.#context);
    registerFootnotes(root, this.#context);
    root.children = this.resolveChildren(root.children, { component: null, topLevel: true });
    completeFields(root, this.#context);
    checkNotEmpty(root, this.#context);
    if (!this.#context.unreadable) checkOwnAnchors(this.#context);
  }

  resolveChildren(children: readonly RootContent[], enclosure: Enclosure): RootContent[] {
    checkMarkers(children, this.#context);
    const resolved = joinDefinitions(children.flatMap((child) => this.#node(child, enclosure)));
    checkTableFilters(resolved, this.#context);
    return resolved;
  }

  #inner(node: RootContent): RootContent[] {
    if (node.type === 'list') checkList(node, this.#context);
    if (isParent(node)) {
      const inner: Enclosure = { component: null, topLevel: false };
      node.children = this.resolveChildren(node.children as RootContent[], inner) as never;
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
        return this.#paragraph(node, enclosure);
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
        return inlineElements.has(node.name ?? '')
          ? [{ type: 'paragraph', children: this.#inlineElement(node) as PhrasingContent[] }]
          : resolveComponent(node, enclosure, this, context);
      case 'mdxJsxTextElement':
        return this.#inlineElement(node);
      case 'containerDirective':
        return resolveAdmonition(node, this, context);
      case 'link':
        return this.#link(node);
      case 'linkReference':
        return this.#linkReference(node);
      case 'inlineMath':
      case 'math':
        return resolveFormula(node, context);
      case 'includedPart':
        return this.#included(node, enclosure);
      case 'image':
        return resolveInlineImage(node, context);
      case 'blockquote':
        return checkQuote(node, context) ? this.#inner(node) : [];
      case 'inlineCode':
        return [resolveInlineCode(node, context)];
      case 'code':
        return resolveCode(node, context);
      case 'table':
        return this.#table(node);
      default:
        return this.#inner(node);
    }
  }

  #included(node: IncludedPart, enclosure: Enclosure): RootContent[] {
    const [outer, definitions] = [this.#context, this.#definitions];
    const inner = startPartial(node, outer);
    this.#context = inner;
    this.#definitions = new Map([...definitions, ...partialDefinitions(node, inner)]);
    const children = this.resolveChildren(node.root.children, enclosure);
    this.#context = outer;
    this.#definitions = definitions;
    endPartial(children, inner, outer);
    return children;
  }

  #table(table: Table): RootContent[] {
    this.#sectionTables += 1;
    const number = this.#sectionTables === 1 ? '' : ` (${this.#sectionTables})`;
    table.data = { ...table.data, label: `Table: ${this.#section}${number}` };
    const uneven = checkRows(table, this.#context);
    for (const row of table.children) {
      for (const cell of row.children) {
        // In an uneven row, an extra | may have split code or links.
        if (!uneven.has(row)) checkInlineMarkdown(cell, this.#context);
        this.#inner(cell);
      }
    }
    return [table];
  }

  #inlineElement(node: MdxJsxTextElement | MdxJsxFlowElement): RootContent[] {
    const name = node.name ?? '';
    if (name === 'script' || name === 'style') return [];
    const children = this.resolveChildren(node.children as RootContent[], inlineEnclosure);
    if (inlineElements.has(name)) {
      const attributes = readInlineAttributes(node, this.#context);
      return attributes === undefined
        ? children
        : [{ type: 'inlineElement', name, attributes, children: children as PhrasingContent[] }];
    }
    if (isBlockComponent(name)) {
      reportInline(node, this.#context);
      return [];
    }
    // The element has been reported as unknown. Its content stays in the text.
    return children;
  }

  #paragraph(node: Paragraph, { topLevel, unknown }: Enclosure): RootContent[] {
    if (topLevel && unknown !== true) checkIndent(node, this.#context);
    if (!checkProse(node, this.#context)) return [];
    const images = onlyImages(node);
    if (images !== undefined) return images.flatMap((i) => resolveBlockImage(i, this.#context));
    if (!removeForeignSyntax(node, this.#context)) checkInlineMarkdown(node, this.#context);
    checkBlockMarkdown(node, this.#context);
    this.#inner(node);
    return node.children.length === 0 ? [] : [asDefinitions(node) ?? node];
  }

  #heading(node: Heading, enclosure: Enclosure): RootContent[] {
    const context = this.#context;
    const explicit = explicitId(node);
    if (explicit !== undefined) node.children.pop();
    const countBefore = context.problems.length;
    checkInlineMarkdown(node, context);
    this.#inner(node);
    const text = headingText(node);
    if (text === '') {
      if (context.problems.length === countBefore)
        report(context, node, 'The heading is empty.', 'Add text or remove it.');
      return [];
    }
    if (node.depth === 1 && (this.#title === '' || text === this.#title)) {
      // Leaves out a heading that repeats the title, or that replaces a missing title, which has
      // been reported.
      return [];
    }
    const { component, topLevel } = enclosure;
    const isAllowed = topLevel || headingParents.has(component);
    const lastDepth = this.#innerDepths.get(enclosure) ?? this.#lastDepth;
    checkDepth(node, Math.max(lastDepth, node.data?.stepDepth ?? 1), isAllowed, context);
    const last = node.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
    // Treat a level 1 heading, which is an error, as level 2.
    if (topLevel) this.#lastDepth = Math.max(node.depth, 2);
    else this.#innerDepths.set(enclosure, Math.max(node.depth, 2));
    this.#section = text;
    this.#sectionTables = 0;
    node.data = { ...node.data, id: explicit ?? node.data?.id ?? context.ids.make(text) };
    return [node];
  }

  #link(node: Link): RootContent[] {
    const context = this.#context;
    if (!this.#hasText(node)) return [];
    const link = resolveLink(node.url, node, context);
    if (link === undefined) return node.children;
    const [child] = node.children;
    // The text of a bare URL is the URL itself, so its tokens are replaced too.
    if (child?.type === 'text' && node.url.endsWith(child.value)) {
      child.value = replaceKnownTokens(child.value, context.library.tokens, 'prose');
    }
    node.url = link.href;
    node.data = { ...node.data, external: link.external };
    return [node];
  }

  /** Resolves the text of a link; returns false if it has none. */
  #hasText(node: Link | LinkReference): boolean {
    const countBefore = this.#context.problems.length;
    this.#inner(node);
    return checkLinkText(node, countBefore, this.#context);
  }

  #linkReference(node: LinkReference): RootContent[] {
    if (!this.#hasText(node)) return [];
    return asLink(node, this.#definitions.get(node.identifier));
  }
}
