import type { Mistakes } from './mistake';

const admonition = 'Write :::note, the text and ::: on separate lines.';

/** Syntax of MyST, MkDocs, GitBook, Hugo and others that marks blocks and roles. */
export const directives: Mistakes = {
  'directives and roles of MyST': [
    [
      ':::{note}\nText.\n:::',
      `1:1 "{note}" is a MyST directive. ${admonition}`,
      ':::note\nText.\n:::',
    ],
    [
      ':::{admonition} My title\n:class: tip\n\nText.\n:::',
      '1:1 "{admonition}" is a MyST directive. Write :::note[My title], the text and ::: on separate lines.',
      ':::note[My title]\nText.\n:::',
    ],
    [
      ':::{seealso}\nText.',
      '1:1 "{seealso}" is a MyST directive. Write :::info, the text and ::: on separate lines.',
      ':::info\nText.\n:::',
    ],
    [
      '```{warning} Before you start\n:name: a\n\nText.\n```',
      '1:1 "{warning}" is a MyST directive. Write :::warning, the text and ::: on separate lines.',
      ':::warning\nText.\n:::',
    ],
    [
      '```{code-block} python\n:linenos:\n\nx = 1\n```',
      '1:1 "{code-block}" is a MyST directive. Write ```python.',
      '```python\nx = 1\n```',
    ],
    [
      '```{include} ../note.md\n```',
      '1:1 "{include}" is a MyST directive. Write <Include file="/partials/name.md" />.',
      '<Include file="/partials/note.md" />',
    ],
    [
      '```{unheard-of}\n```',
      '1:1 "{unheard-of}" is a MyST directive. Write it in Markdown, as an admonition (:::note) or as a component.',
      ':::note\nText.\n:::',
    ],
    [
      'See {ref}`a-label`.',
      '1:5 "{ref}" is a MyST role. Write [text](./page.mdx) for a link, or just `code`.',
      'See [text](./page.mdx).',
    ],
    ['H{sub}`2`O.', '1:2 "{sub}" is a MyST role. Write <sub>2</sub>.', 'H<sub>2</sub>O.'],
    [
      '(my-label)=\n\n## A\n\nText.',
      '1:1 "(my-label)=" is a MyST target. Write the id after the heading below it: ## Heading {#my-label}.',
      '## A {#my-label}\n\nText.',
    ],
    [
      '% A note.\nText.',
      '1:1 A line that starts with % is shown as it is. Write {/* … */} for a comment.',
      '{/* A note. */}\n\nText.',
    ],
    [
      '.. _label:\n\n## A\n\nText.',
      '1:1 ".. _label:" is a reStructuredText target. Write the id after the heading below it: ## Heading {#label}.',
      '## A {#label}\n\nText.',
    ],
    [
      '.. code-block:: rust',
      '1:1 ".. code-block::" is not Markdown. Write ```rust.',
      '```rust\nlet a;\n```',
    ],
    [
      'See <project:#label>.',
      '1:5 URLs and email addresses in <> are not allowed. Write the URL without <>, or [text](URL).',
      'See [label](./page.mdx).',
    ],
    [
      'Text.\n\n+++\n\nMore.',
      '3:1 "+++" is shown as it is. Replace it with --- for a dividing line, or remove it.',
      'Text.\n\n---\n\nMore.',
    ],
  ],
  'syntax of MkDocs': [
    [
      '=== "A"\n\n    Text.\n\n    More.',
      '1:1 Tabs cannot start with ===. Write <Tabs> with a <Tab label="Name"> for each part.',
      '<Tabs>\n<Tab label="A">\n\nText.\n\n</Tab>\n</Tabs>',
    ],
    [
      '--8<-- "note.md"',
      '1:4 Text cannot be included with --8<--. Write <Include file="/partials/name.md" />.',
      '<Include file="/partials/note.md" />',
    ],
    [
      '```ts\n--8<-- "client.ts"\n```',
      '2:1 Code cannot be included with --8<--. Write an empty code block with a file: ```ts file="/samples/name.ts".',
      '```ts file="/samples/client.ts"\n\n```',
    ],
    [
      '```rust\n{{#include client.rs}}\n```',
      '2:1 Code cannot be included with {{#include. Write an empty code block with a file: ```ts file="/samples/name.ts".',
      '```ts file="/samples/client.ts"\n\n```',
    ],
    [
      'Text that is ++new++.',
      '1:14 "++" does not underline text. Write **new**, or \\+ for a literal plus sign.',
      'Text that is **new**. C++ and a \\++b\\++ stay.',
    ],
    [
      'Press ++ctrl+c++.',
      '1:7 "++" does not show keys. Write <kbd>Ctrl</kbd>+<kbd>C</kbd>, or \\+ for a literal plus sign.',
      'Press <kbd>Ctrl</kbd>+<kbd>C</kbd>.',
    ],
    [
      'A ^^b^^.',
      '1:3 "^^" does not underline text. Write **b**, or \\^ for a literal caret.',
      'A **b**.',
    ],
    [
      '*[RFC]: Request for comments\n\nAn RFC.',
      '1:2 "*[RFC]:" does not explain an abbreviation. Write <abbr title="Full name">RFC</abbr> in the text.',
      'An <abbr title="Request for comments">RFC</abbr>.',
    ],
    [
      '## A { #b data-toc-label="c" }\n\nText.',
      '1:6 The braces after a heading may contain only an id. Write {#b}.',
      '## A {#b}\n\nText.',
    ],
    [
      '```yaml hl_lines="1 2" linenums="1"\na: 1\nb: 2\n```',
      '1:9 Unknown code block options "hl_lines="1 2" linenums="1"". Write {1,2} showLineNumbers.',
      '```yaml {1,2} showLineNumbers\na: 1\nb: 2\n```',
    ],
    [
      '```yaml { .annotate }\na: 1\n```',
      '1:9 Attributes in braces are not supported. Remove them.',
      '```yaml\na: 1\n```',
    ],
  ],
  'blocks of GitBook and Hugo': [
    [
      '{% hint style="warning" %}\nText.\n{% endhint %}',
      '1:1 "{% hint style="warning" %}" is a Liquid tag. Write :::warning, the text and ::: on separate lines.',
      ':::warning\nText.\n:::',
    ],
    [
      '{% tabs %}\n{% tab title="A" %}\nText.\n{% endtab %}\n{% endtabs %}',
      '1:1 "{% tabs %}" is a Liquid tag. Write <Tabs> with a <Tab label="Name"> for each part.',
      '<Tabs>\n<Tab label="A">\n\nText.\n\n</Tab>\n</Tabs>',
    ],
    [
      '{% stepper %}\n{% step %}\n## A\n\nText.\n{% endstep %}\n{% endstepper %}',
      '1:1 "{% stepper %}" is a Liquid tag. Write <Steps> with a <Step title="Title"> for each step.',
      '<Steps>\n<Step title="A">\n\nText.\n\n</Step>\n</Steps>',
    ],
    [
      '{{< details summary="A" >}}\nText.\n{{< /details >}}',
      '1:1 "{{< details summary="A" >}}" is a Hugo shortcode. Write <Details summary="Title">, with blank lines around its content.',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
    [
      '{{< param "version" >}}',
      '1:1 "{{< param "version" >}}" is a Hugo shortcode. Write a token such as {network}.',
      '{network}',
    ],
  ],
  'macros of Confluence': [
    [
      '{warning}\nText.\n{warning}',
      '1:1 "{warning}" is a Confluence macro. Write :::warning, the text and ::: on separate lines.',
      ':::warning\nText.\n:::',
    ],
    [
      '{code:c++}\nx\n{code}',
      '1:1 "{code:c++}" is a Confluence macro. Write ```cpp.',
      '```cpp\nx\n```',
    ],
    [
      '<ac:image><ri:attachment ri:filename="a.png" /></ac:image>',
      '1:1 The HTML element <ac:image> is not allowed. Write ![What it shows](./name.png).',
      '![A](./console.png)',
    ],
  ],
};
