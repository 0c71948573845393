import type { Piece } from '../../../search/excerpt/excerpt';

interface MarkedTextProps {
  readonly pieces: readonly Piece[];
}

/** Text with the matched words marked. Rendered as text, never as markup. */
export function MarkedText({ pieces }: MarkedTextProps): React.JSX.Element {
  return (
    <>
      {pieces.map(({ text, marked }, index) =>
        marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </>
  );
}
