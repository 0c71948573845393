import { useRef, useState } from 'react';
import { joinPath } from '../../shared/joinPath';
import type { Schema } from '../../shared/schema/schema';
import { initialValue } from '../model/values';
import { Field } from './Field';
import { pathSuffix, useForm, type ValueProps } from './formContext';
import { useFocusAfterRender } from './useFocusAfterRender';

/** The items of a list, with buttons that add and remove items. */
export function ListFields({
  items,
  path,
  value,
  onChange,
}: ValueProps & { readonly items: Schema }): React.JSX.Element {
  const { validator } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfterRender();
  const [removed, setRemoved] = useState(0);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];

  return (
    <div ref={box} className="r-members">
      {list.map((item, index) => (
        <Field
          // Removing an item moves later ones up, so all controls restart with the new values.
          key={`${removed} ${index}`}
          name={String(index + 1)}
          schema={items}
          isRequired={false}
          path={joinPath(path, index)}
          value={item}
          onChange={(next) =>
            onChange(list.map((other, at) => (at === index ? (next ?? '') : other)))
          }
          removeNoun={`item ${index + 1}${pathSuffix(path)}`}
          onRemove={() => {
            onChange(list.filter((_item, at) => at !== index));
            setRemoved(removed + 1);
            focusAfter(() => box.current?.querySelector(':scope > .r-add button'));
          }}
        />
      ))}
      <p className="r-add">
        <button
          type="button"
          onClick={() => {
            const initial = initialValue(items, (pointer) => validator.resolve(pointer));
            onChange([...list, initial ?? '']);
            focusAfter(() =>
              box.current?.children[list.length]?.querySelector('input, select, textarea'),
            );
          }}
        >
          + Item<span className="visually-hidden">{pathSuffix(path)}</span>
        </button>
      </p>
    </div>
  );
}
