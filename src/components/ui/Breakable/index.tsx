import { Fragment } from 'react';

/** A single camelCase word that may be too long for a narrow line. */
const longCamelCase = /^(?=.{20})[a-z][a-z0-9]*[A-Z][A-Za-z0-9]*$/;

/** Splits a long identifier before its capitals; returns any other text whole. */
export function breakableParts(text: string): readonly string[] {
  return longCamelCase.test(text) ? text.split(/(?<=[a-z0-9])(?=[A-Z])/) : [text];
}

/** Text in which a long identifier may break between its parts. */
export function Breakable({ text }: { readonly text: string }): React.JSX.Element {
  return (
    <>
      {breakableParts(text).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
