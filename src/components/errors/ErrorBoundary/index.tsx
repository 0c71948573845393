import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface Fault {
  readonly error: unknown;
  /** Clears the error and renders the children again. */
  readonly retry: () => void;
}

interface ErrorBoundaryProps {
  readonly fallback: (fault: Fault) => ReactNode;
  /** When this changes, for example to another page's path, the error is cleared. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface State {
  readonly fault: { readonly error: unknown; readonly resetKey: string | undefined } | null;
}

/**
 * Limits a crash to one part of the page. Works only in the browser: during a build, errors
 * propagate and fail the build.
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
