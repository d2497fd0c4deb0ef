import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** From @github/markdown-toolbar-element: applies its buttons' `data-md-button` to a text area. */
      'markdown-toolbar': HTMLAttributes<HTMLElement> & { for: string };
    }
  }
}
