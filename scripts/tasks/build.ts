import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';

await buildShop({ isForced: true }).catch(reportBuildError);
