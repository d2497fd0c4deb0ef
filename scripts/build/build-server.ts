import { type BuildOptions, rolldown, watch } from 'rolldown';
import { inProject } from '../process/project-root.ts';
import { BuildError } from './build-error.ts';

/**
 * The server and its packages in few files: a start would else look for, read and link thousands of modules, which
 * took longer than all that the shop itself does (decision 0068).
 */
const serverBundle = {
  input: {
    main: inProject('graphql-server/src/main.ts'),
    'db-command': inProject('graphql-server/src/db-command.ts'),
  },
  platform: 'node',
  tsconfig: inProject('graphql-server/tsconfig.json'),
  // Packages with files of their own beside their code, and what only the sandbox loads, or nobody (`pg-native`).
  external: ['sharp', '@node-rs/argon2', /^@electric-sql\/pglite/, 'oidc-provider', 'pg-native'],
  // Some packages import the CommonJS of `graphql`, so all must: of two copies neither knows the other's types.
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

/**
 * Bundles graphql-server/src to graphql-server/dist. Types are not checked: `npm run check` does.
 * @throws BuildError with the bundler's messages
 */
export async function buildServer(): Promise<void> {
  const bundle = await rolldown(serverBundle);
  try {
    await bundle.write(serverBundle.output);
  } catch (error) {
    throw new BuildError(
      'The server does not build.',
      error instanceof Error ? error.message : String(error),
    );
  } finally {
    await bundle.close();
  }
}

/**
 * Bundles as `buildServer` does, and again after each change; says what the bundler refuses.
 * @returns once there is a server; what ends the watching
 */
export async function watchServer(): Promise<() => Promise<void>> {
  const watcher = watch(serverBundle);
  const isBuilt = new Promise<void>((resolve) => {
    watcher.on('event', async (event) => {
      if (event.code === 'ERROR') console.error(event.error.message);
      if (event.code === 'BUNDLE_END') resolve();
      if ('result' in event) await event.result.close();
    });
  });
  await isBuilt;
  return () => watcher.close();
}
