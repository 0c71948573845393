import { codeParts } from './codeParts';

/** Code that wraps between its `codeParts`. */
export function BreakableCode({ text }: { readonly text: string }): React.JSX.Element {
  return (
    <code>
      {codeParts(text).flatMap((part, index) =>
        index === 0 ? [part] : [<wbr key={index} />, part],
      )}
    </code>
  );
}
