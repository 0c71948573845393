import type { ReactNode } from 'react';

interface DetailsProps {
  readonly summary: string;
  readonly children?: ReactNode;
}

/** A collapsible section that works without JavaScript. */
export function Details({ summary, children }: DetailsProps) {
  return (
    <details className="a-details">
      <summary>{summary}</summary>
      <div className="a-details-body">{children}</div>
    </details>
  );
}
