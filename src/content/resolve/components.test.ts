import { network } from '../../site/names';
import { problemsOf } from '../fixtures';

describe('mistakes: components', () => {
  it.each<[string, string[]]>([
    [
      '<Unknown />',
      [
        '1:1 Unknown component <Unknown>. Components are Tabs, Tab, Cards, Card, Steps, Step, Details, Figure, TableFilter, ApiObject, ApiOperation, DataTable, RpcIndex, RpcMethod.',
      ],
    ],
    [
      '<Tab label="x">\n\nhi\n\n</Tab>',
      ['1:1 <Tab> stands outside of <Tabs>. Put it directly into <Tabs>.'],
    ],
    ['<Tabz>\n\n</Tabz>', ['1:1 Unknown component <Tabz>. Did you mean <Tabs>?']],
    [
      '<Card title="x" href="./page.mdx">y</Card>',
      ['1:1 <Card> stands outside of <Cards>. Put it directly into <Cards>.'],
    ],
    [
      '<Cards>\n<Card title="x">y</Card>\n</Cards>',
      ['2:1 <Card> lacks the attribute "href". Write <Card href="text">.'],
    ],
    [
      '<Cards>\n<Card title="x" href="./nope.mdx">y</Card>\n</Cards>',
      ['2:17 There is no page /nope.mdx. Did you mean /page.mdx?'],
    ],
    [
      '<Cards>\ntext\n</Cards>',
      ['2:1 <Cards> holds nothing but <Card>. Put this into a <Card> or outside of <Cards>.'],
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
      [
        '2:7 An expression stands among the attributes of <Card>. Write each attribute as name="text".',
      ],
    ],
    [
      '<Cards>\n<Card title href="./page.mdx">y</Card>\n</Cards>',
      ['2:7 The attribute "title" of <Card> has no value. Write title="text".'],
    ],
    [
      '<Cards>\n<Card title="" href="./page.mdx">y</Card>\n</Cards>',
      ['2:7 The "title" of <Card> is empty. Write <Card title="text">.'],
    ],
    [
      '<Cards>\n<Card title="a" title="b" href="./page.mdx">y</Card>\n</Cards>',
      ['2:17 The attribute "title" of <Card> is given twice. Take one away.'],
    ],
    [
      '<Cards>\n<Card title="{foo}" href="./page.mdx">y [z](./page.mdx)</Card>\n</Cards>',
      [
        '2:1 <Card> is a link and holds another one. Take the link in its sentence away.',
        '2:7 Unknown token "{foo}". Tokens are the names of the site and the values of the files in reference/; write \\{ for a brace in prose.',
      ],
    ],
    ['<Tabs>\n\n</Tabs>', ['1:1 <Tabs> is empty. Give it content or take it away.']],
    [
      'Text <Figure src="/figures/ring.svg" alt="x" /> more',
      [
        '1:6 <Figure> stands inside a line of text. Put the component on lines of its own, with empty lines around it.',
      ],
    ],
    [
      '<Figure src="/figures/none.svg" alt="x" />',
      [
        '1:9 There is no drawing /figures/none.svg. Check the name; drawings are SVG files in figures/ of the version.',
      ],
    ],
    [
      '<Figure src="ring.svg" alt="x" />',
      [
        '1:9 There is no drawing ring.svg. Name it from the folder of the version: src="/figures/name.svg".',
      ],
    ],
    [
      '<Figure src="/figures/ring.svg" />',
      ['1:1 <Figure> lacks the attribute "alt". Write <Figure alt="text">.'],
    ],
    [
      '<Details summary="x"></Details>',
      ['1:1 <Details> is empty. Give it content or take it away.'],
    ],
    [
      '<DataTable data="currencies.lst" columns="code: Code" />',
      [
        '1:1 There is no data "currencies.lst". Did you mean "currencies.list"? Correct the attributes of <DataTable>.',
      ],
    ],
    [
      '<DataTable data="currencies" columns="code: Code" />',
      [
        '1:1 The data "currencies" is not a list of entries with named values. Correct the attributes of <DataTable>.',
      ],
    ],
    [
      '<DataTable data="currencies.list" columns="cod: Code" />',
      [
        '1:1 No entry of "currencies.list" has a value "cod". Did you mean "code"? Correct the attributes of <DataTable>.',
      ],
    ],
    [
      '<DataTable data="currencies.list" columns="code" />',
      [
        '1:1 "code" is no column; write key: Heading, joined by semicolons. Correct the attributes of <DataTable>.',
      ],
    ],
    [
      '<DataTable data="currencies.list" columns="code: C: cod" />',
      [
        '1:1 "cod" is no format of a column; the only one is code. Correct the attributes of <DataTable>.',
      ],
    ],
    [
      '<DataTable data="currencies.list" columns="bank: C" />',
      ['1:1 The column "bank" holds groups of values. Correct the attributes of <DataTable>.'],
    ],
    [
      '<DataTable />',
      [
        '1:1 <DataTable> lacks the attribute "data". Write <DataTable data="text">.',
        '1:1 <DataTable> lacks the attribute "columns". Write <DataTable columns="text">.',
      ],
    ],
    [
      '<RpcMethod name="x" />',
      ['1:1 The version has no reference/openrpc.json. Correct the attributes of <RpcMethod>.'],
    ],
    [
      '<a.b />',
      [
        '1:1 The HTML element <a.b> is not allowed. Use Markdown or one of the components; write \\< for a less-than sign.',
      ],
    ],
    [
      '<Steps>\n\n1. x\n\n</Steps>',
      ['3:1 <Steps> holds nothing but <Step>. Put this into a <Step> or outside of <Steps>.'],
    ],
    ['text\n<Tabs>\n<Tab label="a">\n\nx\n\n</Tab>\n</Tabs>', []],
    ['<Tabs><Tab label="a">x</Tab><Tab label="b">y</Tab></Tabs>', []],
    ['<Cards></Cards>', ['1:1 <Cards> is empty. Give it content or take it away.']],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});

describe('one mistake in a component', () => {
  const unknown = (place: string, name: string, meant: string) =>
    `${place} Unknown component <${name}>. Did you mean <${meant}>?`;

  it.each<[string, string[]]>([
    ['<Tbas size="1">\n<Tab label="a">\n\nx\n\n</Tab>\n</Tbas>', [unknown('1:1', 'Tbas', 'Tabs')]],
    ['<Tabs>\n<Tba label="a">\n\nx\n\n</Tba>\n</Tabs>', [unknown('2:1', 'Tba', 'Tab')]],
    [
      '[a](#a)\n\n<Detials summary="x">\n\n## A\n\n</Detials>\n\n### B',
      [unknown('3:1', 'Detials', 'Details')],
    ],
    [
      '<Cards>\n<Card title="a" href="./page.mdx">\n<p>x</p>\n</Card>\n</Cards>',
      [
        '3:1 The HTML element <p> is not allowed. Use Markdown or one of the components; write \\< for a less-than sign.',
      ],
    ],
    [
      '[b](#b)\n\n:::note\nx\n\n## A\n\n## B',
      ['3:1 The admonition ":::note" is not closed. Close it with a line :::.'],
    ],
    ['[a](#{netwrok})', ['1:1 Unknown token "{netwrok}". Did you mean {network}?']],
  ])('brings one message: %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});

const tabs = (...labels: string[]) =>
  ['<Tabs>', ...labels.map((label) => `<Tab label="${label}">\n\nx\n\n</Tab>`), '</Tabs>'].join(
    '\n',
  );

describe('labels of tabs', () => {
  it.each<[string, string, string[]]>([
    ['differ', tabs('bash', 'rust'), []],
    ['are apart in two <Tabs>', `${tabs('bash')}\n\n${tabs('bash')}`, []],
    [
      'are equal',
      tabs('bash', 'rust', 'bash'),
      ['12:1 <Tabs> has two tabs with the label "bash". Give each <Tab> a label of its own.'],
    ],
    [
      'are equal once tokens are replaced',
      tabs('{network}', network),
      [`7:1 <Tabs> has two tabs with the label "${network}". Give each <Tab> a label of its own.`],
    ],
  ])('%s', (_name, body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
