import { createContext } from 'react';

/**
 * When the page was drawn on the server, in ms since the epoch. What depends on the time must show that moment until
 * the page is hydrated: React compares. Null where the browser draws by itself.
 */
export const RenderedAt = createContext<number | null>(null);
