import { useRef, useState } from 'react';
import { joinPath } from '../../shared/joinPath';
import type { Schema } from '../../shared/schema/schema';
import { entriesOf, membersOf, nameProblem, unusedName, type Entry } from '../model/entries';
import { nodeOf } from '../model/node';
import { initialValue, type Members } from '../model/values';
import { Group } from './Field';
import { controlId, pathSuffix, useForm } from './formContext';
import { RemoveButton } from './RemoveButton';
import { Scalar } from './Scalar';
import { useFocusAfterRender } from './useFocusAfterRender';

interface MapProps {
  readonly path: string;
  readonly schema: Schema;
  readonly fieldNames: readonly string[];
  readonly value: Members;
  readonly onChange: (value: Members) => void;
}

/** The members of an object whose names the reader chooses. */
export function MapFields({
  path,
  schema,
  fieldNames,
  value,
  onChange,
}: MapProps): React.JSX.Element {
  const form = useForm();
  const box = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfterRender();
  // A list, because while the reader types, a name can be empty or the same as another.
  const [entries, setEntries] = useState<readonly Entry[]>(() => entriesOf(value, fieldNames));
  const [nextId, setNextId] = useState(entries.length);
  const node = nodeOf(schema, (pointer) => form.validator.resolve(pointer));

  const update = (next: readonly Entry[]) => {
    setEntries(next);
    onChange(membersOf(next, value, fieldNames));
  };
  const set = (id: number, part: Partial<Entry>) =>
    update(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  const add = () => {
    const item = initialValue(schema, (pointer) => form.validator.resolve(pointer)) ?? '';
    update([...entries, { id: nextId, name: unusedName(entries, fieldNames), item }]);
    setNextId(nextId + 1);
    focusAfter(() => box.current?.querySelector('.r-entry:last-of-type input'));
  };

  return (
    <div ref={box}>
      {entries.map(({ id, name, item }, index) => {
        const own = joinPath(path, name);
        const noun = name === '' ? `entry ${index + 1}` : name;
        const problem = nameProblem(entries, index, fieldNames);
        const message = problem ?? form.errors.get(own);
        const errorId = `${controlId(form, path)}-entry-${id}-error`;
        const describedBy = message === undefined ? undefined : errorId;
        const setItem = (next: unknown) => set(id, { item: next ?? '' });
        // An invalid name cannot be in the path: a field or another entry may have the same name.
        const itemPath = problem === undefined ? own : joinPath(path, `(${id})`);
        return (
          <div key={id} className="r-entry">
            <input
              className="r-input"
              aria-label={`Name ${index + 1}${pathSuffix(path)}`}
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={problem === undefined ? undefined : errorId}
              value={name}
              spellCheck={false}
              onChange={({ target }) => set(id, { name: target.value })}
            />
            {node.kind === 'text' || node.kind === 'number' || node.kind === 'boolean' ? (
              <Scalar
                path={itemPath}
                value={item}
                onChange={setItem}
                schema={schema}
                node={node}
                describedBy={describedBy}
                label={`Value of ${noun}`}
              />
            ) : (
              <Group path={itemPath} value={item} onChange={setItem} schema={schema} />
            )}
            <RemoveButton
              noun={noun}
              onClick={() => {
                update(entries.filter((entry) => entry.id !== id));
                focusAfter(() => box.current?.querySelector(':scope > .r-add button'));
              }}
            />
            {message !== undefined && (
              <p className="r-error" id={errorId}>
                {message}
              </p>
            )}
          </div>
        );
      })}
      <p className="r-add">
        <button type="button" onClick={add}>
          + Entry<span className="visually-hidden">{pathSuffix(path)}</span>
        </button>
      </p>
    </div>
  );
}
