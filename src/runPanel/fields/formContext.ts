import { createContext, useContext } from 'react';
import type { Validator } from '../../shared/schema/validator';
import type { KnownIds } from '../model/ids';

interface FormState {
  readonly validator: Validator;
  /** Error messages by field path. */
  readonly errors: ReadonlyMap<string, string>;
  /** Ids that earlier calls returned; undefined in forms that do not offer them. */
  readonly ids: KnownIds | undefined;
  readonly prefix: string;
}

const FormContext = createContext<FormState | null>(null);

export const FormProvider = FormContext.Provider;

/** Returns the state of the form around a field. @throws Error outside a form */
export function useForm(): FormState {
  const state = useContext(FormContext);
  if (state === null)
    throw new Error('useForm is called outside <FormProvider>. Wrap the field in it.');
  return state;
}

/** The props of every field. */
export interface ValueProps {
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/**
 * Returns the id of a field's control. Replaces white space, which names entered by readers may
 * contain, with underscores.
 */
export const controlId = ({ prefix }: FormState, path: string) =>
  `${prefix}-${path.replaceAll(/\s/g, '_') || 'value'}`;

/**
 * Returns the end of a label, which names the path of a field: ` of steps`; empty without a path.
 */
export const pathSuffix = (path: string) => (path === '' ? '' : ` of ${path}`);
