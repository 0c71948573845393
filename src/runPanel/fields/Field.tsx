import { isObject } from '../../shared/isObject';
import type { Schema } from '../../shared/schema/schema';
import { flatten, nodeOf, describeType } from '../model/node';
import { controlId, useForm, type ValueProps } from './formContext';
import { JsonField } from './JsonField';
import { ListFields } from './ListFields';
import { ObjectFields } from './ObjectFields';
import { OptionFields } from './OptionFields';
import { firstSentence, Prose } from './Prose';
import { RemoveButton } from './RemoveButton';
import { Scalar } from './Scalar';

interface FieldProps extends ValueProps {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly onRemove?: (() => void) | undefined;
  /** What the remove button removes, as its label says; by default, the path. */
  readonly removeNoun?: string;
  /** Examples of the alternative forms; not every form needs one. */
  readonly examples?: readonly unknown[];
}

function fits(kind: string, value: unknown): boolean {
  if (value === undefined) return true;
  if (kind === 'object') return isObject(value);
  return kind !== 'list' || Array.isArray(value);
}

/** The controls for a value: fields for its members, a choice of forms, JSON, or one control. */
export function Group({
  schema,
  examples,
  hidden,
  ...props
}: ValueProps & {
  readonly schema: Schema;
  readonly examples?: readonly unknown[] | undefined;
  /** Name of a member that is not shown, because another control sets it. */
  readonly hidden?: string | undefined;
}): React.JSX.Element {
  const { validator } = useForm();
  const node = nodeOf(schema, (pointer) => validator.resolve(pointer));
  const label = props.path === '' ? 'Value' : props.path;
  if (!fits(node.kind, props.value)) return <JsonField {...props} label={`${label} as JSON`} />;
  switch (node.kind) {
    case 'object':
      return <ObjectFields {...props} node={node} hidden={hidden} />;
    case 'list':
      return <ListFields {...props} items={node.items} />;
    case 'options':
      return <OptionFields {...props} node={node} examples={examples} />;
    case 'json':
      return <JsonField {...props} label={`${label} as JSON`} />;
    default:
      return (
        <Scalar {...props} node={node} schema={schema} describedBy={undefined} label={label} />
      );
  }
}

/** One member of an object or list: its name, type, description, control and error. */
export function Field(props: FieldProps): React.JSX.Element {
  const { name, schema, isRequired, onRemove, removeNoun, path, value, onChange, examples } = props;
  const form = useForm();
  const resolve = (pointer: string) => form.validator.resolve(pointer);
  const node = nodeOf(schema, resolve);
  const { description } = flatten(schema, resolve) as { description?: string };
  const id = controlId(form, path);
  const message = form.errors.get(path);
  const hint =
    description === undefined ? null : (
      <p className="r-hint" id={`${id}-hint`}>
        <Prose text={firstSentence(description)} />
      </p>
    );
  const error =
    message === undefined ? null : (
      <p className="r-error" id={`${id}-error`}>
        {message}
      </p>
    );
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const facts = (
    <span className="r-type">
      {describeType(node)}
      {isRequired && <b> required</b>}
    </span>
  );
  const remove = onRemove && <RemoveButton noun={removeNoun ?? path} onClick={onRemove} />;
  const isGroup =
    ['object', 'list', 'options', 'json'].includes(node.kind) ||
    (typeof value === 'object' && value !== null);
  if (isGroup) {
    return (
      <div
        role="group"
        className="r-group"
        aria-labelledby={`${id}-name`}
        aria-describedby={describedBy}
      >
        <div className="r-label">
          <span id={`${id}-name`}>
            <code>{name}</code> {facts}
          </span>
          {remove}
        </div>
        {hint}
        {error}
        <div className="r-inside">
          <Group
            schema={schema}
            path={path}
            value={value}
            onChange={onChange}
            examples={examples}
          />
        </div>
      </div>
    );
  }
  return (
    <div className="r-field">
      <div className="r-label">
        <label htmlFor={id}>
          <code>{name}</code> {facts}
        </label>
        {remove}
      </div>
      <Scalar
        path={path}
        value={value}
        onChange={onChange}
        schema={schema}
        node={node as React.ComponentProps<typeof Scalar>['node']}
        describedBy={describedBy}
      />
      {error}
      {hint}
    </div>
  );
}
