import type { FileMistakes } from './version';

export const drawings: FileMistakes = {
  drawings: [
    [
      { 'figures/ring.svg': '<svg ><path/></svg>\n' },
      'figures/ring.svg:1:1 The drawing has no viewBox. Add viewBox="0 0 width height" to <svg>.',
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><path/></svg>\n' },
    ],
    [
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><path style="a"/><path style="b"/></svg>\n' },
      'figures/ring.svg:1:30 The attribute "style" is not allowed in drawings. This occurs in 2 places. Use presentation attributes: fill="var(--fig-fill)".',
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><path/></svg>\n' },
    ],
    [
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><script/></svg>\n' },
      'figures/ring.svg:1:24 <script> is not allowed in drawings. Use only shapes, text and gradients.',
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><path/></svg>\n' },
    ],
    [
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><rect fill="var(--fig-lnie)"/></svg>\n' },
      'figures/ring.svg:1:30 Unknown colour "--fig-lnie". Did you mean "--fig-line"?',
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><rect fill="var(--fig-line)"/></svg>\n' },
    ],
    [
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><rect fill="var(--fig-line"/></svg>\n' },
      'figures/ring.svg:1:30 The colour "var(--fig-line" is not closed. Write var(--fig-line).',
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><rect fill="var(--fig-line)"/></svg>\n' },
    ],
    [
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><rect heigth="4" width="4"/></svg>\n' },
      'figures/ring.svg:1:30 Unknown attribute "heigth". Did you mean "height"?',
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><rect height="4" width="4"/></svg>\n' },
    ],
    [
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><use href="#rnig"/><g id="ring"/></svg>\n' },
      'figures/ring.svg:1:29 The drawing has no id "rnig". Did you mean "ring"?',
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><use href="#ring"/><g id="ring"/></svg>\n' },
    ],
    [
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><g></svg>\n' },
      'figures/ring.svg:1:24 <g> is not closed before </svg>. Close it with </g>, or with /> if it is empty; or remove </svg>.',
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><g/></svg>\n' },
    ],
    [
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><text>{nope}</text></svg>\n' },
      'figures/ring.svg:1:30 Unknown token "{nope}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><text>\\{nope}</text></svg>\n' },
    ],
    [
      {
        'figures/ring.svg':
          '<svg viewBox="0 0 9 9"><image href="https://x.example/a.png"/></svg>\n',
      },
      'figures/ring.svg:1:24 <image> is not allowed in drawings. Use only shapes, text and gradients.',
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><path/></svg>\n' },
    ],
  ],
};
