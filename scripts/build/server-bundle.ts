import type { BuildOptions } from 'rolldown';
import { inProject } from '../process/project-root.ts';

/**
 * The server and its packages in few files: a start would else look for, read and link thousands of modules,
 * which took longer than all that the shop itself does (decision 0068).
 */
export const serverBundle = {
  input: {
    main: inProject('graphql-server/src/main.ts'),
    'db-command': inProject('graphql-server/src/db-command.ts'),
  },
  platform: 'node',
  tsconfig: inProject('graphql-server/tsconfig.json'),
  // Packages with files of their own beside their code, and what only the sandbox loads, or nobody
  // (`pg-native`).
  external: ['sharp', '@node-rs/argon2', 'oidc-provider', 'pg-native'],
  // Some packages import the CommonJS of `graphql`, so all must: of two copies neither knows the other's
  // types.
  resolve: { mainFields: ['main', 'module'] },
  logLevel: 'warn',
  output: {
    dir: inProject('graphql-server/dist'),
    cleanDir: true,
    format: 'esm',
    // Two folders below the server, like the sources that look for a file of the repository.
    chunkFileNames: 'chunks/[name].js',
    sourcemap: true,
    // Classes are found by their names, and stacks are read by people.
    keepNames: true,
    comments: false,
  },
} satisfies BuildOptions;
