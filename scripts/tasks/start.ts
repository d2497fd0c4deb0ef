import { pathToFileURL } from 'node:url';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { inProject } from '../process/project-root.ts';

await buildShop().catch(reportBuildError);

// The server takes over this very process: signals and the exit code need nobody to pass them on.
process.env['NODE_ENV'] ??= 'production';
process.env['WEB_DIR'] ??= inProject('web/dist');
await import(pathToFileURL(inProject('graphql-server/dist/main.js')).href);
