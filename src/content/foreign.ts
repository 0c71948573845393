/* Advice for the syntax of HTML and other documentation tools that this site writes differently. */

/** HTML elements that may be used inside a line of text. */
export const inlineElements: ReadonlySet<string> = new Set(['abbr', 'br', 'kbd', 'sub', 'sup']);

const removeTags = 'Remove the tags and keep the content, with blank lines around it.';
const table = 'Write a Markdown table: | A | B |, then | --- | --- |.';
const list = 'Write a Markdown list: - item.';
const drawing = 'Write <Figure src="/figures/name.svg" alt="What it shows" />.';
const image = 'Write ![What it shows](./name.png).';
const details = 'Write <Details summary="Title">, with blank lines around its content.';
const linkToIt = 'Link to it: [text](https://…).';
const useFrontMatter = 'Remove it; title and description come from the front matter.';
const remove = 'Remove it.';

/** Advice on what to write instead of an HTML element, by name. */
const elements: Readonly<Record<string, string>> = {
  a: 'Write [text](./page.mdx) for a link, or ## Heading {#id} for an anchor.',
  b: 'Write **bold**.',
  strong: 'Write **bold**.',
  u: 'Write **bold**.',
  mark: 'Write **bold**.',
  i: 'Write *italic*.',
  em: 'Write *italic*.',
  s: 'Write ~~text~~.',
  del: 'Write ~~text~~.',
  code: 'Write `code`.',
  tt: 'Write `code`.',
  pre: 'Write a code block: ```text.',
  hr: 'Write --- on its own line.',
  blockquote: 'Write > before each line.',
  center: removeTags,
  div: removeTags,
  p: removeTags,
  section: removeTags,
  span: 'Remove the tags and keep the content.',
  small: 'Remove the tags and keep the content.',
  font: 'Remove the tags and keep the content.',
  table,
  tr: table,
  td: table,
  ul: list,
  ol: 'Write a Markdown list: 1. item.',
  li: list,
  dl: 'Write each term on a line, and below it a line with : and its definition.',
  img: image,
  picture: image,
  svg: `Save it in figures/. ${drawing}`,
  figure: drawing,
  figcaption: drawing,
  details,
  summary: details,
  audio: linkToIt,
  embed: linkToIt,
  iframe: linkToIt,
  object: linkToIt,
  video:
    'Write <Video src="./name.mp4" poster="./name.png" captions="./name.vtt" title="What it shows" />.',
  head: useFrontMatter,
  meta: useFrontMatter,
  title: useFrontMatter,
  link: remove,
  script: remove,
  style: remove,
  button: remove,
  form: remove,
  input: remove,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [
      `h${level}`,
      `Write ${'#'.repeat(Math.min(Math.max(level, 2), 5))} and the heading.`,
    ]),
  ),
};

const admonition = (kind: string) => `Write :::${kind}, the text and ::: on separate lines.`;
const tabs = 'Write <Tabs> with a <Tab label="Name"> for each part.';
const cards = 'Write <Cards> with a <Card title="Title" href="./page.mdx"> for each link.';
const removeTag = 'Remove the tag, or write what it shows as text.';

/** Advice on what to write instead of a component of another documentation tool, by name. */
const foreignComponents: Readonly<Record<string, string>> = {
  Admonition: admonition('note'),
  Alert: admonition('note'),
  Aside: admonition('note'),
  Callout: admonition('note'),
  Note: admonition('note'),
  Check: admonition('tip'),
  Tip: admonition('tip'),
  Important: admonition('info'),
  Info: admonition('info'),
  Warning: admonition('warning'),
  Caution: admonition('danger'),
  Danger: admonition('danger'),
  Accordion: details,
  AccordionGroup: 'Remove the tags; the parts inside need no group.',
  Collapsible: details,
  Expandable: details,
  TabItem: 'Write <Tab label="Name">.',
  CodeBlock: 'Write a code block: ```text.',
  CodeGroup: tabs,
  CodeTabs: tabs,
  TabGroup: tabs,
  CardGrid: cards,
  CardGroup: 'Write <Cards>.',
  Columns: cards,
  LinkCard: cards,
  Frame: 'Remove the tags and keep the image.',
  Image: image,
  Img: image,
  ThemedImage: 'Write <Figure src="./name.png" dark="./name-dark.png" alt="What it shows" />.',
  Badge: removeTag,
  Icon: removeTag,
  Tooltip: removeTag,
  ParamField: table,
  ResponseField: table,
};

/** Children that belong to an HTML element; the message about the element covers them. */
const coveredElements: Readonly<Record<string, readonly string[]>> = {
  audio: ['source', 'track'],
  details: ['summary'],
  dl: ['dt', 'dd'],
  figure: ['figcaption', 'img', 'picture', 'source'],
  head: ['link', 'meta', 'script', 'style', 'title'],
  ol: ['li'],
  picture: ['img', 'source'],
  table: ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  ul: ['li'],
  video: ['source', 'track'],
};

export const partsOf = (name: string): readonly string[] =>
  Object.hasOwn(coveredElements, name) ? (coveredElements[name] ?? []) : [];

/** Whether a name belongs to an HTML element, or is empty, as in a fragment. */
export const isHtml = (name: string): boolean => name === '' || /^[a-z]/.test(name);

/** Whether there is advice for an HTML element. */
export const isKnownHtml = (name: string): boolean => Object.hasOwn(elements, name);

/** Returns the message and advice for an HTML element or a fragment in a page. */
export function explainHtml(name: string): { message: string; advice: string } {
  if (name === '') return { message: 'Fragments (<>) are not allowed.', advice: removeTags };
  return {
    message: `The HTML element <${name}> is not allowed.`,
    advice: isKnownHtml(name)
      ? (elements[name] ?? '')
      : 'Use Markdown or a component, or write \\< for a less-than sign.',
  };
}

/** Returns what to write instead of a component of another tool; undefined if it is unknown. */
export function foreignComponent(name: string): string | undefined {
  return Object.hasOwn(foreignComponents, name) ? foreignComponents[name] : undefined;
}
