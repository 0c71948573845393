import { useEffect, useRef, useState } from 'react';
import { flowStatuses } from '../../sandbox';
import { forgetDrafts } from '../session/drafts';
import type { PageSandbox, SentEvent } from '../session/pageSandbox';

interface SandboxPartProps {
  readonly sandbox: PageSandbox;
}

const tickMilliseconds = 1000;

const steps = [
  ['+10 s', '10 seconds', 10_000],
  ['+1 min', '1 minute', 60_000],
  ['+1 h', '1 hour', 3_600_000],
  ['+1 day', '1 day', 86_400_000],
] as const;

const formatTime = (time: number) => new Date(time).toISOString().replace('T', ' ').slice(0, 19);

/** Shows and advances the clock; runs due steps while the panel is open. */
function Clock({ sandbox }: SandboxPartProps): React.JSX.Element {
  const [time, setTime] = useState(sandbox.time);
  const [moved, setMoved] = useState('');
  useEffect(() => {
    const timer = setInterval(() => {
      void sandbox.tick();
      setTime(sandbox.time);
    }, tickMilliseconds);
    return () => clearInterval(timer);
  }, [sandbox]);
  const advance = async (milliseconds: number, words: string) => {
    const before = sandbox.events.length;
    await sandbox.advance(milliseconds);
    setTime(sandbox.time);
    const count = sandbox.events.length - before;
    setMoved(`Moved by ${words}: ${count} new ${count === 1 ? 'event' : 'events'}.`);
  };
  const next = sandbox.nextStep;
  return (
    <>
      <p className="r-clock">
        Time in the sandbox: <time>{formatTime(time)}</time> UTC
      </p>
      <div className="r-buttons" role="group" aria-label="Move the clock forward">
        <button
          type="button"
          aria-disabled={next === undefined || undefined}
          onClick={() => {
            if (next !== undefined) void advance(Math.max(0, next - sandbox.time), 'one step');
          }}
        >
          To the next step
        </button>
        {steps.map(([label, words, milliseconds]) => (
          <button key={label} type="button" onClick={() => void advance(milliseconds, words)}>
            {label}
          </button>
        ))}
      </div>
      <p className="r-note" role="status">
        {moved}
      </p>
    </>
  );
}

function Flows({ sandbox }: SandboxPartProps): React.JSX.Element {
  const { flows } = sandbox;
  const [kind, setKind] = useState(flows[0] ?? '');
  return (
    <details className="r-flows">
      <summary>Try an outage</summary>
      <div className="r-buttons">
        <select
          className="r-input"
          aria-label="Flow"
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        >
          {flows.map((flow) => (
            <option key={flow}>{flow}</option>
          ))}
        </select>
        {[...flowStatuses].reverse().map((status) => (
          <button key={status} type="button" onClick={() => sandbox.setFlowStatus(kind, status)}>
            {status}
          </button>
        ))}
      </div>
    </details>
  );
}

function EventRow({ type, created_at: time, data, ...rest }: SentEvent): React.JSX.Element {
  return (
    <li>
      <details>
        <summary>
          <time>{time.slice(11, 19)}</time> {type} <b>{data.status}</b>
        </summary>
        <pre tabIndex={0} aria-label={`Event ${rest.id}`}>
          {JSON.stringify({ ...rest, type, created_at: time, data }, null, 2)}
        </pre>
      </details>
    </li>
  );
}

/**
 * The sandbox in the page: its clock, the reviews to decide, outages to try, its events, and a
 * button that resets it.
 */
export function SandboxPart({
  sandbox,
  onReset,
}: SandboxPartProps & { readonly onReset: () => void }): React.JSX.Element {
  const { events, reviews } = sandbox;
  const heading = useRef<HTMLHeadingElement>(null);
  const decide = async (id: string, isApproved: boolean) => {
    await sandbox.decide(id, isApproved);
    // The buttons have disappeared, so focus must move.
    heading.current?.focus();
  };
  return (
    <section className="r-sandbox" aria-label="Sandbox in this page">
      <div className="r-part-head">
        <h3 ref={heading} tabIndex={-1}>
          Sandbox in this page
        </h3>
        <button
          type="button"
          className="r-text-button"
          onClick={() => {
            forgetDrafts();
            sandbox.reset();
            onReset();
          }}
        >
          Reset the sandbox
        </button>
      </div>
      <Clock sandbox={sandbox} />
      {reviews.map(({ id, label }) => (
        <div key={id} className="r-review">
          <p>
            <code>…{id.slice(-6)}</code> {label}
          </p>
          <button type="button" onClick={() => void decide(id, true)}>
            Approve<span className="visually-hidden"> {id}</span>
          </button>
          <button type="button" onClick={() => void decide(id, false)}>
            Refuse<span className="visually-hidden"> {id}</span>
          </button>
        </div>
      ))}
      <Flows sandbox={sandbox} />
      <h4>Events ({events.length})</h4>
      {events.length === 0 ? (
        <p className="r-hint">Events that a webhook would receive appear here.</p>
      ) : (
        <ol className="r-events" aria-label="Events">
          {[...events].reverse().map((event) => (
            <EventRow key={event.id} {...event} />
          ))}
        </ol>
      )}
    </section>
  );
}
