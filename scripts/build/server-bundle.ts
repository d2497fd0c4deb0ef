import type { BuildOptions } from 'rolldown';
import { inProject } from '../process/project-root.ts';

/**
 * Bundles the server and its packages into a few files: otherwise a start would find, read and link thousands
 * of modules, which took longer than all of the shop's own work (decision 0068).
 */
export const serverBundle = {
  input: {
    main: inProject('graphql-server/src/main.ts'),
    'probe-thread': inProject('graphql-server/src/observability/probe-thread.ts'),
    'db-command': inProject('graphql-server/src/db-command.ts'),
  },
  platform: 'node',
  tsconfig: inProject('graphql-server/tsconfig.json'),
  // Packages with files next to their code, and what only the sandbox loads, or nothing (`pg-native`).
  external: ['sharp', '@node-rs/argon2', 'pdfkit', 'libpg-query', 'oidc-provider', 'pg-native'],
  // Some packages import the CommonJS build of `graphql`, so all must: two copies do not know each other's
  // types.
  resolve: { mainFields: ['main', 'module'] },
  logLevel: 'warn',
  output: {
    dir: inProject('graphql-server/dist'),
    cleanDir: true,
    format: 'esm',
    // Two folders below the server, like the source files that locate files of the repository.
    chunkFileNames: 'chunks/[name].js',
    sourcemap: true,
    // Classes are found by name, and people read stack traces.
    keepNames: true,
    comments: false,
  },
} satisfies BuildOptions;
