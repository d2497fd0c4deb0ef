import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { conditions } from '../vite.config.ts';

/**
 * Builds the baseline of `npm run lighthouse` with the settings of the shop: a page with nothing but React,
 * the router and Apollo. With `--ssr`, what renders it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions },
  build: {
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: resolve(import.meta.dirname, 'main.tsx'),
        output: { entryFileNames: 'main.js' },
      },
    }),
  },
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
