import type { Mistakes } from './mistake';

const dedented =
  'This line ends the code block above it, because it is indented less than the fence. Indent every line of the block as far as its fence.';
const variable = (url: string) =>
  `"${url}" in this URL is a variable of another tool. Write the path of the page, or a token such as {network}.`;
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
      '1:5 "{{ x }}" is a variable of Liquid. Write the path of the page: [text](./page.mdx).',
      '[a](./page.mdx)',
    ],
    [
      '[a]({% link x.md %})',
      '1:5 "{% link x.md %}" is a tag of Liquid. Write the path of the page: [text](./page.mdx).',
      '[a](./page.mdx)',
    ],
    [
      '![a]({{ x }})',
      '1:6 "{{ x }}" is a variable of Liquid. Write the path of the image: ![What it shows](./name.png).',
      '![a](./console.png)',
    ],
    [
      '[a][b]\n\n[b]: {{ x }}',
      '3:6 "{{ x }}" is a variable of Liquid. Write a token such as {network}, or \\{ for each literal brace.',
      '[a][b]\n\n[b]: https://a.example/',
    ],
  ],
};
