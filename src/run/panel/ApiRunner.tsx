import { useState } from 'react';
import { useFocusAfter } from '../fields/useFocusAfter';
import { pageSandbox } from '../session/pageSandbox';
import { pageVersion } from '../session/pageVersion';
import type { RunTarget } from '../target';
import { ApiPanel } from './ApiPanel';
import { LoadFailure } from './LoadFailure';
import { useLoaded } from './useLoaded';

interface ApiRunnerProps {
  readonly target: Extract<RunTarget, { kind: 'api' }>;
  /** Called with the operation that the reader switches to. */
  readonly onChoose: (operation: string) => void;
}

/** Loads the sandbox and lets the reader call its operations. */
export default function ApiRunner({ target, onChoose }: ApiRunnerProps): React.JSX.Element {
  const {
    value: sandbox,
    error,
    isLoading,
    retry,
  } = useLoaded(() => pageSandbox(pageVersion().name));
  const [chosen, choose] = useState({ id: target.operation, variant: target.variant });
  const [opened, setOpened] = useState(0);
  const focusAfter = useFocusAfter();
  if (sandbox === undefined) {
    if (error === undefined) return <p className="r-loading">Loading …</p>;
    return <LoadFailure error={error} isLoading={isLoading} onRetry={retry} />;
  }
  const operation = sandbox.operations.find(({ id }) => id === chosen.id);
  if (operation === undefined) {
    return <LoadFailure error={new Error(`There is no operation ${chosen.id}.`)} onRetry={retry} />;
  }
  const tags = [...new Set(sandbox.operations.map(({ tag }) => tag))];
  return (
    <>
      <div className="r-field r-operation">
        <label htmlFor="run-operation">Operation</label>
        <select
          id="run-operation"
          className="r-input"
          value={operation.id}
          onChange={({ target: { value } }) => {
            choose({ id: value, variant: undefined });
            onChoose(value);
          }}
        >
          {tags.map((tag) => (
            <optgroup key={tag} label={tag}>
              {sandbox.operations
                .filter((other) => other.tag === tag)
                .map(({ id, summary }) => (
                  <option key={id} value={id}>
                    {`${summary} (${id})`}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <ApiPanel
        key={`${operation.id} ${opened}`}
        sandbox={sandbox}
        operation={operation}
        variant={chosen.variant}
        onReset={() => {
          setOpened(opened + 1);
          // The pressed button has been replaced by a new one.
          focusAfter(() => document.querySelector('.r-sandbox .r-text-button'));
        }}
      />
    </>
  );
}
