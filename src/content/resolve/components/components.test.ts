import { problemsOf } from '../../fixtures';

describe('checks of components', () => {
  it.each<[string, string[]]>([
    [
      '<Unknown />',
      [
        '1:1 Unknown component <Unknown>. See docs/authoring.md for the components, or write \\< for a less-than sign.',
      ],
    ],
    [
      '<Tab label="x">\n\nhi\n\n</Tab>',
      ['1:1 <Tab> is not directly inside <Tabs>. Put it directly inside <Tabs>.'],
    ],
    ['<Tabz>\n\n</Tabz>', ['1:1 Unknown component <Tabz>. Did you mean <Tabs>?']],
    [
      '<Card title="x" href="./page.mdx">y</Card>',
      ['1:1 <Card> is not directly inside <Cards>. Put it directly inside <Cards>.'],
    ],
    [
      '<Cards>\n<Card title="x">y</Card>\n</Cards>',
      ['2:1 <Card> needs the attribute "href". Write <Card href="text">.'],
    ],
    [
      '<Cards>\n<Card title="x" href="./nope.mdx">y</Card>\n</Cards>',
      [
        '2:17 There is no page /nope.mdx. Paths without a leading slash start at the folder of this file.',
      ],
    ],
    [
      '<Cards>\ntext\n</Cards>',
      ['2:1 <Cards> may contain only <Card>. Move this into a <Card> or out of <Cards>.'],
    ],
    [
      '<Cards>\n<Card title="x" hrf="./page.mdx">y</Card>\n</Cards>',
      ['2:17 Unknown attribute "hrf" of <Card>. Did you mean "href"?'],
    ],
    [
      '<Cards>\n<Card title={x} href="./page.mdx">y</Card>\n</Cards>',
      ['2:7 The attribute "title" of <Card> is an expression. Write title="text".'],
    ],
    [
      '<Cards>\n<Card {...x} title="x" href="./page.mdx">y</Card>\n</Cards>',
      ['2:7 <Card> has an expression among its attributes. Write each attribute as name="text".'],
    ],
    [
      '<Cards>\n<Card title href="./page.mdx">y</Card>\n</Cards>',
      ['2:7 The attribute "title" of <Card> has no value. Write title="text".'],
    ],
    [
      '<Cards>\n<Card title="" href="./page.mdx">y</Card>\n</Cards>',
      ['2:7 The attribute "title" of <Card> is empty. Write <Card title="text">.'],
    ],
    [
      '<Cards>\n<Card title="a" title="b" href="./page.mdx">y</Card>\n</Cards>',
      ['2:17 Duplicate attribute "title" of <Card>. Remove one of the two.'],
    ],
    [
      '<Cards>\n<Card title="{foo}" href="./page.mdx">y [z](./page.mdx)</Card>\n</Cards>',
      [
        '2:1 <Card> is a link and contains another link. Remove the link from its sentence.',
        '2:7 Unknown token "{foo}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
      ],
    ],
    ['<Tabs>\n\n</Tabs>', ['1:1 <Tabs> is empty. Add content or remove it.']],
    [
      'Text <Figure src="/figures/ring.svg" alt="x" /> more',
      [
        '1:6 <Figure> is inside a line of text. Put the component on its own lines, with blank lines around it.',
      ],
    ],
    [
      '<Figure src="/figures/none.svg" alt="x" />',
      [
        '1:9 There is no drawing /figures/none.svg. Check the name; drawings are SVG files in the figures/ folder of the version.',
      ],
    ],
    [
      '<Figure src="ring.svg" alt="x" />',
      ['1:9 There is no drawing ring.svg. Write src="/figures/ring.svg".'],
    ],
    [
      '<Figure src="none.svg" alt="x" />',
      [
        '1:9 There is no drawing none.svg. Write the path from the folder of the version: src="/figures/name.svg".',
      ],
    ],
    [
      '<Figure src="/figures/ring.svg" />',
      ['1:1 <Figure> needs the attribute "alt". Write <Figure alt="text" />.'],
    ],
    ['<Details summary="x"></Details>', ['1:1 <Details> is empty. Add content or remove it.']],
    [
      '<DataTable data="currencies.lst" columns="code: Code" />',
      ['1:1 There is no data "currencies.lst". Did you mean "currencies.list"?'],
    ],
    [
      '<DataTable data="currencies" columns="code: Code" />',
      [
        '1:1 The data "currencies" is not a list of maps. Use the dotted name of a list, such as currencies.list.',
      ],
    ],
    [
      '<DataTable data="currencies.list" columns="cod: Code" />',
      ['1:1 No entry of "currencies.list" has a key "cod". Did you mean "code"?'],
    ],
    [
      '<DataTable data="currencies.list" columns="code" />',
      [
        '1:1 "code" is not a column. Write each column as key: Heading, with semicolons between columns.',
      ],
    ],
    [
      '<DataTable data="currencies.list" columns="code: C: cod" />',
      ['1:1 Unknown column format "cod". Use code or link.'],
    ],
    [
      '<DataTable data="currencies.list" columns="bank: C" />',
      [
        '1:1 The column "bank" contains groups of values. Name a value in the groups, such as bank.name.',
      ],
    ],
    [
      '<DataTable />',
      [
        '1:1 <DataTable> needs the attributes "data", "columns". Write <DataTable data="text" columns="text" />.',
      ],
    ],
    [
      '<RpcMethod name="x" />',
      ['1:1 The version has no reference/openrpc.json. Add the file, or remove the component.'],
    ],
    [
      '<a.b />',
      [
        '1:1 The element <a.b> is not allowed. Use Markdown or a component, or write \\< for a less-than sign.',
      ],
    ],
    [
      '<Steps>\n\n1. x\n\n</Steps>',
      [
        '3:1 <Steps> may contain only <Step>. Write <Step title="Title"> for each item of the list.',
      ],
    ],
    [
      '<Cards>\n<Card icon="bolt" title="A" href="/page.mdx">x</Card>\n</Cards>',
      [
        expect.stringMatching(
          /^2:7 The attribute "icon" of <Card> cannot be "bolt"\. Use one of \w/,
        ),
      ],
    ],
    [
      '<Cards>\n<Card icon="cod" title="A" href="/page.mdx">x</Card>\n</Cards>',
      ['2:7 The attribute "icon" of <Card> cannot be "cod". Did you mean "code"?'],
    ],
    [
      '<Frame>\n![A](console.png)\n</Frame>',
      ['1:1 Unknown component <Frame>. Remove the tags and keep the image.'],
    ],
    [
      '<AccordionGroup>\n<Accordion>\nx\n</Accordion>\n</AccordionGroup>',
      [
        '1:1 Unknown component <AccordionGroup>. Remove the tags; the parts inside need no group.',
        '2:1 Unknown component <Accordion>. Write <Details summary="Title">, with blank lines around its content.',
      ],
    ],
    ['text\n<Tabs>\n<Tab label="a">\n\nx\n\n</Tab>\n</Tabs>', []],
    ['<Tabs><Tab label="a">x</Tab><Tab label="b">y</Tab></Tabs>', []],
    [
      '<Details titel="x" open>\n\ny\n\n</Details>',
      [
        '1:10 Unknown attribute "titel" of <Details>. <Details> takes summary.',
        '1:20 Unknown attribute "open" of <Details>. <Details> takes summary.',
      ],
    ],
    ['<Cards></Cards>', ['1:1 <Cards> is empty. Add content or remove it.']],
  ])('find the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});

describe('a mistake', () => {
  const unknownComponent = (position: string, name: string, suggestion: string) =>
    `${position} Unknown component <${name}>. Did you mean <${suggestion}>?`;

  it.each<[string, string[]]>([
    [
      '<Tbas size="1">\n<Tab label="a">\n\nx\n\n</Tab>\n</Tbas>',
      [unknownComponent('1:1', 'Tbas', 'Tabs')],
    ],
    ['<Tabs>\n<Tba label="a">\n\nx\n\n</Tba>\n</Tabs>', [unknownComponent('2:1', 'Tba', 'Tab')]],
    [
      '[a](#a)\n\n<Detials summary="x">\n\n## A\n\n</Detials>\n\n### B',
      [unknownComponent('3:1', 'Detials', 'Details')],
    ],
    [
      '<Cards>\n<Card title="a" href="./page.mdx">\n<p>x</p>\n</Card>\n</Cards>',
      [
        '3:1 The HTML element <p> is not allowed. Remove the tags and keep the content, with blank lines around it.',
      ],
    ],
    [
      '[b](#b)\n\n:::note\nx\n\n## A\n\n## B',
      ['3:1 The admonition ":::note" is not closed. Close it with :::.'],
    ],
    ['[a](#{netwrok})', ['1:1 Unknown token "{netwrok}". Did you mean {network}?']],
  ])('causes one problem: %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});

const tabs = (...labels: string[]) =>
  ['<Tabs>', ...labels.map((label) => `<Tab label="${label}">\n\nx\n\n</Tab>`), '</Tabs>'].join(
    '\n',
  );

describe('labels of tabs', () => {
  it.each<[string, string, string[]]>([
    ['may differ', tabs('bash', 'rust'), []],
    ['may be equal in different <Tabs>', `${tabs('bash')}\n\n${tabs('bash')}`, []],
    [
      'must not be equal in one <Tabs>',
      tabs('bash', 'rust', 'bash'),
      ['12:1 <Tabs> has two tabs with the label "bash". Give each <Tab> a different label.'],
    ],
    [
      'must not look equal in one <Tabs>',
      tabs('bash', 'Bash'),
      ['7:1 <Tabs> has two tabs with the label "Bash". Give each <Tab> a different label.'],
    ],
    [
      'must not be equal once tokens are replaced',
      tabs('{fees.base}', '5,000'),
      ['7:1 <Tabs> has two tabs with the label "5,000". Give each <Tab> a different label.'],
    ],
  ])('%s', (_name, body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
