import type { Mistakes } from './mistake';

export const components: Mistakes = {
  components: [
    [
      '<Include file="/partials/wat.md" days="3" />',
      '1:10 There is no partial /partials/wat.md. Did you mean /partials/wait.md?',
      '<Include file="/partials/wait.md" days="3" />',
    ],
    [
      '<Include file="/partials/wait.md" />',
      '1:1 <Include> needs the attribute "days". Write <Include days="text" />.',
      '<Include file="/partials/wait.md" days="text" />',
    ],
    [
      'A <Badge>new</Badge> field.',
      '1:3 Unknown component <Badge>. Remove the tag, or write what it shows as text.',
      'A new field.',
    ],
    [
      '<Note>Text.</Note>',
      '1:1 Unknown component <Note>. Write :::note, the text and ::: on separate lines.',
      ':::note\nText.\n:::',
    ],
    [
      '<Accordion title="A">\n\nText.\n\n</Accordion>',
      '1:1 Unknown component <Accordion>. Write <Details summary="Title">, with blank lines around its content.',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
    [
      '<details>\n<summary>A</summary>\n\nText.\n\n</details>',
      '1:1 The HTML element <details> is not allowed. Write <Details summary="Title">, with blank lines around its content.',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
    [
      'A <b>bold</b> word.',
      '1:3 The HTML element <b> is not allowed. Write **bold**.',
      'A **bold** word.',
    ],
    [
      '<div style={{ color: "red" }}>\n\nText.\n\n</div>',
      '1:1 The HTML element <div> is not allowed. Remove the tags and keep the content, with blank lines around it.',
      'Text.',
    ],
    [
      '<head>\n  <title>A</title>\n  <meta name="a" />\n</head>',
      '1:1 The HTML element <head> is not allowed. Remove it; title and description come from the front matter.',
      'Text.',
    ],
    [
      '<iframe src="https://a.example/"></iframe>',
      '1:1 The HTML element <iframe> is not allowed. Link to the content: [text](https://…).',
      '[A](https://a.example/)',
    ],
    [
      '<TabItem label="A">\n\nText.\n\n</TabItem>',
      '1:1 Unknown component <TabItem>. Write <Tab label="Name">.',
      '<Tabs>\n<Tab label="A">\n\nText.\n\n</Tab>\n</Tabs>',
    ],
    [
      '<Tab label="A">\n\nText.\n\n</Tab>',
      '1:1 <Tab> is not directly inside <Tabs>. Put it directly inside <Tabs>.',
      '<Tabs>\n<Tab label="A">\n\nText.\n\n</Tab>\n</Tabs>',
    ],
    [
      '<Tabs>\n\nText.\n\nMore.\n\n</Tabs>',
      '3:1 <Tabs> may contain only <Tab>. Move this into a <Tab> or out of <Tabs>.',
      '<Tabs>\n<Tab label="A">\n\nText.\n\nMore.\n\n</Tab>\n</Tabs>',
    ],
    [
      '<Tabs>\n<Tab label="A">\n\nx\n\n</Tab>\n<Tab label="A">\n\ny\n\n</Tab>\n</Tabs>',
      '7:1 <Tabs> has two tabs with the label "A". Give each <Tab> a different label.',
      '<Tabs>\n<Tab label="A">\n\nx\n\n</Tab>\n<Tab label="B">\n\ny\n\n</Tab>\n</Tabs>',
    ],
    [
      '<Details summary="A"></Details>',
      '1:1 <Details> is empty. Add content or remove it.',
      '<Details summary="A">Text.</Details>',
    ],
    [
      '<Cards>\n<Card title="A" href="./page.mdx">A [b](./page.mdx).</Card>\n</Cards>',
      '2:1 <Card> is a link and contains another link. Remove the link from its sentence.',
      '<Cards>\n<Card title="A" href="./page.mdx">A b.</Card>\n</Cards>',
    ],
    [
      '<Cards>\n<Card title="A" href="./page.mdx">\n\nA.\n\nB.\n\n</Card>\n</Cards>',
      '2:1 <Card> may contain only one paragraph. Write one sentence.',
      '<Cards>\n<Card title="A" href="./page.mdx">\n\nA. B.\n\n</Card>\n</Cards>',
    ],
    [
      'Text <Figure src="/figures/ring.svg" alt="x" /> more.',
      '1:6 <Figure> is inside a line of text. Put the component on its own lines, with blank lines around it.',
      'Text\n\n<Figure src="/figures/ring.svg" alt="x" />\n\nmore.',
    ],
    [
      '<TableFilter label="Filter" />\n\nText.',
      '1:1 <TableFilter> has no table to filter. Put it before a table, without a level 2 heading in between.',
      '<TableFilter label="Filter" />\n\n| A |\n| - |\n| b |',
    ],
    ['Press <kbd></kbd>.', '1:7 <kbd> is empty. Add text or remove it.', 'Press <kbd>A</kbd>.'],
    [
      '<DataTable data="currencies.list" columns="code: Code">x</DataTable>',
      '1:1 <DataTable> takes no content. Write <DataTable … />, and move the content out of it.',
      '<DataTable data="currencies.list" columns="code: Code" />',
    ],
    [
      '<DataTable data="currencies.lst" columns="code: Code" />',
      '1:1 There is no data "currencies.lst". Did you mean "currencies.list"?',
      '<DataTable data="currencies.list" columns="code: Code" />',
    ],
    [
      '<DataTable data="currencies.list" columns="cod: Code" />',
      '1:1 No entry of "currencies.list" has a key "cod". Did you mean "code"?',
      '<DataTable data="currencies.list" columns="code: Code" />',
    ],
    [
      '<DataTable data="currencies.list" columns="code" />',
      '1:1 "code" is not a column. Write each column as key: Heading, with semicolons between columns.',
      '<DataTable data="currencies.list" columns="code: Code" />',
    ],
  ],
  attributes: [
    [
      '<Details summary=A>\n\nText.\n\n</Details>',
      '1:18 An attribute value starts with "A" instead of a quote. Put the value in double quotes: label="bash".',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
    [
      '<Details summary="A>\n\nText.\n\n</Details>',
      '1:1 The tag that starts here does not end. Close it with > or />, and its attributes with a quote, or write \\< for a less-than sign.',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
    [
      '<Details>\n\nText.\n\n</Details>',
      '1:1 <Details> needs the attribute "summary". Write <Details summary="text">.',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
    [
      '<Details summary="">\n\nText.\n\n</Details>',
      '1:10 The attribute "summary" of <Details> is empty. Write <Details summary="text">.',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
    [
      '<Details summary={A}>\n\nText.\n\n</Details>',
      '1:10 The attribute "summary" of <Details> is an expression. Write summary="text".',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
    [
      '<Details {...a} summary="A">\n\nText.\n\n</Details>',
      '1:10 <Details> has an expression among its attributes. Write each attribute as name="text".',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
    [
      '<Details summry="A" summary="B">\n\nText.\n\n</Details>',
      '1:10 Unknown attribute "summry" of <Details>. Did you mean "summary"?',
      '<Details summary="B">\n\nText.\n\n</Details>',
    ],
    [
      '<Details summary="A" summary="B">\n\nText.\n\n</Details>',
      '1:22 Duplicate attribute "summary" of <Details>. Remove one of the two.',
      '<Details summary="B">\n\nText.\n\n</Details>',
    ],
    [
      '<Details summary="{nope}">\n\nText.\n\n</Details>',
      '1:10 Unknown token "{nope}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
      '<Details summary="\\{nope}">\n\nText.\n\n</Details>',
    ],
    [
      '<abbr>API</abbr> calls.',
      '1:1 <abbr> needs the attribute "title". Write <abbr title="text">.',
      '<abbr title="Interface">API</abbr> calls.',
    ],
  ],
  syntax: [
    [
      'If a <= b.',
      '1:6 "<=" does not start a component. Write \\< for a less-than sign, or put it in `code`.',
      'If a \\<= b.',
    ],
    [
      'If a<b then.',
      '1:5 "<b" does not start a component. Write \\< for a less-than sign, or put it in `code`.',
      'If a\\<b then.',
    ],
    [
      'See <https://a.example/>.',
      '1:5 URLs and email addresses in <> are not allowed. Write the URL without <>, or [text](URL).',
      'See https://a.example/.',
    ],
    [
      'Mail <a@b.example>.',
      '1:6 URLs and email addresses in <> are not allowed. Write the URL without <>, or [text](URL).',
      'Mail a@b.example.',
    ],
    [
      'Text.\n\n<!-- open',
      '3:1 The HTML comment is not closed. Close it with -->, or write \\< for a less-than sign.',
      'Text.\n\n<!-- closed -->',
    ],
    [
      '<!DOCTYPE html>',
      '1:1 "<!" does not start a component. Remove it, or write \\< for a less-than sign.',
      'Text.',
    ],
    [
      '<Details summary="A">\n\nText.',
      '1:1 <Details> is not closed. Put </Details> on its own line after a blank line, or end the tag with /> if it has no content.',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
    [
      'Text.\n\n</Details>',
      '3:2 A closing tag has no opening tag. Add the opening tag, or remove the closing one.',
      'Text.',
    ],
    [
      '<Tabs>\n<Tab label="A">\n\nText.\n\n</Tabs>',
      '6:1 Found </Tabs>, expected </Tab>. First close <Tab>, which was opened on line 6.',
      '<Tabs>\n<Tab label="A">\n\nText.\n\n</Tab>\n</Tabs>',
    ],
    [
      'A {open brace.',
      '1:3 A "{" is not closed. Close it with }, or write \\{ for a literal brace.',
      'A \\{open brace.',
    ],
    [
      '- <Card\ntitle="a">',
      '1:3 A tag starts inside a list or quote and continues outside it. In a list, indent all lines of the tag; in a quote, start each with >.',
      '- a',
    ],
    [
      '> > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > deep',
      '1:1 The content is nested more than 50 levels deep. Use fewer levels of quotes, lists and components.',
      '> deep',
    ],
  ],
};
