import { useState } from 'react';
import { useFocusAfterRender } from '../fields/useFocusAfterRender';
import { pageSandbox } from '../session/pageSandbox';
import { pageVersion } from '../session/pageVersion';
import type { RunTarget } from '../target';
import { ApiPanel } from './ApiPanel';
import { LoadFailure } from './LoadFailure';
import { useLoaded } from './useLoaded';

interface ApiRunnerProps {
  readonly target: Extract<RunTarget, { kind: 'api' }>;
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
  const [resetCount, setResetCount] = useState(0);
  const focusAfter = useFocusAfterRender();
  if (sandbox === undefined) {
    if (error === undefined) return <p className="r-loading">Loading …</p>;
    return <LoadFailure error={error} isLoading={isLoading} onRetry={retry} />;
  }
  const operation = sandbox.operations.find(({ id }) => id === chosen.id);
  if (operation === undefined) {
    return (
      <LoadFailure
        error={new Error(`The sandbox has no operation "${chosen.id}". Reload the page.`)}
        onRetry={() => {
          window.location.reload();
        }}
      />
    );
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
        key={`${operation.id} ${resetCount}`}
        sandbox={sandbox}
        operation={operation}
        variant={chosen.variant}
        onReset={() => {
          setResetCount(resetCount + 1);
          // A new button has replaced the pressed one, and must get the focus.
          focusAfter(() => document.querySelector('.r-sandbox .r-text-button'));
        }}
      />
    </>
  );
}
