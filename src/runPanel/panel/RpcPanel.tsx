import { useEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import { formatBody } from '../../shared/json';
import type { RunMethod } from '../../shared/runFiles';
import type { FieldError } from '../../shared/schema/schema';
import { Validator } from '../../shared/schema/validator';
import { rpcCurl } from '../../shared/samples/rpcCurl';
import { isLoopback } from '../model/address';
import { failureAdvice, readRpcAnswer, type Advice } from '../model/advice';
import { findDifferences } from '../model/differences';
import { paramsSchema, rpcRequest, valuesByName } from '../model/rpcRequest';
import { withoutEmpty, type Members } from '../model/values';
import { draftOf, keepDraft } from '../session/drafts';
import { pageVersion } from '../session/pageVersion';
import { sendToNode, timeoutSeconds, type NodeOutcome } from '../session/sendToNode';
import { AdviceNote, Answer } from './Answer';
import { Code } from './Code';
import { FormPart } from './FormPart';
import { useNode } from './NodePicker';
import { ResponsePart } from './ResponsePart';
import { RunBar } from './RunBar';
import { useRunKeys } from './useRunKeys';

/** Responses larger than this are not compared with the reference. */
const maxComparedBytes = 5_000_000;

type Outcome = ComponentProps<typeof Answer> | Advice;

function readOutcome(
  outcome: NodeOutcome,
  address: string,
  method: RunMethod,
  validator: Validator,
): Outcome {
  if ('failure' in outcome) {
    return failureAdvice(outcome.failure, {
      address,
      isLocal: isLoopback(address),
      isSecurePage: location.protocol === 'https:',
      seconds: timeoutSeconds,
    });
  }
  const { answer } = outcome;
  const [, contentType = ''] = answer.headers.find(([name]) => name === 'content-type') ?? [];
  const { advice, result } = readRpcAnswer({ ...answer, contentType }, method.fixes);
  const differencesFound: readonly FieldError[] | undefined =
    result === undefined || answer.bytes > maxComparedBytes
      ? undefined
      : findDifferences(result.value, method.result, validator);
  return { ...answer, advice, differences: differencesFound };
}

function summaryOf(outcome: Outcome): string {
  if ('title' in outcome) return outcome.title;
  const { status, advice, differences: fieldErrors = [] } = outcome;
  const noun = fieldErrors.length === 1 ? 'difference' : 'differences';
  const count = fieldErrors.length === 0 ? '' : `, ${fieldErrors.length} ${noun}`;
  return advice?.title ?? `Response ${status}${count}`;
}

function Waiting(): React.JSX.Element {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <p className="r-hint">Waiting for the node{seconds > 0 ? `, ${seconds} s` : ''} …</p>;
}

/** Lets the reader choose a node and call one method on it. */
export function RpcPanel({ method }: { readonly method: RunMethod }): React.JSX.Element {
  const draftKey = `${pageVersion().name} rpc ${method.name}`;
  const [values, setValues] = useState(() => draftOf<Members>(draftKey)?.values ?? method.example);
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isRunning, setRunning] = useState(false);
  const callController = useRef<AbortController | null>(null);
  const node = useNode(method.servers);

  const validator = useMemo(() => new Validator(method), [method]);
  const schema = useMemo(() => paramsSchema(method), [method]);
  const sent = useMemo(() => withoutEmpty(values) as Members, [values]);
  const errors = useMemo(() => validator.errors(sent, schema), [validator, sent, schema]);
  const request = rpcRequest(method, sent);
  const blockReason =
    problem === undefined ? node.problem && 'Correct the address first.' : problem;

  // Cancel the call when the panel closes.
  useEffect(() => () => callController.current?.abort(), []);

  const change = (next: unknown) => {
    setValues(next as Members);
    keepDraft(draftKey, { values: next as Members, start: method.example, idVersion: 0 });
  };
  const run = async () => {
    const { address } = node;
    const controller = new AbortController();
    callController.current = controller;
    setRunning(true);
    setOutcome(undefined);
    const result = await sendToNode(address, formatBody(request), controller.signal);
    setRunning(false);
    setOutcome(readOutcome(result, address, method, validator));
  };
  useRunKeys(() => {
    if (!isRunning && blockReason === undefined) void run();
  });

  return (
    <div className="r-columns">
      <div className="r-request">
        {node.picker}
        {method.params.length > 0 && (
          <FormPart
            title="Parameters"
            schema={schema}
            value={values}
            onChange={change}
            validator={validator}
            errors={errors}
            onProblem={setProblem}
            toJson={(value) => rpcRequest(method, withoutEmpty(value) as Members)['params']}
            fromJson={(json) => valuesByName(method, json)}
            checkJson={(json) =>
              valuesByName(method, json) === undefined
                ? `Write a list of at most ${method.params.length} ${method.params.length === 1 ? 'parameter' : 'parameters'}.`
                : undefined
            }
          />
        )}
        <RunBar
          onRun={() => void run()}
          onCancel={() => callController.current?.abort()}
          isRunning={isRunning}
          problems={errors.length}
          blockReason={blockReason}
          note="Sends one request to the node. If it fails and the browser hides why, a second, empty request checks whether a server answers."
        />
      </div>
      <div className="r-results">
        <ResponsePart isRunning={isRunning} summary={outcome && summaryOf(outcome)}>
          {isRunning && <Waiting />}
          {!isRunning && outcome === undefined && (
            <p className="r-hint">Press Run to call the node.</p>
          )}
          {outcome !== undefined &&
            ('title' in outcome ? <AdviceNote {...outcome} /> : <Answer {...outcome} />)}
        </ResponsePart>
        <Code title="curl" text={rpcCurl(node.address, request)} />
      </div>
    </div>
  );
}
