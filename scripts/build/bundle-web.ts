import { createBuilder } from 'vite';
import { inProject } from '../process/project-root.ts';
import { compressFiles } from './compress-files.ts';

// Bundles web/ into web/dist: what browsers load, also compressed, and into a folder that is not served what
// renders the pages on the server. A program of its own, so that the shop that it is built for does not keep
// Vite in its memory; one for both bundles, since they share most files, and compiling these takes longer
// than bundling.
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
