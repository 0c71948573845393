import { useMemo, useState } from 'react';
import type { FieldError, Schema } from '../../shared/schema/schema';
import type { Validator } from '../../shared/schema/validator';
import { FormProvider } from '../fields/formContext';
import { Group } from '../fields/Field';
import { JsonField } from '../fields/JsonField';
import type { KnownIds } from '../model/ids';

interface FormPartProps {
  readonly title: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly validator: Validator;
  readonly errors: readonly FieldError[];
  readonly ids?: KnownIds | undefined;
  readonly examples?: readonly unknown[];
  /**
   * Called with the error in the JSON view, or undefined once there is none. Without this function,
   * there is no JSON view.
   */
  readonly onProblem?: (problem: string | undefined) => void;
  /**
   * Converts the form's value to the value of the JSON view; needed only if the two differ.
   * `fromJson` does the reverse.
   */
  readonly toJson?: (value: unknown) => unknown;
  readonly fromJson?: (json: unknown) => unknown;
  /** Returns why the form cannot show the value of the JSON view; undefined if it can. */
  readonly checkJson?: (json: unknown) => string | undefined;
}

const identity = (value: unknown) => value;

/** A part of a request, as a form or as JSON. */
export function FormPart(props: FormPartProps): React.JSX.Element {
  const { title, schema, value, onChange, validator, errors, ids, examples, onProblem } = props;
  const { toJson = identity, fromJson = identity, checkJson } = props;
  const [isRaw, setRaw] = useState(false);
  const prefix = `run-${title.toLowerCase()}`;
  const state = useMemo(
    () => ({
      validator,
      ids,
      prefix,
      errors: new Map(errors.map(({ field, message }) => [field, message])),
    }),
    [validator, ids, prefix, errors],
  );
  const generalError = state.errors.get('');
  const show = (raw: boolean) => {
    setRaw(raw);
    onProblem?.(undefined);
  };
  return (
    <section className="r-part" aria-label={title}>
      <div className="r-part-head">
        <h3>{title}</h3>
        {onProblem !== undefined && (
          <div className="r-switch" role="group" aria-label={`Edit ${title.toLowerCase()} as`}>
            <button type="button" aria-pressed={!isRaw} onClick={() => show(false)}>
              Form
            </button>
            <button type="button" aria-pressed={isRaw} onClick={() => show(true)}>
              JSON
            </button>
          </div>
        )}
      </div>
      <FormProvider value={state}>
        {isRaw ? (
          <>
            <JsonField
              path=""
              label={`${title} as JSON`}
              rows={8}
              value={toJson(value)}
              onChange={(json) => onChange(fromJson(json))}
              onProblem={onProblem ?? identity}
              check={checkJson}
            />
            {errors.length > 0 && (
              <ul className="r-errors">
                {errors.map(({ field, message }) => (
                  <li key={field}>
                    {field !== '' && (
                      <>
                        <code>{field}</code>:{' '}
                      </>
                    )}
                    {message}
                  </li>
                ))}
              </ul>
            )}
          </>
        ) : (
          <>
            <Group path="" schema={schema} value={value} onChange={onChange} examples={examples} />
            {generalError !== undefined && <p className="r-error">{generalError}</p>}
          </>
        )}
      </FormProvider>
    </section>
  );
}
