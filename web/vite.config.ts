import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { documentsPlugin } from '../scripts/documents/documents-plugin.ts';
import { messagesPlugin } from '../scripts/i18n/messages-plugin.ts';

const server = process.env['SHOP_SERVER'] ?? 'http://localhost:4000';

/**
 * Few files per page, because each costs a round trip: the code shared by every page, split into libraries
 * and our own, and the usual landing pages, which share most of their components.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  // Separate, because each script is one browser task, which blocks the page while it runs.
  {
    name: 'react',
    tags: ['$initial'],
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    priority: 4,
  },
  { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 3 },
  { name: 'app', tags: ['$initial'], test: /[\\/]src[\\/](?!early)/, priority: 2 },
  {
    name: 'storefront',
    // The code of reviews loads later, but not their styles: a rendered page shows them without it.
    test: /features[\\/]((content|catalogue|product)[\\/]((content|shop|product)-page|sections[\\/](hero|product-list|category-tiles|collections)[\\/].*-section)\.tsx|reviews[\\/]shared[\\/].*\.css)$/,
    priority: 1,
  },
];

/** The application, and the early script of server-rendered pages. */
const entries = ['index.html', 'src/early/start.ts'].map((file) => resolve(import.meta.dirname, file));

/**
 * RxJS ships native classes only under the ES2015 condition, otherwise with helpers that are larger and
 * slower.
 */
export const conditions = ['es2015', ...defaultClientConditions];

/** React Router's exports name only its development build, which warns about mistakes in the browser. */
function productionRouter() {
  const folder = resolve(fileURLToPath(import.meta.resolve('react-router')), '../../production');
  return [
    { find: /^react-router$/, replacement: resolve(folder, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: resolve(folder, 'dom-export.mjs') },
  ];
}

/**
 * Builds the shop into `web/dist` or, with `--ssr`, only the bundle that renders its pages on the server (see
 * `scripts/build`). In development it proxies everything that is not a page to the shop's server.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [messagesPlugin(), documentsPlugin(), react()],
  resolve: { conditions, alias: command === 'build' ? productionRouter() : [] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The server's content security policy forbids inline scripts and data: URLs for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        // Tells the server which files each page needs.
        manifest: true,
        rolldownOptions: { input: entries, output: { codeSplitting: { groups: chunks } } },
      },
    },
    ssr: {
      // Bundles the libraries' production versions into the server's build.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        copyPublicDir: false,
        rolldownOptions: { input: resolve(import.meta.dirname, 'src/entry-server.tsx') },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/health', '/uploads', '/assets', '/downloads', '/sandbox', '/dev/mailbox'].map(
        (path) => [
          path,
          // Subscriptions use a WebSocket.
          { target: server, ws: path === '/graphql' },
        ],
      ),
    ),
  },
}));
