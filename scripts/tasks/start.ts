import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { inProject } from '../process/project-root.ts';

await buildShop().catch(reportBuildError);

// Node keeps what it compiled of the packages, which takes half a second off every later start.
const cache = inProject('.cache/node');
enableCompileCache(cache);
// Its workers are processes of their own.
process.env['NODE_COMPILE_CACHE'] ??= cache;

// The server takes over this very process: signals and the exit code need nobody to pass them on.
process.env['NODE_ENV'] ??= 'production';
process.env['WEB_DIR'] ??= inProject('web/dist');
await import(pathToFileURL(inProject('graphql-server/dist/main.js')).href);
