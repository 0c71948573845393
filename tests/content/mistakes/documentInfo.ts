import { withInfo } from './builders';
import type { FileMistakes } from './version';

const addInfo = 'Add "info": { "title": "…", "version": "1.0.0" }.';

function mistakesIn(name: string, version: string, member: string): FileMistakes[string] {
  const file = `reference/${name}.json`;
  const start = `{"${name}":"${version}",${member}`;
  const fixed = { [file]: withInfo(`${start}}`) };
  const info = `${file}:1:${start.length + 9}`;
  return [
    [{ [file]: `${start}}` }, `${file}:1:1 The document has no "info". ${addInfo}`, fixed],
    [
      { [file]: `${start},"info":{"version":"1"}}` },
      `${info} The info object has no "title". Add "title".`,
      fixed,
    ],
    [
      { [file]: `${start},"info":{"title":"Title"}}` },
      `${info} The info object has no "version". Add "version".`,
      fixed,
    ],
    [
      { [file]: `${start},"info":{"title":" ","version":"1"}}` },
      `${file}:1:${start.length + 18} "title" is empty. Write its text.`,
      fixed,
    ],
    [
      { [file]: withInfo(`{${member}}`) },
      `${file}:1:1 The document has no "${name}". Write "${name}": "${version}" at the start.`,
      fixed,
    ],
  ];
}

export const documentInfo: FileMistakes = {
  'information about documents': [
    ...mistakesIn('openapi', '3.1.0', '"paths":{}'),
    ...mistakesIn('openrpc', '1.3.2', '"methods":[]'),
  ],
};
