import { useState } from 'react';
import { formatJson } from '../../shared/json';
import type { Schema } from '../../shared/schema/schema';
import { flatten, type FormNode } from '../model/node';
import { readNumber } from '../model/values';
import { controlId, useForm, type ValueProps } from './formContext';

interface ScalarProps extends ValueProps {
  readonly schema: Schema;
  readonly node: Extract<FormNode, { kind: 'text' | 'number' | 'boolean' | 'choice' | 'fixed' }>;
  readonly describedBy: string | undefined;
  /** The accessible name of a control without a visible label. */
  readonly label?: string | undefined;
}

const textOf = (value: unknown) =>
  value === undefined
    ? ''
    : typeof value === 'object'
      ? formatJson(value)
      : String(value as string);

function IdChoice({ path, value, onChange, schema }: ScalarProps): React.JSX.Element | null {
  const form = useForm();
  const flat = flatten(schema, (pointer) => form.validator.resolve(pointer));
  const matchingIds = form.ids?.matching(flat['pattern']) ?? [];
  if (matchingIds.length === 0) return null;
  const isKnown = matchingIds.some(({ id }) => id === value);
  return (
    <select
      className="r-ids"
      aria-label={`Ids from this visit for ${path}`}
      value={isKnown ? String(value) : ''}
      onChange={({ target }) => {
        if (target.value !== '') onChange(target.value);
      }}
    >
      {!isKnown && <option value="">Ids from this visit</option>}
      {matchingIds.map(({ id, label }) => (
        <option key={id} value={id}>
          {`…${id.slice(-6)}  ${label}`}
        </option>
      ))}
    </select>
  );
}

/** In characters; longer initial text gets a multi-line control. */
const longText = 120;

/** A control for a text, a number, a boolean, one of several values, or a fixed value. */
export function Scalar(props: ScalarProps): React.JSX.Element {
  const { path, value, onChange, node, describedBy, label } = props;
  const form = useForm();
  // Switching to another control while the reader types would lose focus.
  const [startsLong] = useState(() => textOf(value).length > longText);
  const shared = {
    id: controlId(form, path),
    'aria-invalid': form.errors.has(path) || undefined,
    'aria-describedby': describedBy,
    'aria-label': label,
  };
  if (node.kind === 'fixed') {
    return <input {...shared} readOnly className="r-input r-fixed" value={textOf(node.value)} />;
  }
  if (node.kind === 'choice' || node.kind === 'boolean') {
    const values = node.kind === 'boolean' ? [true, false] : node.values;
    const index = values.indexOf(value);
    return (
      <select
        {...shared}
        className="r-input"
        value={index}
        onChange={({ target }) => onChange(values[Number(target.value)])}
      >
        {index === -1 && (
          <option value={-1}>{value === undefined ? 'Choose' : textOf(value)}</option>
        )}
        {values.map((option, position) => (
          <option key={position} value={position}>
            {textOf(option)}
          </option>
        ))}
      </select>
    );
  }
  const plain = {
    ...shared,
    className: 'r-input',
    value: textOf(value),
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  };
  if (node.kind === 'number') {
    return (
      <input
        {...plain}
        inputMode="decimal"
        onChange={({ target }) =>
          onChange(target.value === '' ? undefined : readNumber(target.value))
        }
      />
    );
  }
  const change = ({ target }: { target: { value: string } }) =>
    onChange(target.value === '' ? undefined : target.value);
  if (node.isLong || startsLong) {
    return <textarea {...plain} rows={3} onChange={change} />;
  }
  return (
    <>
      <input {...plain} type={node.format === 'date' ? 'date' : 'text'} onChange={change} />
      <IdChoice {...props} />
    </>
  );
}
