import { Component, type ReactNode } from 'react';
import { type FormSnapshot, restoreSnapshot, takeSnapshot } from './formSnapshot.ts';

interface PlainFallbackProps {
  /** The id of the wrapping element: a constant, since `useId` changes when React has to render anew. */
  id: string;
  className?: string;
  children: ReactNode;
}

interface PlainFallbackState {
  hasFailed: boolean;
}

const elementOf = (id: string) =>
  typeof document === 'undefined' ? null : document.getElementById(id);

/**
 * The error boundary around an island, and its outermost element. It catches what the components in it throw, so
 * an island's hooks stand in a component inside it. If React fails, it puts the server's HTML back, which works without
 * script. If an extension's node makes React render the island anew, it restores values, focus and selection.
 */
export class PlainFallback extends Component<PlainFallbackProps, PlainFallbackState> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };
  private before: FormSnapshot | null;
  private html: string;

  /** Runs before the first render, when the page still shows what the server sent. */
  constructor(props: PlainFallbackProps) {
    super(props);
    const element = elementOf(props.id);
    this.before = element && takeSnapshot(element);
    this.html = element?.innerHTML ?? '';
  }

  override componentDidMount() {
    this.restore(this.before);
  }

  override getSnapshotBeforeUpdate() {
    const element = elementOf(this.props.id);
    return element && takeSnapshot(element);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: FormSnapshot | null) {
    this.restore(before);
  }

  private restore(before: FormSnapshot | null) {
    const element = elementOf(this.props.id);
    if (before && element && element !== before.root) restoreSnapshot(before, element);
    this.before = null;
  }

  override render() {
    const { id, className, children } = this.props;
    if (this.state.hasFailed)
      // The key keeps React from reusing the element whose children failed.
      return (
        <div
          key="plain"
          id={id}
          className={className}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that this page arrived with
          dangerouslySetInnerHTML={{ __html: this.html }}
        />
      );
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
}
