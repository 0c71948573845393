import { Component, type ReactNode } from 'react';
import { forgetDrafts } from '../session/drafts';

interface BoundaryProps {
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: Error | undefined;
}

/** Keeps the panel open if it fails to render: shows the error and a Try again button. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="r-loading" role="alert">
        <p>
          <strong>The panel has failed: {error.message}</strong>
        </p>
        <p>Your last entry may have caused it. Try again to start with the example values.</p>
        <button
          type="button"
          className="outline-button"
          onClick={() => {
            forgetDrafts();
            this.setState({ error: undefined });
          }}
        >
          Try again
        </button>
      </div>
    );
  }
}
