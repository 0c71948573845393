import { isObject } from '../../shared/isObject';
import { useState } from 'react';
import { constantOf, flatten, type FormNode } from '../model/node';
import { bestOption, switchOption } from '../model/values';
import { Group } from './Field';
import { controlId, pathSuffix, useForm, type ValueProps } from './formContext';

interface OptionProps extends ValueProps {
  readonly node: Extract<FormNode, { kind: 'options' }>;
  readonly examples: readonly unknown[] | undefined;
}

/** The controls for a value with alternative forms: a choice, and the fields of the chosen form. */
export function OptionFields(props: OptionProps): React.JSX.Element {
  const { node, path, value, onChange, examples = [] } = props;
  const form = useForm();
  const { discriminator, options } = node;
  const resolve = (pointer: string) => form.validator.resolve(pointer);
  // Without a discriminator, keeps the choice: while the reader types, the value may match another
  // form.
  const [chosen, choose] = useState(() => bestOption(value, node, form.validator));
  const index = discriminator === undefined ? chosen : bestOption(value, node, form.validator);
  const option = options[index] ?? options[0];
  if (option === undefined) return <></>;

  const change = (next: number) => {
    const schema = options[next]?.schema;
    if (schema === undefined) return;
    choose(next);
    const flat = flatten(schema, resolve);
    const example = examples.find((candidate) =>
      discriminator === undefined
        ? form.validator.errors(candidate, schema).length === 0
        : isObject(candidate) && candidate[discriminator] === constantOf(flat, discriminator),
    );
    const filled = form.ids?.fill(example) ?? example;
    onChange(switchOption(value, schema, resolve, filled));
  };

  const id = controlId(form, `${path}-form`);
  return (
    <>
      <div className="r-field r-option">
        <label htmlFor={id}>{discriminator ?? 'Form'}</label>
        <select
          id={id}
          className="r-input"
          aria-label={`${discriminator ?? 'Form'}${pathSuffix(path)}`}
          value={index}
          onChange={({ target }) => change(Number(target.value))}
        >
          {options.map(({ label }, position) => (
            <option key={position} value={position}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Group
        key={index}
        path={path}
        value={value}
        onChange={onChange}
        schema={option.schema}
        hidden={discriminator}
      />
    </>
  );
}
