import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { conditions } from '../vite.config.ts';

/**
 * Builds the baseline page of `npm run lighthouse`: React, the router and Apollo with the shop's build
 * settings, and nothing else. With `--ssr`, builds its server bundle.
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
