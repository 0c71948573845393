import type { ReactNode } from 'react';

interface StepsProps {
  readonly children?: ReactNode;
}

/** A numbered list of steps. */
export function Steps({ children }: StepsProps) {
  return <ol className="a-steps">{children}</ol>;
}

interface StepProps {
  readonly title: string;
  readonly id: string;
  readonly children?: ReactNode;
}

/** A step with a title and a link to itself. */
export function Step({ title, id, children }: StepProps) {
  return (
    <li id={id}>
      <p className="a-step-title">
        {title}
        <a className="a-anchor" href={`#${id}`} aria-label={`Direct link to ${title}`} />
      </p>
      {children}
    </li>
  );
}
