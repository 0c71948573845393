import type { Mistakes } from './mistake';

const dedented =
  'This line ends the code block above it, because it is indented less than the fence. Indent every line of the block as far as its fence.';
const variable = (url: string) =>
  `"${url}" in this URL is template syntax that is not supported. Write the path of the page, or a token such as {network}.`;
const unknown = 'See docs/authoring.md for the components, or write \\< for a less-than sign.';

export const hasty: Mistakes = {
  'code outside its list item or quote': [
    ['- a\n\n  ```bash\n b\n c\n  ```', `4:1 ${dedented}`, '- a\n\n  ```bash\n  b\n  c\n  ```'],
    [
      '1. a\n\n   ```bash\n   b\nc\n   ```\n\n2. d',
      `5:1 ${dedented}`,
      '1. a\n\n   ```bash\n   b\n   c\n   ```\n\n2. d',
    ],
    ['- a\n  ```bash\n b\n  ```', `3:1 ${dedented}`, '- a\n  ```bash\n  b\n  ```'],
    [
      '> ```bash\n> a\nb\n> ```',
      '3:1 This line ends the code block above it, because it does not start with >. Start every line of the block with >.',
      '> ```bash\n> a\n> b\n> ```',
    ],
  ],
  'numbers without a space in an item': [
    [
      '- b\n  1.Connect\n  2.Send',
      '2:3 A list item needs a space after "1.". Add the space, or write 1\\. for literal text.',
      '- b\n  1. Connect\n  2. Send',
    ],
    [
      '- b\n  1)c',
      '2:3 A list item needs a space after "1)". Add the space, or write 1\\) for literal text.',
      '- b\n  1) c',
    ],
  ],
  'unknown tags in a line': [
    ['Send <AMOUNT> now.', `1:6 Unknown component <AMOUNT>. ${unknown}`, 'Send \\<AMOUNT> now.'],
    [
      'A <Badge>new one.',
      '1:3 Unknown component <Badge>. Remove the tag, or write what it shows as text.',
      'A new one.',
    ],
    [
      'A <Tabz>new one.',
      '1:3 Unknown component <Tabz>. Did you mean <Tabs>?',
      '<Tabs>\n<Tab label="A">\n\nA new one.\n\n</Tab>\n<Tab label="B">\n\nB.\n\n</Tab>\n</Tabs>',
    ],
  ],
  'variables of other tools in URLs': [
    ['[a](${x})', `1:1 ${variable('${x}')}`, '[a](./page.mdx)'],
    ['[a]({{x}}/b)', `1:1 ${variable('{{x}}')}`, '[a](./page.mdx)'],
    ['[a](<{{ x }}>)', `1:1 ${variable('{{ x }}')}`, '[a](./page.mdx)'],
    [
      '[a](https://a.example/${network})',
      `1:1 ${variable('${network}')}`,
      '[a](https://a.example/{network})',
    ],
    [
      '[a]({{ x }})',
      '1:5 "{{ x }}" is not a token. Write the path of the page: [text](./page.mdx).',
      '[a](./page.mdx)',
    ],
    [
      '[a]({% link x.md %})',
      '1:5 "{% link x.md %}" is a Liquid tag. Write the path of the page: [text](./page.mdx).',
      '[a](./page.mdx)',
    ],
    [
      '![a]({{ x }})',
      '1:6 "{{ x }}" is not a token. Write the path of the image: ![What it shows](./name.png).',
      '![a](./console.png)',
    ],
    [
      '[a][b]\n\n[b]: {{ x }}',
      '3:6 "{{ x }}" is not a token. Write a token such as {network}, or \\{ for each literal brace.',
      '[a][b]\n\n[b]: https://a.example/',
    ],
  ],
  'links written in haste': [
    [
      '[a](./page.mdx?)',
      '1:1 The query of the link is empty. Remove the question mark.',
      '[a](./page.mdx)',
    ],
    [
      '[a](https://user:secret@a.example/)',
      '1:1 The URL contains a user name or password, which readers could see. Remove it, up to and including the @.',
      '[a](https://a.example/)',
    ],
    [
      '[a](https:/a.example)',
      '1:1 "https:/a.example" is not a valid URL. Write https://a.example.',
      '[a](https://a.example)',
    ],
    [
      '[a](http:a.example)',
      '1:1 "http:a.example" is not a valid URL. Write http://a.example.',
      '[a](http://a.example)',
    ],
    [
      'See [a](./page.mdx.)',
      '1:5 The link "./page.mdx." does not name the file of a page. Write ./page.mdx.',
      'See [a](./page.mdx).',
    ],
    [
      '[[a](./page.mdx) b](./page.mdx)',
      '1:1 A link contains another link. Remove one of the two.',
      '[a b](./page.mdx)',
    ],
    [
      '[a](/page.mdx/)',
      '1:1 The link "/page.mdx/" does not name the file of a page. Write /page.mdx.',
      '[a](/page.mdx)',
    ],
    [
      '[a](./page.mdx#a#b)',
      '1:1 This page has no element with the id "a#b". It has no headings. Remove the anchor from the link.',
      '[a](./page.mdx)',
    ],
  ],
  'code blocks written in haste': [
    [
      '```json\n{"a": 1}\n{"b": 2}\n```',
      '3:1 Invalid JSON: unexpected { after the first value. Put everything in {} or [], or remove what follows the first value. For comments and omissions, write ```jsonc.',
      '```json\n[{"a": 1}, {"b": 2}]\n```',
    ],
    [
      '```bash {0}\na\n```',
      '1:9 "{0}" is not a list of lines in this block. Write {1}, its only line.',
      '```bash {1}\na\n```',
    ],
    [
      '```bash title="a" title\na\n```',
      '1:19 Unknown code block option "title". Write title="…", with quotes and no spaces around the equals sign.',
      '```bash title="a"\na\n```',
    ],
    [
      '`` a `',
      '1:1 Inline code starts with `` and is not closed. Close it with ``, or write \\` for a literal backtick.',
      '`a`',
    ],
  ],
  'components and partials written in haste': [
    [
      '<Details summary="a" open>\n\nA.\n\n</Details>',
      '1:22 Unknown attribute "open" of <Details>. <Details> takes summary.',
      '<Details summary="a">\n\nA.\n\n</Details>',
    ],
    [
      '<Details title="A">\n\nA.\n\n</Details>',
      '1:10 Unknown attribute "title" of <Details>. Did you mean "summary"?',
      '<Details summary="A">\n\nA.\n\n</Details>',
    ],
    [
      '<Include file="/partials/wait.md" days="3" dys="4" />',
      '1:44 Unknown attribute "dys" of <Include>. Did you mean "days"?',
      '<Include file="/partials/wait.md" days="3" />',
    ],
    [
      '<Include file="/partials/wait" days="3" />',
      '1:10 There is no partial /partials/wait. A partial is a file in partials/ that ends in .md.',
      '<Include file="/partials/wait.md" days="3" />',
    ],
    [
      '<Include file="wait.md" days="3" />',
      '1:10 There is no partial /wait.md. Did you mean /partials/wait.md?',
      '<Include file="/partials/wait.md" days="3" />',
    ],
  ],
  'images written in haste': [
    [
      '![a](./console.PNG)',
      '1:1 There is no image /console.PNG. Did you mean /console.png?',
      '![a](./console.png)',
    ],
    [
      '![a](./page.mdx)',
      '1:1 There is no image /page.mdx. Paths without a leading slash start at the folder of this file.',
      '[a](./page.mdx)',
    ],
  ],
  'tokens written in haste': [
    ['{Fees.base}', '1:1 Unknown token "{Fees.base}". Did you mean {fees.base}?', '{fees.base}'],
    [
      '{fees..base}',
      '1:1 "{fees..base}" is not a token. Put a token such as {network} in the braces, or write \\{ for a literal brace.',
      '{fees.base}',
    ],
  ],
  'attributes and ids written in haste': [
    [
      '<Cards>\n  <Card title="a" icon="kee" href="./page.mdx">\n    A.\n  </Card>\n</Cards>',
      '2:19 The attribute "icon" of <Card> cannot be "kee". Did you mean "key"?',
      '<Cards>\n  <Card title="a" icon="key" href="./page.mdx">\n    A.\n  </Card>\n</Cards>',
    ],
    [
      '## A {#A b}',
      '1:6 "A b" is not a valid id. Start with a letter, digit or _; after that, - . and : are allowed too.',
      '## A {#a-b}',
    ],
    [
      '<Fields label="A">\n  <Field name="a" type="text" required="true" />\n</Fields>',
      '2:31 The attribute "required" of <Field> cannot be "true". Write <Field required="yes" /> or <Field required="no" />.',
      '<Fields label="A">\n  <Field name="a" type="text" required="yes" />\n</Fields>',
    ],
  ],
  'tables and trees written in haste': [
    [
      '| a | b |\n| === | === |\n| 1 | 2 |',
      '1:1 The row below the header of the table is malformed. Write | --- | --- | in its place.',
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      '<FileTree>\n\nText\n\n</FileTree>',
      '3:1 <FileTree> may contain only one bullet list. Write each file as - name, and indent the files of a folder by two spaces.',
      '<FileTree>\n\n- text.md\n\n</FileTree>',
    ],
  ],
};
