import { measureServer } from '../bench/measure-server.ts';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';

exitOnSignal();
await buildShop().catch(reportBuildError);
// `npm run bench -- 3` is a glance.
await measureServer(Number(process.argv[2] ?? 5));
process.exit();
