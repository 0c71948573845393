import type { Outcome } from '../../sandbox';

interface OutcomeFieldProps {
  readonly outcomes: readonly Outcome[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The field for the header that requests an outcome, with a description of the chosen outcome. */
export function OutcomeField(props: OutcomeFieldProps): React.JSX.Element {
  const { outcomes, value, onChange } = props;
  const chosen = outcomes.find(({ outcome }) => outcome === value);
  return (
    <div className="r-field">
      <div className="r-label">
        <label htmlFor="run-outcome">
          <code>Sandbox-Outcome</code> <span className="r-type">header</span>
        </label>
      </div>
      <select
        id="run-outcome"
        className="r-input"
        aria-describedby="run-outcome-hint"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">Not sent</option>
        {outcomes.map(({ outcome }) => (
          <option key={outcome}>{outcome}</option>
        ))}
      </select>
      <p className="r-hint" id="run-outcome-hint">
        {chosen === undefined
          ? 'Choose an outcome that the request cannot cause by itself.'
          : `${chosen.meaning}.`}
      </p>
    </div>
  );
}
