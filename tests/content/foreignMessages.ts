/** Expected messages for each page in tests/fixtures/foreign; pages without messages are valid. */
export const expectedMessages: Readonly<Record<string, readonly string[]>> = {
  '01-token-in-foreign-code.mdx': [],
  '02-inline-unknown-component.mdx': [
    '8:9 Unknown component <Badge>. Remove the tag, or write what it shows as text.',
    '12:5 Unknown component <Required>. See docs/authoring.md for the components, or write \\< for a less-than sign.',
  ],
  '03-language-suggestion.mdx': [],
  '04-fence-title-words.mdx': [
    '8:9 "Start the node on a host" is not a code block option. For a title, write title="Start the node on a host".',
    '12:9 "Request" is not a code block option. For a title, write title="Request".',
  ],
  '05-admonition-title-without-brackets.mdx': [
    '8:1 This line starts like an admonition but is not one. Write :::note[Before you begin].',
  ],
  '06-reference-definition.mdx': [
    '12:1 The link "./guide.md" does not name the file of a page. Write ./guide.mdx.',
  ],
  '07-html-comment-hides-rest.mdx': [
    '10:1 There is no image /documentation/a.png. Paths without a leading slash start at the folder of this file.',
    '12:1 There is no page /documentation/nowhere.mdx. Paths without a leading slash start at the folder of this file.',
  ],
  '08-heading-with-inline-tag.mdx': [
    '8:9 Unknown component <Badge>. Remove the tag, or write what it shows as text.',
    '12:4 Unknown component <If>. See docs/authoring.md for the components, or write \\< for a less-than sign.',
  ],
  '09-picture-as-link.mdx': [
    '8:2 "https://img.example/b.svg" is not a file of the documentation. Save the image in the folder of the version and write its path, such as ./name.png.',
    '10:1 There is no image /documentation/overview.png. Paths without a leading slash start at the folder of this file.',
    '12:1 The drawing /documentation/drawn.svg is not in the figures/ folder of the version. Save it there, and write /figures/name.svg.',
  ],
  '10-steps-with-headings.mdx': [],
  '11-head-element.mdx': [
    '8:1 The HTML element <head> is not allowed. Remove it; title and description come from the front matter.',
  ],
  '12-dot-in-address.mdx': [
    '8:5 There is no page /releases/v1.20.0.mdx. Paths with a leading slash start at the folder of the version.',
    '8:40 There is no page /documentation/v2.0.mdx. Paths without a leading slash start at the folder of this file.',
  ],
  '13-brackets-in-prose.mdx': [
    '8:50 Warning: The link [optional] is not defined. Write [optional](URL) for a link, or write \\[ for a literal bracket.',
    '10:4 Warning: The link [optional] is not defined. Write [optional](URL) for a link, or write \\[ for a literal bracket.',
  ],
  '14-known-twins.mdx': [
    '8:1 The HTML element <details> is not allowed. Write <Details summary="Title">, with blank lines around its content.',
    '15:1 Unknown component <Note>. Write :::note, the text and ::: on separate lines.',
    '17:1 Unknown component <Callout>. Write :::note, the text and ::: on separate lines.',
    '19:1 Unknown component <TabItem>. Write <Tab label="Name">.',
    '25:1 Unknown component <CardGroup>. Write <Cards>.',
    '29:1 Unknown component <Accordion>. Write <Details summary="Title">, with blank lines around its content.',
    '31:1 The HTML element <img> is not allowed. Write ![What it shows](./name.png).',
  ],
  '15-silent-syntax.mdx': [
    '8:3 ":rocket:" is not replaced by an emoji. Write the character itself, or \\: for a literal colon.',
    '8:23 "~" does not make a subscript. Write <sub>2</sub>, or \\~ for a literal tilde.',
    '8:32 "==" does not highlight text. Write **marked**, or \\== for literal equals signs.',
    '17:8 A formula needs two dollar signs on each side. Write $$x^2$$, or \\$ for a literal dollar sign.',
    '19:1 "::video" is not a component. Write a component, such as <Details>, or \\: for a literal colon.',
    '21:1 ":abbr" is not a component. Write a component, such as <Card>, an admonition (:::note), or \\: for a colon.',
  ],
  '16-expressions.mdx': [
    '8:1 Pages cannot import or export. Remove the import or export; components need no import.',
    '9:1 Pages cannot import or export. Remove the import or export; components need no import.',
    '11:1 Pages cannot import or export. Remove the import or export; components need no import.',
    '13:16 Unknown token "{Version}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
    '13:29 "{new Date().getFullYear()}" is not a token. Put a token such as {network} in the braces, or write \\{ for a literal brace.',
    '15:1 Unknown component <Part>. See docs/authoring.md for the components, or write \\< for a less-than sign.',
    '17:12 A formula needs two dollar signs on each side. Write $$x^2$$, or \\$ for a literal dollar sign.',
  ],
  '17-html-inline.mdx': [
    '12:26 The HTML element <a> is not allowed. Write [text](./page.mdx) for a link, or ## Heading {#id} for an anchor.',
  ],
  '18-headings.mdx': [
    '8:1 This heading is a second title; the front matter has the first. Remove this heading, or start it with ##.',
    '16:1 A level 5 heading follows a level 3 heading. Use #### here.',
  ],
  '19-json.mdx': [
    '10:3 Invalid JSON: comments are not allowed. Remove the comment. For comments and omissions, write ```jsonc.',
    '17:8 Invalid JSON: unexpected : after the first value. Put everything in {} or [], or remove what follows the first value. For comments and omissions, write ```jsonc.',
  ],
  '20-links.mdx': [
    '8:1 The link "./mpc_wallets.md" does not name the file of a page. Write ./mpc_wallets.mdx.',
    '8:24 The link "./mpc_wallets" does not name the file of a page. Write ./mpc_wallets.mdx.',
    '8:44 The link "/documentation/mpc_wallets" does not name the file of a page. Write /documentation/mpc_wallets.mdx.',
    '8:77 The link "mpc_wallets/" does not name the file of a page. Write mpc_wallets.mdx.',
    '8:96 The link "/documentation/mpc_wallets/" does not name the file of a page. Write /documentation/mpc_wallets.mdx.',
    '8:135 The title of a link is not shown. Remove it, and put what readers need to know into the text.',
    '8:135 The link "../regions.md" does not name the file of a page. Write ../regions.mdx.',
    '8:165 There is no page /documentation/@site/docs/mpc_wallets.mdx. Did you mean /documentation/mpc_wallets.mdx?',
    '8:198 Links with "pathname:" are not allowed. Write /api.json.',
  ],
  '21-tabs-in-list.mdx': [],
  '22-autolink-mail.mdx': [
    '8:6 URLs and email addresses in <> are not allowed. Write the URL without <>, or [text](URL).',
    '8:46 URLs and email addresses in <> are not allowed. Write the URL without <>, or [text](URL).',
  ],
  '23-less-than.mdx': [
    '8:6 "<=" does not start a component. Write \\< for a less-than sign, or put it in `code`.',
    '8:16 "<3" does not start a component. Write \\< for a less-than sign, or put it in `code`.',
    '8:23 "<y" does not start a component. Write \\< for a less-than sign, or put it in `code`.',
  ],
  '24-heading-in-tab.mdx': [],
  '25-iframe.mdx': [
    '8:1 The HTML element <iframe> is not allowed. Link to the content: [text](https://…).',
    '14:1 The HTML element <video> is not allowed. Write <Video src="./name.mp4" poster="./name.png" captions="./name.vtt" title="What it shows" />.',
  ],
  '26-style-object.mdx': [
    '8:1 The HTML element <div> is not allowed. Remove the tags and keep the content, with blank lines around it.',
  ],
  '27-table-pipe-in-code.mdx': [
    '10:1 The row has 3 cells, but the table header has 2. Remove the extra cells, or write \\| for a literal | in a cell, even in code.',
  ],
  '28-diff-comments.mdx': [
    '14:48 Unknown code block option "startLine=3". Remove it. The options are title="…", {1,3-5}, showLineNumbers, raw, wrap, collapsed, file="…", region="…", norun="…".',
  ],
  '29-front-matter-keys.mdx': [
    "2:1 These keys have no effect here: id, sidebar_position, slug, hide_title, tags, redirect_from, image. Remove them. The path of the file determines the page's URL. sidebars.yaml determines the order of pages.",
    '4:1 Unknown key "sidebar_label" in the front matter. Did you mean "sidebarLabel"?',
  ],
  '30-no-front-matter.mdx': [
    '1:1 The page has no front matter. Start the file with title: and description: between two --- lines.',
    '5:1 There is no image /documentation/a.png. Paths without a leading slash start at the folder of this file.',
  ],
  '31-crlf-bom.mdx': [],
  '32-toml.mdx': [
    "1:1 The front matter is TOML, which is not supported. Write it as YAML, such as title: 'Issuing', between two --- lines.",
  ],
  '33-drawings-of-tools.mdx': [
    'switch-without-viewbox.svg:1:1 The drawing has no viewBox. Add viewBox="0 0 width height" to <svg>.',
    'style-attribute.svg:1:62 The attribute "style" is not allowed in drawings. This occurs in 5 places. Use presentation attributes: fill="var(--fig-fill)".',
    'switch-without-viewbox.svg:2:3 <switch> is not allowed in drawings. Use only shapes, text and gradients.',
  ],
};
