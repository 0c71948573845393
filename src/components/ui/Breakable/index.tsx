import { Fragment } from 'react';
import { breakableParts } from './breakableParts';

/** A text whose long identifiers may be broken between their parts. */
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
