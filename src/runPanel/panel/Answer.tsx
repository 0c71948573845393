import { memo } from 'react';
import type { FieldError } from '../../shared/schema/schema';
import type { Advice } from '../model/advice';
import { formatDuration, formatSize } from '../model/prettyJson';
import { Prose } from '../fields/Prose';
import type { ReceivedAnswer } from '../session/answer';
import { docsHref } from '../session/pageVersion';
import { Code } from './Code';

const maxDifferences = 20;

/** Shows advice: a title, steps and, if there is one, a link. */
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

function Differences({
  differences,
}: {
  readonly differences: readonly FieldError[];
}): React.JSX.Element {
  if (differences.length === 0) return <p className="r-fits">Matches the reference.</p>;
  const isSingle = differences.length === 1;
  return (
    <div className="r-advice">
      <p>
        <strong>
          {differences.length} {isSingle ? 'difference' : 'differences'} from the reference
        </strong>
      </p>
      <ul>
        {differences.slice(0, maxDifferences).map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <code>{field === '' ? 'result' : field}</code>: {message}
          </li>
        ))}
        {differences.length > maxDifferences && <li>{differences.length - maxDifferences} more</li>}
      </ul>
    </div>
  );
}

interface AnswerProps extends ReceivedAnswer {
  readonly advice?: Advice | undefined;
  /** Undefined if the answer was not compared with the reference. */
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

/**
 * Shows an answer: status, time, size, advice, differences from the reference, body and headers.
 */
export const Answer = memo(function Answer(props: AnswerProps): React.JSX.Element {
  const { status, milliseconds, bytes, text, headers, advice, differences } = props;
  return (
    <div className="r-answer">
      <p className="r-status" data-ok={status < 400}>
        <b>{status}</b> <span>{formatDuration(milliseconds)}</span> <span>{formatSize(bytes)}</span>
      </p>
      {advice !== undefined && <AdviceNote {...advice} />}
      {differences !== undefined && <Differences differences={differences} />}
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
