import { watch } from 'rolldown';
import { serverBundle } from './server-bundle.ts';

/**
 * Bundles the server now and after each change; prints the bundler's errors.
 * @returns once there is a server: a function that stops watching
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
