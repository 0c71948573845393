import { isObject } from '../../shared/isObject';
import { joinPath } from '../../shared/joinPath';
import { useRef } from 'react';
import type { FormNode } from '../model/node';
import { initialValue, withMember } from '../model/values';
import { Field } from './Field';
import { useForm, type ValueProps } from './formContext';
import { MapFields } from './MapFields';
import { useFocusAfterRender } from './useFocusAfterRender';

interface ObjectProps extends ValueProps {
  readonly node: Extract<FormNode, { kind: 'object' }>;
  readonly hidden?: string | undefined;
}

/** The members of an object, with buttons that add optional ones. */
export function ObjectFields(props: ObjectProps): React.JSX.Element {
  const { node, path, value, onChange, hidden } = props;
  const { validator } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfterRender();
  const members = isObject(value) ? value : {};
  const isShown = ({ name, isRequired }: (typeof node.fields)[number]) =>
    isRequired || Object.hasOwn(members, name);
  const shown = node.fields.filter((field) => isShown(field) && field.name !== hidden);
  const missing = node.fields.filter((field) => !isShown(field));
  const set = (name: string, next: unknown) => onChange(withMember(members, name, next));

  return (
    <div ref={box} className="r-members">
      {shown.map((field) => (
        <Field
          key={field.name}
          {...field}
          path={joinPath(path, field.name)}
          value={members[field.name]}
          // An emptied field stays in the form but is not sent.
          onChange={(next) => set(field.name, next ?? '')}
          onRemove={
            field.isRequired
              ? undefined
              : () => {
                  set(field.name, undefined);
                  focusAfter(() => box.current?.querySelector(`[data-add="${field.name}"]`));
                }
          }
        />
      ))}
      {node.rest !== undefined && (
        <MapFields
          path={path}
          schema={node.rest}
          fieldNames={node.fields.map(({ name }) => name)}
          value={members}
          onChange={onChange}
        />
      )}
      {missing.length > 0 && (
        <p className="r-add">
          {missing.map(({ name, schema }) => (
            <button
              key={name}
              type="button"
              data-add={name}
              aria-label={`Add ${joinPath(path, name)}`}
              onClick={() => {
                const initial = initialValue(schema, (pointer) => validator.resolve(pointer));
                set(name, initial ?? '');
                focusAfter(() => {
                  const fields = [...(box.current?.children ?? [])];
                  const added = fields.find(
                    (field) => field.querySelector('code')?.textContent === name,
                  );
                  return (
                    added?.querySelector('input, select, textarea') ??
                    added?.querySelector('.r-inside button')
                  );
                });
              }}
            >
              + {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
