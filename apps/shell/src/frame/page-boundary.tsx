import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure.tsx';

interface State {
  readonly error: unknown;
  readonly failed: boolean;
}

/** Keeps an error of one page inside it: the frame and all other pages go on. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('Page failed while rendering', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <PageFailure
        kind="render"
        onRetry={() => this.setState({ error: undefined, failed: false })}
      />
    );
  }
}
