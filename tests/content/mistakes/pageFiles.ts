import { pageOf, type FileMistakes } from './version';

export const pageFiles: FileMistakes = {
  'front matter': [
    [
      { 'page.mdx': 'Text.\n' },
      'page.mdx:1:1 The page has no front matter. Start the file with title: and description: between two --- lines.',
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { 'page.mdx': '+++\ntitle = "A"\n+++\n\nText.\n' },
      "page.mdx:1:1 The front matter is TOML, which is not supported. Write it as YAML, such as title: 'Issuing', between two --- lines.",
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { 'page.mdx': '{\n  "title": "Page"\n}\n\nText.\n' },
      "page.mdx:1:1 The front matter is JSON, which is not supported. Write it as YAML, such as title: 'Issuing', between two --- lines.",
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { 'page.mdx': '---\ntitle: Page\n\nText.\n' },
      'page.mdx:1:1 The front matter is not closed. Close it with ---.',
      { 'page.mdx': pageOf('Page') },
    ],
    [
      {
        'page.mdx':
          '---\ndescription: A description of this page which is long enough for the check.\n---\n\nText.\n',
      },
      "page.mdx:1:1 The front matter has no title. Write a string, such as title: 'Issuing'.",
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { 'page.mdx': '---\ntitle: Page\n---\n\nText.\n' },
      'page.mdx:1:1 The front matter has no description. Write one sentence.',
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { 'page.mdx': '---\ntitle: Page\ndescription: Too short.\n---\n\nText.\n' },
      'page.mdx:3:14 The description has 10 characters. Write one sentence of 50 to 170 characters.',
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { 'page.mdx': pageOf('') },
      "page.mdx:2:8 The value of title is empty. Write a string, such as title: 'Issuing'.",
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { 'page.mdx': pageOf('2024') },
      "page.mdx:2:8 YAML reads the value of title as a number, not a string. Quote it: title: '2024'.",
      { 'page.mdx': pageOf("'2024'") },
    ],
    [
      { 'page.mdx': pageOf('{Network}') },
      "page.mdx:2:8 The value of title starts with a brace, so YAML reads it as a map. Quote it: title: '{Network}'.",
      { 'page.mdx': pageOf("'{Network}'") },
    ],
    [
      { 'page.mdx': pageOf("'{nope}'") },
      'page.mdx:2:8 Unknown token "{nope}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
      { 'page.mdx': pageOf("'\\{nope}'") },
    ],
    [
      { 'page.mdx': pageOf('Page: more') },
      "page.mdx:2:8 Invalid YAML: a value contains a colon, or a line has the wrong indentation. Put the value in single quotes: key: '{Network}: a value'.",
      { 'page.mdx': pageOf("'Page: more'") },
    ],
    [
      { 'page.mdx': pageOf('!foo x') },
      'page.mdx:2:13 The YAML tag "!foo" is not supported. Remove it, or put the value in quotes: key: \'!value\'.',
      { 'page.mdx': pageOf("'!foo x'") },
    ],
    [
      { 'page.mdx': pageOf('"a\\u0007b"') },
      'page.mdx:2:8 The value contains a control character. Remove the escape, such as \\u0007.',
      { 'page.mdx': pageOf('"ab"') },
    ],
    [
      {
        'page.mdx':
          '---\ntitle: a\u0007b\ndescription: A description of this page which is long enough for the check.\n---\n\nText.\n',
      },
      'page.mdx:2:9 Unexpected control character U+0007. Delete it, or write its code as text.',
      { 'page.mdx': pageOf('ab') },
    ],
    [
      { 'page.mdx': pageOf('Page', '\nslug: /x\nsidebar_position: 1') },
      "page.mdx:4:1 These keys have no effect here: slug, sidebar_position. Remove them. The path of the file determines the page's URL. sidebars.yaml determines the order of pages.",
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { 'page.mdx': pageOf('Page', '\nsidebar_label: X') },
      'page.mdx:4:1 Unknown key "sidebar_label" in the front matter. Did you mean "sidebarLabel"?',
      { 'page.mdx': pageOf('Page', '\nsidebarLabel: X') },
    ],
    [
      { 'page.mdx': pageOf('Page', '\ntitle: Two') },
      'page.mdx:4:1 Duplicate key "title". Remove one of the two.',
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { 'page.mdx': pageOf('Page', '\nkeywords: [a, A]') },
      'page.mdx:4:15 Duplicate keyword "A". Remove one of the two.',
      { 'page.mdx': pageOf('Page', '\nkeywords: [a]') },
    ],
    [
      { 'page.mdx': pageOf('Page', '\nkeywords: fees') },
      'page.mdx:4:11 The value of keywords has the wrong type. Write a list of strings, such as keywords: [fees, accounts].',
      { 'page.mdx': pageOf('Page', '\nkeywords: [fees]') },
    ],
    [
      { 'page.mdx': pageOf('Page', '\ntoc: no') },
      'page.mdx:4:6 The value of toc has the wrong type. Write true or false.',
      { 'page.mdx': pageOf('Page', '\ntoc: false') },
    ],
    [
      { 'page.mdx': pageOf('Page', '\nkind: tutorial') },
      'page.mdx:4:7 "tutorial" is not a kind of page. Write one of guide, concept, overview.',
      { 'page.mdx': pageOf('Page', '\nkind: guide') },
    ],
    [
      { 'page.mdx': pageOf('Home') },
      'page.mdx:2:1 index.mdx has the same title, "Home". Change one of the two titles.',
      { 'page.mdx': pageOf('Page') },
    ],
  ],
  addresses: [
    [
      { 'page/index.mdx': pageOf('Other') },
      'page/index.mdx:1:1 The page has the same address as page.mdx. Rename one of them, or merge them.',
      {},
    ],
    [
      {
        'logo.svg.mdx': pageOf('Logo'),
        'sidebars.yaml':
          'documentationSidebar:\n  - /\n  - page\n  - logo.svg\napiSidebar:\n  - api\n',
      },
      'logo.svg.mdx:1:1 The address /logo.svg conflicts with static/logo.svg. Rename one of them.',
      {},
    ],
    [
      {
        'search.mdx': pageOf('Find'),
        'sidebars.yaml':
          'documentationSidebar:\n  - /\n  - page\n  - search\napiSidebar:\n  - api\n',
      },
      'search.mdx:1:1 /search is reserved for a page of the site itself. Rename the file or its folder.',
      {},
    ],
    [
      {
        'page-data/x.mdx': pageOf('Data'),
        'sidebars.yaml':
          'documentationSidebar:\n  - /\n  - page\n  - page-data/x\napiSidebar:\n  - api\n',
      },
      'page-data/x.mdx:1:1 /page-data is reserved for files that the build writes. Rename the file or its folder.',
      {},
    ],
    [
      {
        'a.html.mdx': pageOf('Html'),
        'sidebars.yaml':
          'documentationSidebar:\n  - /\n  - page\n  - a.html\napiSidebar:\n  - api\n',
      },
      'a.html.mdx:1:1 The address of this page would end in .html. Remove .html from the name: hosts may redirect such addresses.',
      {},
    ],
    [
      {
        'a b.mdx': pageOf('Space'),
        'sidebars.yaml': 'documentationSidebar:\n  - /\n  - page\n  - a b\napiSidebar:\n  - api\n',
      },
      'a b.mdx:1:1 The path contains characters that addresses of pages cannot have. Use only unaccented letters, digits, "_", "-", "." and name tokens such as {brand}.',
      {},
    ],
    [
      { 'notes.md': 'x' },
      'notes.md:1:1 This file is not part of the documentation. Pages end in .mdx: rename it to notes.mdx.',
      {},
    ],
    [
      {
        '{nope}.mdx': pageOf('Nope'),
        'sidebars.yaml':
          'documentationSidebar:\n  - /\n  - page\n  - "{nope}"\napiSidebar:\n  - api\n',
      },
      '{nope}.mdx:1:1 The path contains an unknown token. Use {brand} or {network}, or remove the braces.',
      {},
    ],
  ],
};
