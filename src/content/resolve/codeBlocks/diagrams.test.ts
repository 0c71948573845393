import { compile, htmlOf, problemsOf } from '../../fixtures';

const fence = (text: string, rest = '') => `\`\`\`mermaid${rest}\n${text}\n\`\`\``;

const flow = `flowchart TD
  A[Start] --> B{Decision}
  B -->|Yes| C[(Database)]
  B -- No --> D([Done])
  subgraph S [A group]
    C --> E
  end`;

const sequence = `sequenceDiagram
  participant A as Alice
  participant B
  A->>B: Hello {Network}
  B-->>A: Hi
  Note over A,B: A note
  loop every minute
    A->>B: ping
  end
  alt it works
    B->>A: yes
  else it fails
    B->>A: no
  end`;

const state = `stateDiagram-v2
  [*] --> Idle
  Idle --> Busy: start
  state Busy {
    [*] --> Working
  }
  Busy --> [*]`;

const classes = `classDiagram
  class Account {
    +String id
    +close()
  }
  Account <|-- Custody : is`;

const entities = `erDiagram
  CUSTOMER ||--o{ ORDER : places
  CUSTOMER {
    string name
  }`;

describe('diagrams', () => {
  it.each([flow, sequence, state, classes, entities])(
    'follow the theme and the Content-Security-Policy: %s',
    (text) => {
      const html = htmlOf(fence(text));
      expect(html).not.toMatch(
        /<style|\sstyle="|class="(?!a-figure|m-diagram)|\sdata-|@import|--_|#[\da-f]{3,6}\b/,
      );
      expect(html).toMatch(/fill="var\(--fig-/);
      expect(html).toMatch(/<svg[^>]* role="img" aria-label="Diagram\. /);
    },
  );

  it('have a caption, and a description in search and for screen readers', () => {
    const { article } = compile(fence(sequence, ' title="Greeting"'));
    expect(article.html).toContain('<figcaption>Greeting</figcaption>');
    expect(article.html).toContain(
      'aria-label="Diagram. Alice to B: Hello NumeriaNet; B to Alice: Hi;',
    );
    expect(article.records.at(-1)?.text).toMatch(/^Diagram\. Alice to B: Hello .* Greeting$/);
  });

  it('have a description without the tags of bold and italic words', () => {
    const html = htmlOf(fence('flowchart LR\n  A["**One**"] -->|<i>two</i>| B[Vec<u8>]'));
    expect(html).toContain('aria-label="Diagram. One to Vec&lt;u8&gt;: two."');
  });

  it('are written as Mermaid in the export', () => {
    expect(compile(fence('flowchart LR\n  A --> B')).article.markdown).toContain(
      '```mermaid\nflowchart LR\n  A --> B\n```',
    );
  });

  it('have ids that are unique on the page', () => {
    const html = htmlOf(
      `${fence('flowchart LR\n  A --> B')}\n\n${fence('flowchart LR\n  C --> D')}`,
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).toContain('url(#fig2-');
  });

  it.each(['graph LR;', 'flowchart LR ;  ', '%% A comment\ngraph LR;'])(
    'may have a semicolon after the direction: %j',
    (header) => {
      const body = (first: string) => fence(`${first}\n  A --> B;\n  B --> C;`);
      expect(problemsOf(body(header))).toEqual([]);
      expect(htmlOf(body(header))).toBe(htmlOf(body('graph LR')));
    },
  );

  it.each(['-->', '---', '-.->', '==>'])('may have a space before the label of %s', (arrow) => {
    const body = (space: string) => fence(`graph LR\n  A ${arrow}${space}|yes| B\n  B --> C`);
    expect(problemsOf(body(' '))).toEqual([]);
    expect(htmlOf(body(' '))).toBe(htmlOf(body('')));
    expect(htmlOf(body(' '))).toContain('yes');
  });

  it('point down if no direction is given', () => {
    expect(htmlOf(fence('flowchart\n  A --> B'))).toBe(htmlOf(fence('flowchart TB\n  A --> B')));
  });

  it('may have elements named after keywords of other kinds of diagram', () => {
    expect(problemsOf(fence('flowchart LR\n  box --> loop\n  loop --> A'))).toEqual([]);
  });

  it.each([
    [
      fence('"A" --> B'),
      '2:1 The first line of the diagram does not name its kind. Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram, or save a drawing in figures/.',
    ],
    [
      fence('gantt\n  title A'),
      '2:1 Diagrams of the kind "gantt" are not supported. Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram, or save a drawing in figures/.',
    ],
    [
      fence('flowchrt TD\n  A --> B'),
      '2:1 Diagrams of the kind "flowchrt" are not supported. Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram, or save a drawing in figures/.',
    ],
    [
      fence('---\ntitle: A\n---\nflowchart TD\n  A --> B'),
      '2:1 A diagram cannot have front matter. Remove it; write the title after ```mermaid, as title="…".',
    ],
    [
      fence('flowchart TD\n  A --> B\n  this is nothing !!'),
      '4:1 The diagram does not show "is" from this line. Check the syntax; only common features of Mermaid are supported.',
    ],
    [
      fence('flowchart TD\n  A["Bank\\n(EU)"] --> B'),
      '3:1 A line break in a diagram cannot be written as \\n. Write <br/> instead.',
    ],
    [
      fence('flowchart TD\n  A --> B\n  style A fill:#f00'),
      '4:1 Diagrams cannot have their own styles or links. Remove this line.',
    ],
    [
      fence('flowchart TD\n  A --> B\n  click A "/fees"'),
      '4:1 Diagrams cannot have their own styles or links. Remove this line, and put the link in the text.',
    ],
    [
      fence('flowchart TD\n  A[unclosed --> B'),
      '3:1 The diagram does not show "unclosed" from this line. Check the syntax; only common features of Mermaid are supported.',
    ],
    [fence(''), '1:1 The code block is empty. Add content or remove it.'],
  ])('with a mistake cause one problem: %j', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });
});
