import { Children, isValidElement, type ReactNode } from 'react';
import { BreakableCode } from '../../../shared/BreakableCode';
import { Tab, Tabs } from '../Tabs';

/*
 * The markup that src/app/articleBehaviour/fields.ts relies on:
 *
 *     <div class="a-tree">
 *       <ul class="a-fields">
 *         <li id="result-value" data-fields="value[]">
 *           <div class="a-field"><a href="#result-value"><code>value</code></a> …</div>
 *           <details class="a-more"><summary>12 fields</summary><ul class="a-fields">…</ul></details>
 *         </li>
 *         <li><div class="a-tabs">…</div></li>
 *       </ul>
 *     </div>
 *
 * `data-fields` is the path prefix of the fields inside, if it differs from the field's own path.
 */

interface FieldsProps {
  readonly label: string;
  /** `tree` for the outermost list, `open` and `closed` for one inside a field. */
  readonly place: 'tree' | 'open' | 'closed';
  /** Name of the field that contains the list. */
  readonly of?: string;
  /** Summary of a closed list: `12 fields`. */
  readonly summary?: string;
  readonly children?: ReactNode;
}

/** A list of fields. */
export function Fields({ label, place, of, summary, children }: FieldsProps) {
  const list = (
    // Safari does not expose lists without markers as lists.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="a-fields" role="list" aria-label={label}>
      {children}
    </ul>
  );
  if (place === 'open') return list;
  if (place === 'tree') return <div className="a-tree">{list}</div>;
  return (
    <details className="a-more">
      <summary aria-label={`Show ${summary} of ${of}`}>{summary}</summary>
      {list}
    </details>
  );
}

interface FieldProps {
  readonly name: string;
  readonly type: string;
  readonly href?: string;
  readonly nullable?: 'yes';
  readonly required?: 'yes' | 'no';
  readonly default?: string;
  readonly unit?: string;
  /** Allowed values, separated by a comma and a space. */
  readonly values?: string;
  readonly since?: string;
  readonly deprecated?: 'yes';
  readonly id?: string;
  /** The id that the field's own link points to. */
  readonly anchor: string;
  readonly fields?: string;
  readonly children?: ReactNode;
}

function Values({ values }: { readonly values: string }) {
  const all = values.split(', ');
  return (
    <p className="a-values">
      {all.length === 1 ? 'Allowed value: ' : 'Allowed values: '}
      {all.map((value, index) => [index > 0 && ' ', <BreakableCode key={value} text={value} />])}
    </p>
  );
}

const isList = (child: ReactNode): boolean => isValidElement(child) && child.type === Fields;

/** A field: its name, type and other facts, its description, and the fields inside it. */
export function Field(props: FieldProps) {
  const { name, type, href, nullable, required, unit, values, since, deprecated, id } = props;
  const { default: value, anchor, fields } = props;
  const children = Children.toArray(props.children);
  return (
    <li id={id} data-fields={fields}>
      <div className="a-field">
        <a href={`#${anchor}`}>
          <BreakableCode text={name} />
        </a>{' '}
        <span>
          {href === undefined ? type : <a href={href}>{type}</a>}
          {nullable && ' or null'}
        </span>
        {required === 'yes' && (
          <>
            {' '}
            <b>required</b>
          </>
        )}
        {required === 'no' && (
          <>
            {' '}
            <i>optional</i>
          </>
        )}
        {value !== undefined && (
          <>
            {' '}
            <span>
              default <BreakableCode text={value} />
            </span>
          </>
        )}
        {unit !== undefined && (
          <>
            {' '}
            <small>{unit}</small>
          </>
        )}
        {since !== undefined && (
          <>
            {' '}
            <small>{since.startsWith('after ') ? since : `since ${since}`}</small>
          </>
        )}
        {deprecated && (
          <>
            {' '}
            <b className="a-old">deprecated</b>
          </>
        )}
      </div>
      {children.filter((child) => !isList(child))}
      {values !== undefined && <Values values={values} />}
      {children.filter(isList)}
    </li>
  );
}

/** The alternative forms of a value, as tabs. */
export function Variants({ children }: { readonly children?: ReactNode }) {
  return (
    <li className="a-choice">
      <Tabs>{children}</Tabs>
    </li>
  );
}

/** One of the alternative forms of a value, as a tab. */
export function Variant({
  label,
  children,
}: {
  readonly label: string;
  readonly children?: ReactNode;
}) {
  return <Tab label={label}>{children}</Tab>;
}
