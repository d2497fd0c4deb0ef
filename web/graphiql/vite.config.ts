import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { defineConfig, type Plugin } from 'vite';

const server = process.env['SHOP_SERVER'] ?? 'http://localhost:4000';

const BASE = '/graphiql/';

/**
 * Emits the fonts of GraphiQL's style sheet as files, because the content security policy forbids data: URLs.
 */
const fontsAsFiles: Plugin = {
  name: 'fonts-as-files',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = String(file.source).replaceAll(
        /url\(["']?data:font\/(\w+)[^,]*;base64,([^"')]+)["']?\)/g,
        (_, extension: string, base64: string) => {
          const hash = createHash('sha256').update(base64).digest('base64url').slice(0, 8);
          const fileName = `assets/font-${hash}.${extension}`;
          this.emitFile({ type: 'asset', fileName, source: Buffer.from(base64, 'base64') });
          return `url(${BASE}${fileName})`;
        },
      );
    }
  },
};

/**
 * Builds the API explorer as a separate page. It shares no chunks with the shop, so shoppers load none of its
 * code.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: BASE,
  plugins: [react(), fontsAsFiles],
  build: {
    emptyOutDir: true,
    target: 'es2023',
    // As in the shop, the content security policy forbids inline scripts and data: URLs for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The editor alone exceeds Vite's default warning limit.
    chunkSizeWarningLimit: 6000,
  },
  worker: { format: 'es' },
  server: { proxy: { '/graphql': { target: server, ws: true } } },
});
