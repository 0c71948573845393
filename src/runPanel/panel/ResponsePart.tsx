import { useEffect, useRef, type ReactNode } from 'react';

interface ResponsePartProps {
  readonly isRunning: boolean;
  /** Announced when a call ends: "Response 201". */
  readonly summary: string | undefined;
  readonly children: ReactNode;
}

/** Shows the response; on narrow screens, scrolls to it when a call ends. */
export function ResponsePart({
  isRunning,
  summary,
  children,
}: ResponsePartProps): React.JSX.Element {
  const section = useRef<HTMLElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    const isNarrow = window.matchMedia('(max-width: 60rem)').matches;
    if (wasRunning.current && !isRunning && isNarrow) {
      section.current?.scrollIntoView({ block: 'start' });
    }
    wasRunning.current = isRunning;
  }, [isRunning]);
  return (
    <section ref={section} className="r-response" aria-label="Response" aria-busy={isRunning}>
      <h3>Response</h3>
      <p className="visually-hidden" role="status">
        {isRunning ? '' : summary}
      </p>
      {children}
    </section>
  );
}
