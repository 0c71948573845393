import { useMemo, useState, useSyncExternalStore } from 'react';
import { BreakableCode } from '../../shared/BreakableCode';
import type { FieldError } from '../../shared/schema/schema';
import { Validator } from '../../shared/schema/validator';
import { apiCurl } from '../../shared/samples/apiCurl';
import { keyProblem } from '../model/headers';
import {
  exampleValues,
  headerErrors,
  parametersSchema,
  sampleOf,
  type ApiOperation,
  type ApiValues,
} from '../model/operation';
import { problemAdvice } from '../model/problemAdvice';
import { withoutEmpty, type Members } from '../model/values';
import type { ReceivedAnswer } from '../session/answer';
import { draftOf, keepDraft } from '../session/drafts';
import type { PageSandbox } from '../session/pageSandbox';
import { pageVersion } from '../session/pageVersion';
import { AdviceNote, Answer } from './Answer';
import { Code } from './Code';
import { FormPart } from './FormPart';
import { KeyField } from './KeyField';
import { OutcomeField } from './OutcomeField';
import { ResponsePart } from './ResponsePart';
import { RunBar } from './RunBar';
import { SandboxPart } from './SandboxPart';
import { useRunKeys } from './useRunKeys';

interface ApiPanelProps {
  readonly sandbox: PageSandbox;
  readonly operation: ApiOperation;
  readonly variant: string | undefined;
  readonly onReset: () => void;
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const noErrors: readonly FieldError[] = [];

/** Lets the reader run one operation in the page's sandbox. */
export function ApiPanel(props: ApiPanelProps): React.JSX.Element {
  const { sandbox, operation, variant, onReset } = props;
  useSyncExternalStore(sandbox.subscribe, sandbox.version);
  const { ids } = sandbox;
  const draftKey = `${pageVersion().name} api ${operation.id} ${variant ?? ''}`;
  const [{ values, start }, setDraft] = useState(() => {
    const draft = draftOf<ApiValues>(draftKey);
    if (draft === undefined) {
      const filled = ids.fill(exampleValues(operation, variant));
      return { values: filled, start: filled };
    }
    return draft.idVersion === ids.version ? draft : ids.refill(draft.values, draft.start);
  });
  const [ownKey, setOwnKey] = useState<string>();
  const [key, setKey] = useState(newKey);
  const [outcome, setOutcome] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<ReceivedAnswer>();
  const [failure, setFailure] = useState<string>();
  const [isRunning, setRunning] = useState(false);

  const validator = useMemo(() => new Validator(sandbox.data.document), [sandbox]);
  const schema = useMemo(() => parametersSchema(operation), [operation]);
  const sent = useMemo(() => withoutEmpty(values) as ApiValues, [values]);
  const invalidHeaders = useMemo(() => headerErrors(operation, sent.parameters), [operation, sent]);
  const parameterErrors = useMemo(
    () => [...invalidHeaders, ...validator.errors(sent.parameters, schema)],
    [validator, sent, schema, invalidHeaders],
  );
  const bodyErrors = useMemo(
    () => (operation.body === undefined ? noErrors : validator.errors(sent.body, operation.body)),
    [validator, sent, operation],
  );
  const change = (part: Partial<ApiValues>) => {
    const draft = { values: { ...values, ...part }, start };
    setDraft(draft);
    keepDraft(draftKey, { ...draft, idVersion: ids.version });
  };
  const sample = sampleOf(operation, sent, ownKey, outcome);
  const run = async () => {
    setRunning(true);
    setFailure(undefined);
    try {
      setAnswer(await sandbox.send(sample, ownKey ?? key));
    } catch (error) {
      setAnswer(undefined);
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setRunning(false);
      setKey(newKey());
    }
  };
  const isUnsendable = invalidHeaders.length > 0 || keyProblem(ownKey ?? '') !== undefined;
  const blockReason =
    problem === undefined
      ? isUnsendable
        ? 'Correct the header first.'
        : undefined
      : 'Correct the JSON first.';
  useRunKeys(() => {
    if (!isRunning && blockReason === undefined) void run();
  });

  const advice = useMemo(
    () =>
      answer === undefined || answer.status < 400
        ? undefined
        : problemAdvice(answer.text, sandbox.data.api_errors.list),
    [answer, sandbox],
  );
  const summary = answer && `Response ${answer.status}${advice ? `, ${advice.title}` : ''}`;
  return (
    <div className="r-columns">
      <div className="r-request">
        <p className="r-endpoint">
          <b>{operation.method}</b> <BreakableCode text={operation.path} />
        </p>
        {operation.needsKey && (
          <KeyField value={ownKey ?? key} isOwn={ownKey !== undefined} onChange={setOwnKey} />
        )}
        <OutcomeField
          outcomes={sandbox.outcomesOf(operation)}
          value={outcome}
          onChange={setOutcome}
        />
        {Object.keys(schema['properties'] as object).length > 0 && (
          <FormPart
            title="Parameters"
            schema={schema}
            value={values.parameters}
            onChange={(parameters) => change({ parameters: parameters as Members })}
            validator={validator}
            errors={parameterErrors}
            ids={ids}
          />
        )}
        {operation.body !== undefined && (
          <FormPart
            title="Body"
            schema={operation.body}
            value={values.body}
            onChange={(body) => change({ body })}
            validator={validator}
            errors={bodyErrors}
            ids={ids}
            examples={operation.examples}
            onProblem={setProblem}
          />
        )}
        <RunBar
          onRun={() => void run()}
          isRunning={isRunning}
          problems={parameterErrors.length + bodyErrors.length}
          blockReason={blockReason}
          note="Runs in this page; nothing is sent over the network."
        />
      </div>
      <div className="r-results">
        <ResponsePart isRunning={isRunning} summary={summary}>
          {failure !== undefined && (
            <AdviceNote
              title="The sandbox has failed"
              steps={[failure, 'This is a bug in this page. Reset the sandbox to continue.']}
            />
          )}
          {answer === undefined ? (
            <p className="r-hint">Press Run to call the sandbox.</p>
          ) : (
            <Answer {...answer} advice={advice} />
          )}
        </ResponsePart>
        <Code title="curl" text={apiCurl(sample)} />
        <SandboxPart sandbox={sandbox} onReset={onReset} />
      </div>
    </div>
  );
}
