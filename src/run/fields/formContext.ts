import { createContext, useContext } from 'react';
import type { Validator } from '../../shared/schema/validator';
import type { KnownIds } from '../model/ids';

/** The state that all fields of a form share. */
export interface FormState {
  readonly validator: Validator;
  /** Messages by the path of their field. */
  readonly errors: ReadonlyMap<string, string>;
  /** Ids that earlier calls returned; undefined where there are none. */
  readonly ids: KnownIds | undefined;
  /** Prefix of all element ids of the form. */
  readonly prefix: string;
}

const FormContext = createContext<FormState | null>(null);

export const FormProvider = FormContext.Provider;

export function useForm(): FormState {
  const state = useContext(FormContext);
  if (state === null) throw new Error('A field is outside a form.');
  return state;
}

/** The props of every field. */
export interface ValueProps {
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Returns the id of a field's control; names that readers enter may have spaces. */
export const controlId = ({ prefix }: FormState, path: string) =>
  `${prefix}-${path.replaceAll(/\s/g, '_') || 'value'}`;
