import { Fragment } from 'react';

/** Matches a single identifier that may be too long for a narrow line. */
const longIdentifier = /^(?=.{20})[a-z][\w.]*$/;

/**
 * Splits a long identifier after separators, and before capitals that follow a lower-case
 * letter or digit; returns any other text whole.
 */
export function breakableParts(text: string): readonly string[] {
  return longIdentifier.test(text) ? text.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[._])(?=\w)/) : [text];
}

/** Text that may break between its parts if it is a single long identifier. */
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
