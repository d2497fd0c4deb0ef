import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';

const server = process.env['SHOP_SERVER'] ?? 'http://localhost:4000';

/**
 * Few files for each page, because each costs a round trip: what every page starts with, in libraries and in our own code,
 * and the pages that visitors arrive at, which share most of what they show.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 3 },
  { name: 'app', tags: ['$initial'], test: /[\\/]src[\\/](?!early)/, priority: 2 },
  {
    name: 'storefront',
    test: /features[\\/](home|catalogue|product)[\\/](home|shop|product)-page\.tsx$/,
    priority: 1,
  },
];

/** The application, and what runs ahead of it on pages that the server drew. */
const entries = ['index.html', 'src/early/start.ts'].map((file) => resolve(import.meta.dirname, file));

/**
 * Builds the shop into `web/dist`; with `--ssr`, the part that draws pages on the server (see `scripts/build`). In
 * development it hands everything that is not a page to the shop's server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The server's content security policy allows neither inline scripts nor data: addresses for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tells the server what each page is made of.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    ...(!isSsrBuild && {
      rolldownOptions: { input: entries, output: { codeSplitting: { groups: chunks } } },
    }),
  },
  // The server's part carries its libraries along, and those in their quick form.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/health', '/uploads', '/sandbox', '/dev/mailbox'].map((path) => [path, server]),
    ),
  },
}));
