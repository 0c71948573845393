import type { ReactNode } from 'react';

interface StepsProps {
  readonly children?: ReactNode;
}

export function Steps({ children }: StepsProps) {
  return <ol className="a-steps">{children}</ol>;
}

interface StepProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function Step({ title, children }: StepProps) {
  return (
    <li>
      <p className="a-step-title">{title}</p>
      {children}
    </li>
  );
}
