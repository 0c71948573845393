import type { Explanation } from './types';

/* Advice on HTML and on other documentation tools' syntax that is written differently here. */

/** HTML elements that may be used inside a line of text. */
export const inlineElements: ReadonlySet<string> = new Set(['abbr', 'br', 'kbd', 'sub', 'sup']);

export const removeTagsAdvice = 'Remove the tags and keep the content, with blank lines around it.';
export const tableAdvice = 'Write a Markdown table: | A | B |, then | --- | --- |.';
const listAdvice = 'Write a Markdown list: - item.';
const figureAdvice = 'Write <Figure src="/figures/name.svg" alt="What it shows" />.';
export const imageAdvice = 'Write ![What it shows](./name.png).';
export const detailsAdvice =
  'Write <Details summary="Title">, with blank lines around its content.';
export const linkAdvice = 'Link to the content: [text](https://…).';
const frontMatterAdvice = 'Remove it; title and description come from the front matter.';
const removeAdvice = 'Remove it.';

const htmlAdvice: Readonly<Record<string, string>> = {
  a: 'Write [text](./page.mdx) for a link, or ## Heading {#id} for an anchor.',
  b: 'Write **bold**.',
  strong: 'Write **bold**.',
  u: 'Write **bold**.',
  mark: 'Write **bold**.',
  ins: 'Write **bold**.',
  i: 'Write *italic*.',
  em: 'Write *italic*.',
  s: 'Write ~~text~~.',
  del: 'Write ~~text~~.',
  code: 'Write `code`.',
  tt: 'Write `code`.',
  pre: 'Write a code block: ```text.',
  hr: 'Write --- on its own line.',
  blockquote: 'Write > before each line.',
  center: removeTagsAdvice,
  div: removeTagsAdvice,
  p: removeTagsAdvice,
  section: removeTagsAdvice,
  article: removeTagsAdvice,
  aside: removeTagsAdvice,
  header: removeTagsAdvice,
  main: removeTagsAdvice,
  nav: removeTagsAdvice,
  span: 'Remove the tags and keep the content.',
  small: 'Remove the tags and keep the content.',
  font: 'Remove the tags and keep the content.',
  table: tableAdvice,
  tr: tableAdvice,
  td: tableAdvice,
  ul: listAdvice,
  ol: 'Write a Markdown list: 1. item.',
  li: listAdvice,
  dl: 'Write each term on its own line, and its definition on the next, after a colon and a space.',
  img: imageAdvice,
  picture: imageAdvice,
  svg: `Save it in figures/. ${figureAdvice}`,
  figure: figureAdvice,
  figcaption: figureAdvice,
  details: detailsAdvice,
  summary: detailsAdvice,
  audio: linkAdvice,
  embed: linkAdvice,
  iframe: linkAdvice,
  object: linkAdvice,
  video:
    'Write <Video src="./name.mp4" poster="./name.png" captions="./name.vtt" title="What it shows" />.',
  head: frontMatterAdvice,
  meta: frontMatterAdvice,
  title: frontMatterAdvice,
  link: removeAdvice,
  script: removeAdvice,
  style: removeAdvice,
  button: removeAdvice,
  form: removeAdvice,
  input: removeAdvice,
  label: removeAdvice,
  select: removeAdvice,
  textarea: removeAdvice,
  'ac:image': imageAdvice,
  'ac:link': 'Write [text](./page.mdx).',
  'ac:structured-macro': 'Write an admonition (:::note), a code block or a component.',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [
      `h${level}`,
      `Write ${'#'.repeat(Math.min(Math.max(level, 2), 5))} and the heading.`,
    ]),
  ),
};

const admonitionAdvice = (kind: string) => `Write :::${kind}, the text and ::: on separate lines.`;
export const tabsAdvice = 'Write <Tabs> with a <Tab label="Name"> for each part.';
export const cardsAdvice =
  'Write <Cards> with a <Card title="Title" href="./page.mdx"> for each link.';
const fileTreeAdvice = 'Write the files as a list: - folder/, with its files in a list below it.';
const removeTagAdvice = 'Remove the tag, or write what it shows as text.';

const componentAdvice: Readonly<Record<string, string>> = {
  Admonition: admonitionAdvice('note'),
  Alert: admonitionAdvice('note'),
  Aside: admonitionAdvice('note'),
  Callout: admonitionAdvice('note'),
  Note: admonitionAdvice('note'),
  Check: admonitionAdvice('tip'),
  Tip: admonitionAdvice('tip'),
  Important: admonitionAdvice('info'),
  Info: admonitionAdvice('info'),
  Warning: admonitionAdvice('warning'),
  Caution: admonitionAdvice('danger'),
  Danger: admonitionAdvice('danger'),
  Accordion: detailsAdvice,
  AccordionGroup: 'Remove the tags; the parts inside need no group.',
  Collapsible: detailsAdvice,
  Expandable: detailsAdvice,
  TabItem: 'Write <Tab label="Name">.',
  'Tabs.Tab': 'Write <Tab label="Name">.',
  'Cards.Card': 'Write <Card title="Title" href="./page.mdx">.',
  'FileTree.File': fileTreeAdvice,
  'FileTree.Folder': fileTreeAdvice,
  DocCardList: cardsAdvice,
  BrowserWindow: removeTagsAdvice,
  CodeBlock: 'Write a code block: ```text.',
  CodeGroup: tabsAdvice,
  CodeTabs: tabsAdvice,
  TabGroup: tabsAdvice,
  CardGrid: cardsAdvice,
  CardGroup: 'Write <Cards>.',
  Columns: cardsAdvice,
  LinkCard: cardsAdvice,
  Frame: 'Remove the tags and keep the image.',
  Image: imageAdvice,
  Img: imageAdvice,
  ThemedImage: 'Write <Figure src="./name.png" dark="./name-dark.png" alt="What it shows" />.',
  Fragment: 'Remove the tags and keep the content.',
  PackageManagerTabs: tabsAdvice,
  Badge: removeTagAdvice,
  Icon: removeTagAdvice,
  Tooltip: removeTagAdvice,
  AccordionItem: detailsAdvice,
  CodeExample: tabsAdvice,
  Heading: 'Write ## and the heading.',
  Link: 'Write [text](./page.mdx).',
  Latex: 'Write $$x^2$$.',
  Math: 'Write $$x^2$$.',
  Mermaid: 'Write a code block: ```mermaid.',
  Snippet: 'Write <Include file="/partials/name.md" />.',
  Spoiler: detailsAdvice,
  YouTube: linkAdvice,
  RequestExample: removeTagsAdvice,
  ResponseExample: removeTagsAdvice,
  Update: 'Write ## and the date or the version.',
  ParamField: tableAdvice,
  ResponseField: tableAdvice,
};

/** Inner elements that the message about an outer element covers, by the outer element's name. */
const coveredElements: Readonly<Record<string, readonly string[]>> = {
  'ac:image': ['ri:attachment', 'ri:url'],
  'ac:link': ['ac:link-body', 'ac:plain-text-link-body', 'ri:page'],
  'ac:structured-macro': ['ac:parameter', 'ac:plain-text-body', 'ac:rich-text-body'],
  Accordion: ['AccordionContent', 'AccordionItem', 'AccordionTrigger'],
  audio: ['source', 'track'],
  details: ['summary'],
  dl: ['dt', 'dd'],
  figure: ['figcaption', 'img', 'picture', 'source'],
  head: ['link', 'meta', 'script', 'style', 'title'],
  ol: ['li'],
  picture: ['img', 'source'],
  select: ['optgroup', 'option'],
  table: ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  ul: ['li'],
  video: ['source', 'track'],
};

/** Returns the names of the inner elements that the message about an element covers. */
export const elementsCoveredBy = (name: string): readonly string[] =>
  Object.hasOwn(coveredElements, name) ? (coveredElements[name] ?? []) : [];

/**
 * Returns whether a tag is an HTML element (its name starts with a lower-case letter) or a fragment
 * (it has no name).
 */
export const isHtml = (name: string): boolean => name === '' || /^[a-z]/.test(name);

/** Returns whether there is advice for an HTML element. */
export const isKnownHtml = (name: string): boolean => Object.hasOwn(htmlAdvice, name);

/** Returns the message and advice for an HTML element or a fragment in a page. */
export function explainHtml(name: string): Explanation {
  if (name === '') return { message: 'Fragments (<>) are not allowed.', advice: removeTagsAdvice };
  if (isKnownHtml(name)) {
    const message = `The HTML element <${name}> is not allowed.`;
    return { message, advice: htmlAdvice[name] ?? '' };
  }
  return {
    message: `The element <${name}> is not allowed.`,
    advice: 'Use Markdown or a component, or write \\< for a less-than sign.',
  };
}

const tabsAttributeAdvice: Readonly<Record<string, string>> = {
  groupId: 'Write group="name".',
  items: 'Remove it, and write each label on its tab: <Tab label="bash">.',
  syncKey: 'Write group="name".',
  values: 'Remove it, and write each label on its tab: <Tab label="bash">.',
};

/** Returns what to write instead of another tool's attribute; undefined if there is no advice. */
export const adviceOnAttribute = (component: string, attribute: string): string | undefined =>
  component === 'Tabs' && Object.hasOwn(tabsAttributeAdvice, attribute)
    ? tabsAttributeAdvice[attribute]
    : undefined;

/** Returns what to write instead of another tool's component; undefined if there is no advice. */
export function adviceOnComponent(name: string): string | undefined {
  return Object.hasOwn(componentAdvice, name) ? componentAdvice[name] : undefined;
}
