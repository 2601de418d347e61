import { Component, type ReactNode } from 'react';
import { readTyped, restoreTyped, type Typed } from './keepTyped.ts';

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
 * The outermost element of an island. If React fails it puts the server's HTML back: without an error
 * boundary React would remove the island, and with it markup that works without any script. Where a node
 * of an extension makes React build the island anew, values, focus and selection go over into the new one.
 */
export class PlainFallback extends Component<PlainFallbackProps, PlainFallbackState> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };
  private before: Typed | null;
  private html: string;

  /** Runs before the first render, when the page still shows what the server sent. */
  constructor(props: PlainFallbackProps) {
    super(props);
    const element = elementOf(props.id);
    this.before = element && readTyped(element);
    this.html = element?.innerHTML ?? '';
  }

  override componentDidMount() {
    this.restore(this.before);
  }

  override getSnapshotBeforeUpdate() {
    const element = elementOf(this.props.id);
    return element && readTyped(element);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Typed | null) {
    this.restore(before);
  }

  private restore(before: Typed | null) {
    const element = elementOf(this.props.id);
    if (before && element && element !== before.root) restoreTyped(before, element);
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
