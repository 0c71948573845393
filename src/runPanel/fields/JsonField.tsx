import { useState } from 'react';
import { formatBody, parseJson } from '../../shared/json';
import { controlId, useForm, type ValueProps } from './formContext';

interface JsonProps extends ValueProps {
  readonly label: string;
  /** Called after each change with the error in the text, or with undefined if it has none. */
  readonly onProblem?: (problem: string | undefined) => void;
  /** Returns what is wrong with a value; undefined if it can be used. */
  readonly check?: ((value: unknown) => string | undefined) | undefined;
  readonly rows?: number;
}

const parse = (text: string): unknown => (text.trim() === '' ? undefined : parseJson(text));

function problemOf(text: string, check: JsonProps['check']): string | undefined {
  try {
    const value = parse(text);
    return check?.(value);
  } catch (error) {
    return `Not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Edits a value as JSON text. While the text has an error, the last valid value is kept. */
export function JsonField(props: JsonProps): React.JSX.Element {
  const { path, value, onChange, onProblem, check, label, rows = 3 } = props;
  const id = controlId(useForm(), `${path}-json`);
  const [text, setText] = useState(() => (value === undefined ? '' : formatBody(value)));
  const problem = problemOf(text, check);
  return (
    <>
      <textarea
        id={id}
        className="r-input r-json"
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        rows={Math.min(24, Math.max(rows, text.split('\n').length + 1))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const newProblem = problemOf(target.value, check);
          onProblem?.(newProblem);
          if (newProblem === undefined) onChange(parse(target.value));
        }}
      />
      {problem !== undefined && (
        <p className="r-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </>
  );
}
