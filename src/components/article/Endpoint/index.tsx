import { BreakableCode } from '../../../shared/BreakableCode';

interface EndpointProps {
  /** An HTTP method such as `POST`, or a protocol such as `JSON-RPC`. */
  readonly label: string;
  /** A path, or the name of a remote method. */
  readonly name: string;
  /** The method or operation that the Run button opens: `rpc getBlock` or `api addCustomer`. */
  readonly run?: string;
}

/**
 * Shows an operation or method, with a button that copies its path or name and, if `run` is set,
 * one that opens the run panel (src/app/articleBehaviour/run.ts). Without JavaScript, the
 * stylesheet hides the buttons.
 */
export function Endpoint({ label, name, run }: EndpointProps) {
  return (
    <div className="a-endpoint">
      <span className="a-verb" data-verb={label}>
        {label}
      </span>
      <BreakableCode text={name} />
      <button type="button" className="a-copy" aria-label="Copy code to clipboard" />
      {run === undefined ? null : (
        <button type="button" className="a-run" aria-label={`Run ${name}`} data-run={run}>
          Run
        </button>
      )}
    </div>
  );
}
