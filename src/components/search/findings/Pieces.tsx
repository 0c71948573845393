import type { Piece } from '../../../search/excerpt/excerpt';

export interface PiecesProps {
  readonly pieces: readonly Piece[];
}

/** A text with the words marked that the reader looked for; always text, never markup. */
export function Pieces({ pieces }: PiecesProps): React.JSX.Element {
  return (
    <>
      {pieces.map(({ text, marked }, index) =>
        marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </>
  );
}
