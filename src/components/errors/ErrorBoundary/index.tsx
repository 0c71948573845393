import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface Fault {
  /** Whatever was thrown. */
  readonly error: unknown;
  /** Clears the error and draws the children anew. */
  readonly retry: () => void;
}

export interface ErrorBoundaryProps {
  /** What stands in place of the children once one of them has thrown while being drawn. */
  readonly fallback: (fault: Fault) => ReactNode;
  /** When it changes, the error is cleared: the page is another one. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface State {
  readonly fault: { readonly error: unknown; readonly resetKey: string | undefined } | null;
}

/**
 * Takes down one part of the page instead of all of it. It works in the browser only: while the
 * site is built an error goes up and fails the build.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override readonly state: State = { fault: null };

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error, resetKey: undefined } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { fault }: State,
  ): State | null {
    if (fault === null) return null;
    if (fault.resetKey === undefined) return { fault: { ...fault, resetKey } };
    return fault.resetKey === resetKey ? null : { fault: null };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A part of the page crashed:', error, componentStack);
  }

  private readonly retry = (): void => this.setState({ fault: null });

  override render(): ReactNode {
    const { fault } = this.state;
    const { fallback, children } = this.props;
    return fault === null ? children : fallback({ error: fault.error, retry: this.retry });
  }
}
