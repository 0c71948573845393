import { memo, useState } from 'react';
import { prettyJson } from '../model/prettyJson';

interface CodeProps {
  readonly title: string;
  readonly text: string;
  readonly isJson?: boolean;
}

/** In characters; longer text is shown without colours, because each token is an element. */
const highlightedLength = 60_000;
/** In characters; longer text is cut off, but the copy button copies all of it. */
const shownLength = 400_000;

const formatted = (json: string) =>
  prettyJson(json)
    .map(({ text }) => text)
    .join('');

function Content({ text, isJson }: { text: string; isJson: boolean }): React.JSX.Element {
  const isCut = text.length > shownLength;
  const shown = isCut ? text.slice(0, shownLength) : text;
  const end = isCut ? '\n…' : '';
  if (!isJson) return <>{shown + end}</>;
  if (text.length > highlightedLength) return <>{formatted(shown) + end}</>;
  return (
    <>
      {prettyJson(shown).map(({ text: part, kind }, index) =>
        kind === '' ? (
          part
        ) : (
          <span key={index} className={kind}>
            {part}
          </span>
        ),
      )}
    </>
  );
}

/** Code with a caption and a copy button. */
export const Code = memo(function Code({
  title,
  text,
  isJson = false,
}: CodeProps): React.JSX.Element {
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(isJson ? formatted(text) : text);
      setOutcome('Copied');
    } catch {
      // The reader denied access to the clipboard, or the page is not on https.
      setOutcome('Not copied');
    }
  };
  return (
    <figure className="r-code">
      <figcaption>
        {title}
        <button type="button" onClick={() => void copy()} onBlur={() => setOutcome(undefined)}>
          {outcome ?? 'Copy'}
          <span className="visually-hidden"> {title}</span>
        </button>
      </figcaption>
      {/* The tab stop lets keyboard users scroll. */}
      <pre tabIndex={0} aria-label={title}>
        <code>
          <Content text={text} isJson={isJson} />
        </code>
      </pre>
    </figure>
  );
});
