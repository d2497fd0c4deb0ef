import { rolldown } from 'rolldown';
import { serverBundle } from './server-bundle.ts';

// Bundles graphql-server/src to graphql-server/dist. Types are not checked: `npm run check` does. A program
// of its own, so that the shop that it is built for does not keep the bundler in its memory.
const bundle = await rolldown(serverBundle);
await bundle.write(serverBundle.output);
await bundle.close();
