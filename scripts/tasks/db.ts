import { pathToFileURL } from 'node:url';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { inProject } from '../process/project-root.ts';

await buildShop({ only: ['server'] }).catch(reportBuildError);

// Its arguments (migrate, seed, check or reset) are this process's own.
await import(pathToFileURL(inProject('graphql-server/dist/db-command.js')).href);
