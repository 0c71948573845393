import { useRef, useState } from 'react';
import { joinPath } from '../../shared/joinPath';
import type { Schema } from '../../shared/schema/schema';
import { nodeOf } from '../model/node';
import { initialValue, withMember, type Members } from '../model/values';
import { Group } from './Field';
import { controlId, useForm } from './formContext';
import { Scalar } from './Scalar';
import { useFocusAfter } from './useFocusAfter';

interface MapProps {
  readonly path: string;
  readonly schema: Schema;
  /** Names of the members that have a field of their own. */
  readonly known: readonly string[];
  readonly value: Members;
  readonly onChange: (value: Members) => void;
}

/** Members whose names the reader chooses. */
export function MapFields({ path, schema, known, value, onChange }: MapProps): React.JSX.Element {
  const form = useForm();
  const box = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter();
  const [removed, setRemoved] = useState(0);
  const resolve = (pointer: string) => form.validator.resolve(pointer);
  const node = nodeOf(schema, resolve);
  const names = Object.keys(value).filter((name) => !known.includes(name));

  const rename = (from: string, to: string) => {
    if (to !== from && Object.hasOwn(value, to)) return;
    const entries = Object.entries(value);
    onChange(Object.fromEntries(entries.map(([name, item]) => [name === from ? to : name, item])));
  };
  const add = () => {
    let number = names.length + 1;
    while (Object.hasOwn(value, `name${number}`)) number += 1;
    const name = `name${number}`;
    onChange(withMember(value, name, initialValue(schema, resolve) ?? ''));
    focusAfter(() => box.current?.querySelector('.r-entry:last-of-type input'));
  };

  return (
    <div ref={box}>
      {names.map((name, index) => {
        const own = joinPath(path, name);
        const message = form.errors.get(own);
        const setItem = (item: unknown) => onChange({ ...value, [name]: item ?? '' });
        return (
          // By position, because the name changes while it is typed. After a removal all keys are
          // new, so that no entry shows what was typed into another.
          <div key={`${removed} ${index}`} className="r-entry">
            <input
              className="r-input"
              aria-label={`Name ${index + 1}`}
              value={name}
              spellCheck={false}
              onChange={({ target }) => rename(name, target.value)}
            />
            {node.kind === 'text' || node.kind === 'number' || node.kind === 'boolean' ? (
              <Scalar
                path={own}
                value={value[name]}
                onChange={setItem}
                schema={schema}
                node={node}
                describedBy={message === undefined ? undefined : `${controlId(form, own)}-error`}
                label={`Value of ${name}`}
              />
            ) : (
              <Group path={own} value={value[name]} onChange={setItem} schema={schema} />
            )}
            <button
              type="button"
              className="r-remove"
              aria-label={`Remove ${name}`}
              onClick={() => {
                onChange(withMember(value, name, undefined));
                setRemoved(removed + 1);
                focusAfter(() => box.current?.querySelector(':scope > .r-add button'));
              }}
            >
              ×
            </button>
            {message !== undefined && (
              <p className="r-error" id={`${controlId(form, own)}-error`}>
                {message}
              </p>
            )}
          </div>
        );
      })}
      <p className="r-add">
        <button type="button" onClick={add}>
          + Entry
        </button>
      </p>
    </div>
  );
}
