import { codeParts } from '../../../shared/codeParts';

/** Code that may wrap between its words only. Articles have one of their own. */
export function BreakableCode({ text }: { readonly text: string }): React.JSX.Element {
  return (
    <code>
      {codeParts(text).flatMap((part, index) =>
        index === 0 ? [part] : [<wbr key={index} />, part],
      )}
    </code>
  );
}
