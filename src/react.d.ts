import 'react';

declare module 'react' {
  /** A `style` prop may set custom properties, for values that come from data. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
