import { Component, type ReactNode } from 'react';
import s from './fake-shell.module.css';

/** Shows a page's error where the page would be, with all that a developer wants to know. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <pre className={s.problem} role="alert">
        {error instanceof Error ? error.stack : String(error)}
      </pre>
    );
  }
}
