import { useRef } from 'react';
import { keyProblem } from '../model/headers';

interface KeyFieldProps {
  readonly value: string;
  readonly isOwn: boolean;
  readonly onChange: (own: string | undefined) => void;
}

/** The field for the idempotency key. Each run uses a new key until the reader enters one. */
export function KeyField({ value, isOwn, onChange }: KeyFieldProps): React.JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const problem = keyProblem(value);
  return (
    <div className="r-field">
      <div className="r-label">
        <label htmlFor="run-key">
          <code>Idempotency-Key</code> <span className="r-type">header</span>
        </label>
        {isOwn && (
          <button
            type="button"
            className="r-text-button"
            onClick={() => {
              onChange(undefined);
              // This button disappears, so focus must move.
              input.current?.focus();
            }}
          >
            New key for each run
          </button>
        )}
      </div>
      <input
        ref={input}
        id="run-key"
        className="r-input"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? 'run-key-hint' : 'run-key-error run-key-hint'}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== undefined && (
        <p className="r-error" id="run-key-error">
          {problem}
        </p>
      )}
      <p className="r-hint" id="run-key-hint">
        {isOwn
          ? 'This key is kept. Sending the same request again repeats the first answer.'
          : 'Each run uses a new key. Enter your own to keep it.'}
      </p>
    </div>
  );
}
