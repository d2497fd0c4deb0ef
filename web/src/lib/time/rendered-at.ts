import { createContext } from 'react';

/**
 * When the server rendered the page, in ms since the epoch. Time-dependent output must use this time until
 * hydration, or React reports a mismatch. Null where only the browser renders.
 */
export const RenderedAt = createContext<number | null>(null);
