import { codeParts } from '../../../shared/codeParts';

/** Code that may wrap between its words only. */
export function BreakableCode({ text }: { readonly text: string }) {
  return (
    <code>
      {codeParts(text).flatMap((part, index) =>
        index === 0 ? [part] : [<wbr key={index} />, part],
      )}
    </code>
  );
}
