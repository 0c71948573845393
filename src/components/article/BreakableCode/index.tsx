import { codeParts } from '../../../shared/codeParts';

/** Code that wraps only between words. */
export function BreakableCode({ text }: { readonly text: string }) {
  return (
    <code>
      {codeParts(text).flatMap((part, index) =>
        index === 0 ? [part] : [<wbr key={index} />, part],
      )}
    </code>
  );
}
