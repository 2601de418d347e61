import type { HTMLAttributes } from 'react';

declare module 'react' {
  /** A `style` prop may set custom properties, for values that come from data. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }

  namespace JSX {
    interface IntrinsicElements {
      /** src/scripts/localTime.ts */
      'local-time': HTMLAttributes<HTMLElement> & {
        zone?: string | undefined;
        brief?: string | undefined;
        at?: string | undefined;
        brief?: string | undefined;
        class?: string | undefined;
      };
      /** src/scripts/briefCount.ts */
      'brief-count': HTMLAttributes<HTMLElement>;
    }
  }
}
