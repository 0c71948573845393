import { z } from 'zod';
import type { BlockContent, DefinitionContent, ListItem, RootContent } from 'mdast';
import type { ComponentType } from 'react';
import {
  Admonition,
  admonitionLabels,
  type AdmonitionKind,
} from '../../components/article/Admonition';
import { Card, Cards } from '../../components/article/Cards';
import { iconNames } from '../../components/article/Cards/icons';
import { CodeBlock } from '../../components/article/CodeBlock';
import { Details } from '../../components/article/Details';
import { Endpoint } from '../../components/article/Endpoint';
import { Field, Fields, Variant, Variants } from '../../components/article/Fields';
import { Figure } from '../../components/article/Figure';
import { FileTree } from '../../components/article/FileTree';
import { Heading } from '../../components/article/Heading';
import { Step, Steps } from '../../components/article/Steps';
import { Tab, Tabs } from '../../components/article/Tabs';
import { Table } from '../../components/article/Table';
import { TableFilter } from '../../components/article/TableFilter';
import { Video } from '../../components/article/Video';
import { tabTitle } from '../../shared/tabTitle';
import { apiObject, apiOperation } from '../expandComponents/api';
import { dataTable } from '../expandComponents/dataTable';
import {
  moneyByState,
  stateDiagramExpander,
  states,
  webhookEvents,
} from '../expandComponents/lifecycles';
import { rpcErrors, rpcIndex, rpcMethod, rpcShared } from '../expandComponents/rpc';
import {
  rpcSubscription,
  rpcSubscriptionLimits,
  rpcSubscriptionNotes,
  rpcSubscriptions,
} from '../expandComponents/subscriptions';
import type { Expander } from '../expandComponents/expander';
import { attributeText, type ComponentEntry } from './componentEntry';
import { fieldComponents } from './fieldComponents';
import { mediaComponents } from './mediaComponents';
import { bulletList, emphasis, link, paragraph, strong, text } from '../mdast/make';

const blocks = (children: RootContent[]) => children as (BlockContent | DefinitionContent)[];

/** Returns a list item; the parent component becomes the list. */
const listItem = (children: RootContent[]): ListItem => ({
  type: 'listItem',
  spread: true,
  children: blocks(children),
});

/** The components that content may use, by name, except `<Include>` and those in `expanders`. */
export const components: Readonly<Record<string, ComponentEntry>> = {
  Tabs: {
    attributes: z.strictObject({ group: attributeText.optional() }),
    content: { kind: 'only', names: ['Tab'] },
    texts: [],
    toMarkdown: (_attributes, children) => children,
  },
  Tab: {
    attributes: z.strictObject({ label: attributeText }),
    parent: 'Tabs',
    content: { kind: 'blocks' },
    texts: ['label'],
    toMarkdown: ({ label = '' }, children) => [paragraph(strong(tabTitle(label))), ...children],
  },
  Cards: {
    attributes: z.strictObject({}),
    content: { kind: 'only', names: ['Card'] },
    texts: [],
    toMarkdown: (_attributes, children) => [bulletList(children as unknown as ListItem[])],
  },
  Card: {
    attributes: z.strictObject({
      title: attributeText,
      href: attributeText,
      icon: z.enum(iconNames).optional(),
    }),
    parent: 'Cards',
    content: { kind: 'sentence' },
    link: 'href',
    texts: ['title'],
    toMarkdown: ({ title = '', href = '' }, children) => {
      const [sentence] = children;
      const description = sentence?.type === 'paragraph' ? [text(': '), ...sentence.children] : [];
      return [listItem([paragraph(link(href, title), ...description)])] as unknown as RootContent[];
    },
  },
  Steps: {
    attributes: z.strictObject({}),
    content: { kind: 'only', names: ['Step'] },
    texts: [],
    toMarkdown: (_attributes, children) => [
      {
        type: 'list',
        ordered: true,
        start: 1,
        spread: true,
        children: children as unknown as ListItem[],
      },
    ],
  },
  Step: {
    attributes: z.strictObject({ title: attributeText }),
    parent: 'Steps',
    content: { kind: 'blocks' },
    texts: ['title'],
    toMarkdown: ({ title = '' }, children) =>
      [listItem([paragraph(strong(title)), ...children])] as unknown as RootContent[],
  },
  Details: {
    attributes: z.strictObject({ summary: attributeText }),
    content: { kind: 'blocks' },
    texts: ['summary'],
    toMarkdown: ({ summary = '' }, children) => [paragraph(strong(summary)), ...children],
  },
  Figure: {
    attributes: z.strictObject({
      src: attributeText,
      alt: attributeText,
      caption: attributeText.optional(),
      dark: attributeText.optional(),
    }),
    content: { kind: 'nothing' },
    isFigure: true,
    texts: ['alt', 'caption'],
    toMarkdown: ({ alt = '', caption, href, mermaid }) => [
      ...(caption === undefined ? [] : [paragraph(emphasis(caption))]),
      ...(mermaid === undefined
        ? []
        : [{ type: 'code' as const, lang: 'mermaid', value: mermaid }]),
      ...(mermaid === undefined
        ? [
            paragraph(
              href === undefined ? text(`Figure: ${alt}`) : { type: 'image', url: href, alt },
            ),
          ]
        : []),
    ],
  },
  ...mediaComponents,
  ...fieldComponents,
  Endpoint: {
    attributes: z.strictObject({
      label: attributeText,
      name: attributeText,
      run: attributeText.optional(),
    }),
    content: { kind: 'nothing' },
    texts: ['name'],
    toMarkdown: ({ label, name }) => [paragraph({ type: 'inlineCode', value: `${label} ${name}` })],
  },
  TableFilter: {
    attributes: z.strictObject({ label: attributeText, facets: attributeText.optional() }),
    content: { kind: 'nothing' },
    texts: [],
    toMarkdown: () => [],
  },
};

/** The searchable attributes and the Markdown of an admonition, written as `:::kind[Title]`. */
export const admonition: Pick<ComponentEntry, 'texts' | 'toMarkdown'> = {
  texts: ['title'],
  toMarkdown: ({ kind = 'note', title }, children) => [
    {
      type: 'blockquote',
      children: [
        paragraph(strong(title ?? admonitionLabels[kind as AdmonitionKind])),
        ...blocks(children),
      ],
    },
  ],
};

export const admonitionKinds = Object.keys(admonitionLabels);

/** Components that are replaced with generated content. */
export const expanders: Readonly<Record<string, Expander>> = {
  ApiObject: apiObject,
  ApiOperation: apiOperation,
  DataTable: dataTable,
  MoneyByState: moneyByState,
  RpcErrors: rpcErrors,
  RpcIndex: rpcIndex,
  RpcMethod: rpcMethod,
  RpcShared: rpcShared,
  RpcSubscription: rpcSubscription,
  RpcSubscriptionLimits: rpcSubscriptionLimits,
  RpcSubscriptionNotes: rpcSubscriptionNotes,
  RpcSubscriptions: rpcSubscriptions,
  StateDiagram: stateDiagramExpander,
  States: states,
  WebhookEvents: webhookEvents,
};

/** React components for elements that are not plain HTML, by their name in the tree. */
export const reactComponents: Readonly<Record<string, ComponentType<never>>> = {
  Admonition,
  Card,
  Cards,
  CodeBlock,
  Details,
  Endpoint,
  Field,
  Fields,
  Figure,
  FileTree,
  Heading,
  Step,
  Steps,
  Tab,
  Table,
  TableFilter,
  Tabs,
  Variant,
  Variants,
  Video,
};

export { externalLink } from '../../shared/externalLink';
