import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { RootContent } from 'mdast';
import { tabTitle } from '../../../shared/tabTitle';
import { isPhrasing, withoutComments, type ArticleComponent } from '../../mdast/nodes';
import type { ComponentEntry } from '../../componentRegistry/componentEntry';
import { components, expanders } from '../../componentRegistry/registry';
import { readAttributes } from './attributes';
import { checkRun } from './endpoints';
import { checkListAttributes } from './listAttributes';
import { report, reportStructure, type PageContext, type Positioned } from '../context';
import { completeFigure } from '../imagesAndVideos/images';
import { reportFileName } from '../imagesAndVideos/imageText';
import { resolveFileTree } from './fileTree';
import { resolveLink } from '../links/links';
import { asSteps } from './steps';
import { duplicateComponents } from './duplicateComponents';
import { completeVideo } from '../imagesAndVideos/videos';

export interface Enclosure {
  /** The component that directly contains the node; null if none does. */
  readonly component: string | null;
  /**
   * Whether the node is a direct child of the page or of an unclosed admonition. Unknown components
   * in between do not count.
   */
  readonly topLevel: boolean;
  /** Whether the node is in an unknown component, whose rules we cannot check. */
  readonly unknown?: boolean;
}

export interface ChildResolver {
  resolveChildren(children: readonly RootContent[], enclosure: Enclosure): RootContent[];
}

/** Returns whether a component has this name. Components cannot be part of a line of text. */
export const isBlockComponent = (name: string): boolean =>
  Object.hasOwn(components, name) || Object.hasOwn(expanders, name) || name === 'Include';

/** Reports a component inside a line of text. */
export function reportInline(
  node: Positioned & { name: string | null },
  context: PageContext,
): void {
  reportStructure(
    context,
    node,
    `<${node.name ?? ''}> is inside a line of text.`,
    'Put the component on its own lines, with blank lines around it.',
  );
}

/** Wraps inline content in paragraphs; the parser does not wrap text between tags on one line. */
function wrapPhrasing(children: readonly RootContent[]): RootContent[] {
  const wrapped: RootContent[] = [];
  for (const child of children) {
    const last = wrapped.at(-1);
    if (!isPhrasing(child)) wrapped.push(child);
    else if (last?.type === 'paragraph' && last.data === inlineParagraph) last.children.push(child);
    else {
      const { position } = child;
      wrapped.push({
        type: 'paragraph',
        children: [child],
        data: inlineParagraph,
        ...(position && { position }),
      });
    }
  }
  return wrapped.filter(
    (child) =>
      child.type !== 'paragraph' || toString(child).trim() !== '' || child.data !== inlineParagraph,
  );
}

const inlineParagraph = {};

/** Returns whether a node is an unknown component, which `expandComponents` has reported. */
const isUnknown = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && !Object.hasOwn(components, node.name ?? '');

function checkContent(
  name: string,
  entry: ComponentEntry,
  node: MdxJsxFlowElement,
  children: readonly RootContent[],
  context: PageContext,
): void {
  const { content } = entry;
  if (content.kind === 'nothing') {
    if (children.length > 0) {
      report(
        context,
        node,
        `<${name}> takes no content.`,
        `Write <${name} … />, and move the content out of it.`,
      );
    }
  } else if (content.kind === 'only') {
    const stray = children.find((child) => {
      const isAllowed =
        child.type === 'mdxJsxFlowElement' && content.names.includes(child.name ?? '');
      return !isAllowed && !isUnknown(child);
    });
    if (stray !== undefined) {
      reportStructure(
        context,
        stray,
        `<${name}> may contain only ${content.names.map((each) => `<${each}>`).join(' and ')}.`,
        stray.type === 'list' && name === 'Steps'
          ? 'Write <Step title="Title"> for each item of the list.'
          : `Move this into a <${content.names[0] ?? ''}> or out of <${name}>.`,
      );
    }
  }
  const isRequired =
    content.kind === 'blocks' ? content.optional !== true : content.kind === 'only';
  if (children.length === 0 && isRequired) {
    reportStructure(context, node, `<${name}> is empty.`, 'Add content or remove it.');
  }
  if (content.kind === 'sentence') {
    const [first, second] = children;
    if (first === undefined && node.data?.isGenerated !== true)
      reportStructure(context, node, `<${name}> is empty.`, 'Write one sentence.');
    if (children.some(isUnknown)) return;
    if (second !== undefined || (first !== undefined && first.type !== 'paragraph')) {
      reportStructure(
        context,
        node,
        `<${name}> may contain only one paragraph.`,
        'Write one sentence.',
      );
    } else if (first?.type === 'paragraph' && first.children.some(({ type }) => type === 'link')) {
      report(
        context,
        node,
        `<${name}> is a link and contains another link.`,
        'Remove the link from its sentence.',
      );
    }
  }
}

function checkIcons(cards: readonly RootContent[], context: PageContext): void {
  const isIconless = (card: RootContent): boolean =>
    card.type === 'articleComponent' && card.attributes['icon'] === undefined;
  const iconless = cards.find(isIconless);
  if (iconless === undefined || cards.every(isIconless)) return;
  const advice = 'Add icon="…", or remove it from the other cards of the list.';
  report(context, iconless, 'This <Card> has no icon, but another in the list has one.', advice);
}

/**
 * Reports `<Variants>` above other fields, because readers would take the fields below it for
 * fields of the last variant.
 */
function checkVariantsLast(fields: readonly RootContent[], context: PageContext): void {
  const isVariants = (field: RootContent): boolean =>
    field.type === 'articleComponent' && field.name === 'Variants';
  const lastFieldIndex = fields.findLastIndex((field) => !isVariants(field));
  const misplaced = fields.slice(0, Math.max(lastFieldIndex, 0)).find(isVariants);
  if (misplaced === undefined) return;
  report(
    context,
    misplaced,
    '<Variants> has fields after it.',
    'Move <Variants> to the end of its <Fields>.',
  );
}

const partNames: Readonly<Record<string, string>> = { Tabs: 'Tab', Variants: 'Variant' };

function checkLabels(name: string, parts: readonly RootContent[], context: PageContext): void {
  const part = partNames[name];
  if (part === undefined) return;
  const shown = part === 'Tab' ? tabTitle : undefined;
  for (const { node, value } of duplicateComponents(parts, 'label', shown)) {
    const message = `<${name}> has two ${part.toLowerCase()}s with the label "${value}".`;
    report(context, node, message, `Give each <${part}> a different label.`);
  }
}

/** Checks a component and resolves its attributes and content. */
export function resolveComponent(
  node: MdxJsxFlowElement,
  enclosure: Enclosure,
  resolver: ChildResolver,
  context: PageContext,
): RootContent[] {
  const name = node.name ?? '';
  const entry = Object.hasOwn(components, name) ? components[name] : undefined;
  if (entry === undefined) {
    // The content is not prose, and resolving it would report the same mistake again.
    if (name === 'script' || name === 'style') return [];
    const { topLevel } = enclosure;
    return resolver.resolveChildren(node.children, { component: null, topLevel, unknown: true });
  }
  const isMisplaced = entry.parent !== undefined && enclosure.component !== entry.parent;
  if (isMisplaced && enclosure.unknown !== true) {
    reportStructure(
      context,
      node,
      `<${name}> is not directly inside <${entry.parent ?? ''}>.`,
      `Put it directly inside <${entry.parent ?? ''}>.`,
    );
  }
  const attributes = readAttributes(node, entry.attributes, context, [
    entry.link,
    ...(entry.isFigure === true || name === 'Video' ? ['src', 'dark', 'poster', 'captions'] : []),
  ]);
  // Menus that cannot be read would also be reported as not matching their table.
  if (attributes !== undefined && !checkListAttributes(node, context)) delete attributes['facets'];
  const content = asSteps(name, wrapPhrasing(withoutComments(node.children)), context);
  checkContent(name, entry, node, content, context);
  const isOnly = entry.content.kind === 'only';
  const children = resolver
    .resolveChildren(content, { component: name, topLevel: false })
    .filter((child) => !isOnly || child.type === 'articleComponent');
  checkLabels(name, children, context);
  if (name === 'Cards') checkIcons(children, context);
  if (name === 'Fields') checkVariantsLast(children, context);
  if (name === 'FileTree') resolveFileTree(children, context);
  if (attributes === undefined) return [];
  if (name === 'Endpoint') checkRun(attributes['run'], node, context);
  // The prefix prevents a step from taking the id of a heading with the same text.
  if (name === 'Step') attributes['id'] = context.ids.make(`step ${attributes['title'] ?? ''}`);

  const component: ArticleComponent = { type: 'articleComponent', name, attributes, children };
  if (node.position !== undefined) component.position = node.position;
  if (node.data !== undefined) component.data = { ...node.data };
  const attributeNode = (attribute: string) =>
    node.attributes.find(
      (a) => a.type === 'mdxJsxAttribute' && a.name === attribute && a.position !== undefined,
    ) ?? node;
  if (entry.link !== undefined && attributes[entry.link] !== undefined) {
    const link = resolveLink(attributes[entry.link] ?? '', attributeNode(entry.link), context);
    if (link === undefined) return [];
    attributes[entry.link] = link.href;
    component.external = link.external;
  }
  if (name === 'Video') return [completeVideo(component, attributeNode, context) ?? []].flat();
  if (entry.isFigure !== true) return [component];
  reportFileName(attributes['alt'] ?? '', attributeNode('alt'), context);
  return [completeFigure(component, attributeNode, context) ?? []].flat();
}
