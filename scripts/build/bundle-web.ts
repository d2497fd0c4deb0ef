import { createBuilder } from 'vite';
import { inProject } from '../process/project-root.ts';
import { compressFiles } from './compress-files.ts';

// Bundles web/ into web/dist: for browsers, also compressed, and for rendering on the server, in a folder
// that is not served. A separate program, so that the shop that needs the build does not keep Vite in memory.
// One program for both bundles, because they share most files, and compiling these takes longer than
// bundling.
const builder = await createBuilder({
  root: inProject('web'),
  logLevel: 'warn',
  build: { emptyOutDir: false },
  environments: { ssr: { build: { outDir: 'dist/.server' } } },
  builder: { sharedConfigBuild: true, sharedPlugins: true },
});
const { client, ssr } = builder.environments;
if (!client || !ssr) throw new Error('web/vite.config.ts lacks an environment');
await builder.build(client);
await Promise.all([builder.build(ssr), compressFiles(inProject('web/dist/assets'))]);
