import type { Mistakes } from './mistake';

export const code: Mistakes = {
  code: [
    [
      '```mermaid\ngantt\n  title A\n```',
      '2:1 Diagrams of the kind "gantt" are not supported. Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram, or save a drawing in figures/.',
      '```mermaid\nflowchart TD\n  A --> B\n```',
    ],
    [
      '```mermaid\nflowchart TD\n  A --> B\n  style A fill:#f00\n```',
      '4:1 Diagrams cannot have their own styles or links. Remove this line.',
      '```mermaid\nflowchart TD\n  A --> B\n```',
    ],
    [
      '```typescript file="/samples/client.tsx"\n```',
      '1:15 There is no sample /samples/client.tsx. Did you mean /samples/client.ts?',
      '```typescript file="/samples/client.ts"\n```',
    ],
    [
      '```typescript file="/samples/client.ts" region="conect"\n```',
      '1:41 /samples/client.ts has no region "conect". Did you mean "connect"?',
      '```typescript file="/samples/client.ts" region="connect"\n```',
    ],
    [
      '```typescript region="connect"\nx\n```',
      '1:15 The region option needs a file option. Add file="/samples/name.ts".',
      '```typescript file="/samples/client.ts" region="connect"\n```',
    ],
    [
      '```\nx\n```',
      '1:1 The code block has no language. Write ```text for plain text.',
      '```text\nx\n```',
    ],
    [
      '```qqlang\nx\n```',
      '1:4 Unknown code block language "qqlang", shown as plain text. Did you mean "erlang"?',
      '```text\nx\n```',
    ],
    [
      '```typscript\nx\n```',
      '1:4 Unknown code block language "typscript", shown as plain text. Did you mean "typescript"?',
      '```typescript\nx\n```',
    ],
    [
      '```bash Start the node\nx\n```',
      '1:9 "Start the node" is not a code block option. For a title, write title="Start the node".',
      '```bash title="Start the node"\nx\n```',
    ],
    [
      '```bash title=Start\nx\n```',
      '1:9 Unknown code block option "title=Start". Write title="Start".',
      '```bash title="Start"\nx\n```',
    ],
    [
      '```bash title="a" title="b"\nx\n```',
      '1:19 The block has two titles. Remove one of the two.',
      '```bash title="a"\nx\n```',
    ],
    [
      '```bash {1} {2}\nx\ny\n```',
      '1:13 The block has two lists of lines. Write all lines in one list: {1,3-5}.',
      '```bash {1,2}\nx\ny\n```',
    ],
    [
      '```bash {1-3}\nx\n```',
      '1:9 "{1-3}" is not a list of lines in this block. Write {1}, its only line.',
      '```bash {1}\nx\n```',
    ],
    [
      '```bash showLineNumber\nx\n```',
      '1:9 Unknown code block option "showLineNumber". Did you mean "showLineNumbers"?',
      '```bash showLineNumbers\nx\n```',
    ],
    [
      '```bash norun\nx\n```',
      '1:9 Unknown code block option "norun". Write norun="…", with quotes and no spaces around the equals sign.',
      '```bash norun="Needs a bank"\nx\n```',
    ],
    ['```text\n\n```', '1:1 The code block is empty. Add content or remove it.', '```text\nx\n```'],
    [
      '```text\nx\n\nText.',
      '1:1 The code block is not closed. Add a line with the closing fence.',
      '```text\nx\n```\n\nText.',
    ],
    [
      '```text\nx\n\n```bash\ny\n```',
      '1:1 The code block is not closed before the one on line 8. Add a line with the closing fence.',
      '```text\nx\n```\n\n```bash\ny\n```',
    ],
    [
      '```json\n{ "a": 1, }\n```',
      '2:11 Invalid JSON: unexpected comma before }. Remove the comma. For comments and omissions, write ```jsonc.',
      '```json\n{ "a": 1 }\n```',
    ],
    [
      '```json\n{ // note\n"a": 1 }\n```',
      '2:3 Invalid JSON: comments are not allowed. Remove the comment. For comments and omissions, write ```jsonc.',
      '```jsonc\n{ // note\n"a": 1 }\n```',
    ],
    [
      '```json\n"a": 1\n```',
      '2:4 Invalid JSON: unexpected : after the first value. Put everything in {} or [], or remove what follows the first value. For comments and omissions, write ```jsonc.',
      '```json\n{"a": 1}\n```',
    ],
    [
      '```json\n{"a": 1, "a": 2}\n```',
      '2:10 Invalid JSON: duplicate key "a". Remove one of the two. For comments and omissions, write ```jsonc.',
      '```json\n{"a": 1}\n```',
    ],
    [
      "```json\n{'a': 1}\n```",
      '2:2 Invalid JSON: single quotes. Use double quotes. For comments and omissions, write ```jsonc.',
      '```json\n{"a": 1}\n```',
    ],
    [
      '```json\n{a: 1}\n```',
      '2:2 Invalid JSON: unexpected a. Put names and strings in double quotes; write true, false and null without them. For comments and omissions, write ```jsonc.',
      '```json\n{"a": 1}\n```',
    ],
    [
      '```bash\nx # [!code hihglight]\n```',
      '2:1 Unknown line marker "[!code hihglight]". Write [!code highlight], [!code ++], [!code --] or [!code focus].',
      '```bash\nx # [!code highlight]\n```',
    ],
    [
      '```typescript\n// highlight-start\nx\n```',
      '2:1 highlight-start has no matching highlight-end. Add highlight-end after the last line to mark.',
      '```typescript\n// highlight-start\nx\n// highlight-end\n```',
    ],
    [
      '```typescript\nx\n// highlight-end\n```',
      '3:1 highlight-end has no matching highlight-start. Remove it, or add highlight-start above.',
      '```typescript\n// highlight-start\nx\n// highlight-end\n```',
    ],
    [
      '```typescript\nx\n// highlight-next-line\n```',
      '3:1 The highlight marker covers more lines than follow it. Put the marker above the lines to mark, lower its number, or remove it.',
      '```typescript\n// highlight-next-line\nx\n```',
    ],
  ],
  tokens: [
    ['The {netwrok}.', '1:5 Unknown token "{netwrok}". Did you mean {network}?', 'The {network}.'],
    [
      'The {fees}.',
      '1:5 The token "{fees}" is a group of values, which text cannot contain. Use one of its values, such as {fees.base}.',
      'The {fees.base}.',
    ],
    [
      'The {2 + 2}.',
      '1:5 "{2 + 2}" is not a token. Put a token such as {network} in the braces, or write \\{ for a literal brace.',
      'The \\{2 + 2}.',
    ],
    [
      'The fee `{fees.bas}`.',
      '1:10 Unknown token "{fees.bas}" in code. Did you mean {fees.base}?',
      'The fee `{fees.base}`.',
    ],
    [
      '```bash\necho {fees.never}\n```',
      '2:6 Unknown token "{fees.never}" in code. Use a value of reference/fees.yaml, or add the raw option to keep braces.',
      '```bash raw\necho {fees.never}\n```',
    ],
    [
      '[x](https://x.com/{customer_id})',
      '1:1 Unknown token "{customer_id}". Use a site name or a value of a file in reference/, or write %7B for a literal brace.',
      '[x](https://x.com/%7Bcustomer_id%7D)',
    ],
    [
      'A customer {customer_id}.',
      '1:12 Unknown token "{customer_id}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
      'A customer \\{customer_id}.',
    ],
  ],
};
