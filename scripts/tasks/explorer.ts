import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';

// A separate task, because it needs packages that the shop does not.
await buildShop({ only: ['explorer'] }).catch(reportBuildError);
