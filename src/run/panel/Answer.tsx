import { memo } from 'react';
import type { FieldError } from '../../shared/schema/schema';
import type { Advice } from '../model/advice';
import { durationText, sizeText } from '../model/prettyJson';
import { Prose } from '../fields/Prose';
import type { ReceivedAnswer } from '../session/answer';
import { docsHref } from '../session/pageVersion';
import { Code } from './Code';

/** Maximum number of differences listed. */
const shownDifferences = 20;

export function AdviceNote({ title, steps, link }: Advice): React.JSX.Element {
  return (
    <div className="r-advice">
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <Prose text={step} />
          </li>
        ))}
      </ul>
      {link && (
        <p>
          <a href={docsHref(link.to)}>{link.text}</a>
        </p>
      )}
    </div>
  );
}

/** Differences between a result and the reference. */
function Differences({ found }: { readonly found: readonly FieldError[] }): React.JSX.Element {
  if (found.length === 0) return <p className="r-fits">Matches the reference.</p>;
  const one = found.length === 1;
  return (
    <div className="r-advice">
      <p>
        <strong>
          {found.length} {one ? 'difference' : 'differences'} from the reference
        </strong>
      </p>
      <ul>
        {found.slice(0, shownDifferences).map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <code>{field === '' ? 'result' : field}</code>: {message}
          </li>
        ))}
        {found.length > shownDifferences && <li>{found.length - shownDifferences} more</li>}
      </ul>
    </div>
  );
}

interface AnswerProps extends ReceivedAnswer {
  readonly advice?: Advice | undefined;
  /** Undefined if the answer was not compared. */
  readonly differences?: readonly FieldError[] | undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Status, time, size, advice, body and headers of an answer. */
export const Answer = memo(function Answer(props: AnswerProps): React.JSX.Element {
  const { status, milliseconds, bytes, text, headers, advice, differences } = props;
  return (
    <div className="r-answer">
      <p className="r-status" data-ok={status < 400}>
        <b>{status}</b> <span>{durationText(milliseconds)}</span> <span>{sizeText(bytes)}</span>
      </p>
      {advice !== undefined && <AdviceNote {...advice} />}
      {differences !== undefined && <Differences found={differences} />}
      {text === '' ? (
        <p className="r-hint">The response has no body.</p>
      ) : (
        <Code title="Response body" text={text} isJson={isJson(text)} />
      )}
      {headers.length > 0 && (
        <details className="r-headers">
          <summary>
            {headers.length} {headers.length === 1 ? 'header' : 'headers'}
          </summary>
          <dl>
            {headers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
});
