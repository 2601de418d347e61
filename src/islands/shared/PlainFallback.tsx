import { Component, type ReactNode } from 'react';

interface PlainFallbackProps {
  /** The id of the wrapping element: a constant, since `useId` changes when React has to render anew. */
  id: string;
  className?: string;
  children: ReactNode;
}

const elementOf = (id: string) =>
  typeof document === 'undefined' ? null : document.getElementById(id);

/**
 * An error boundary that puts the server's HTML back if React fails. Without it React would remove the
 * island, and with it markup that works without any script.
 */
export class PlainFallback extends Component<PlainFallbackProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };
  /** Read before the first render, when the page still shows what the server sent. */
  private html = elementOf(this.props.id)?.innerHTML ?? '';

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
