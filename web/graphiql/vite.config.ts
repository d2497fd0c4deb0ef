import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['SHOP_SERVER'] ?? 'http://localhost:4000';

/**
 * Builds the explorer of the API, which is a page of its own: no chunk is shared with the shop, whose visitors therefore load
 * nothing of it.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  plugins: [react()],
  build: {
    emptyOutDir: true,
    target: 'es2023',
    // As for the shop: the content security policy allows neither inline scripts nor data: URLs for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The editor alone is larger than what Vite warns of.
    chunkSizeWarningLimit: 6000,
  },
  worker: { format: 'es' },
  server: { proxy: { '/graphql': { target: server, ws: true } } },
});
