import { useRef } from 'react';

interface RunBarProps {
  readonly onRun: () => void;
  readonly onCancel?: (() => void) | undefined;
  readonly isRunning: boolean;
  readonly problems: number;
  /** Says what to do before the request can be sent; undefined if it can be sent. */
  readonly blockReason: string | undefined;
  readonly note: string;
}

/**
 * The Run button, a Cancel button during a call, and a text: why the request cannot be sent, how
 * many fields do not match the schema, or else the note.
 */
export function RunBar(props: RunBarProps): React.JSX.Element {
  const { onRun, onCancel, isRunning, problems, blockReason, note } = props;
  const runButton = useRef<HTMLButtonElement>(null);
  const text =
    blockReason ??
    (problems === 0
      ? note
      : `${problems} ${problems === 1 ? 'field does' : 'fields do'} not match the schema. Run sends the request anyway.`);
  return (
    <div className="r-bar">
      <button
        ref={runButton}
        type="button"
        className="r-run"
        title="Ctrl+Enter or ⌘+Enter"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-disabled={isRunning || blockReason !== undefined || undefined}
        onClick={() => {
          if (!isRunning && blockReason === undefined) onRun();
        }}
      >
        Run
      </button>
      {isRunning && onCancel !== undefined && (
        <button
          type="button"
          className="outline-button"
          onClick={() => {
            onCancel();
            // This button disappears, so focus must move.
            runButton.current?.focus();
          }}
        >
          Cancel
        </button>
      )}
      <p className="r-note" role="status">
        {text}
      </p>
    </div>
  );
}
