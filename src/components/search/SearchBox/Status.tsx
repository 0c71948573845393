import { useEffect, useState } from 'react';
import { RetryButton } from '../../ui/RetryButton';
import * as styles from './styles.module.css';

/** Pause in typing before the number of suggestions is announced, in milliseconds. */
const announceDelay = 500;

/** Debounces a value by `announceDelay`, but passes null on immediately. */
function useSettled<Value>(value: Value | null): Value | null {
  const [settled, setSettled] = useState<Value | null>(null);
  if (value === null && settled !== null) setSettled(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), announceDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export interface StatusProps {
  readonly message: string | null;
  /** Number of suggestions, only for screen readers; null while there are none. */
  readonly count: number | null;
  /** Retries a failed request; null if none failed. */
  readonly onRetry: (() => void) | null;
}

/** The live region below the suggestions. It stays mounted so that changes are announced. */
export function Status({ message, count, onRetry }: StatusProps): React.JSX.Element {
  const settled = useSettled(count);
  const announcement = settled === null ? '' : `${settled} suggestion${settled === 1 ? '' : 's'}`;
  return (
    <div className={message === null ? 'visually-hidden' : styles.message}>
      <p role="status">{message ?? announcement}</p>
      {onRetry !== null && <RetryButton onRetry={onRetry} />}
    </div>
  );
}
