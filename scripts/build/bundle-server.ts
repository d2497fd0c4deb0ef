import { rolldown } from 'rolldown';
import { serverBundle } from './server-bundle.ts';

// Bundles graphql-server/src to graphql-server/dist. Does not check types: `npm run check` does. A separate
// program, so that the shop that needs the build does not keep the bundler in memory.
const bundle = await rolldown(serverBundle);
await bundle.write(serverBundle.output);
await bundle.close();
