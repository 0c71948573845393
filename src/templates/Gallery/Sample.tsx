import type { ReactNode } from 'react';
import { inContexts, type FixedContexts } from '../../components/contexts/inContexts';
import * as styles from './styles.module.css';

interface SampleProps {
  /** The component and its state: `Dropdown: open`. */
  readonly state: string;
  readonly contexts?: FixedContexts;
  readonly children: ReactNode;
}

/** Shows one state of a component, with contexts of its own. */
export function Sample({ state, contexts, children }: SampleProps): React.JSX.Element {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.state}>{state}</figcaption>
      <div className={styles.stage}>{inContexts(children, contexts)}</div>
    </figure>
  );
}
