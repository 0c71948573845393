import { codeParts } from '../../../shared/codeParts';

/** Code that wraps only between words. Articles have their own component. */
export function BreakableCode({ text }: { readonly text: string }): React.JSX.Element {
  return (
    <code>
      {codeParts(text).flatMap((part, index) =>
        index === 0 ? [part] : [<wbr key={index} />, part],
      )}
    </code>
  );
}
