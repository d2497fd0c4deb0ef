import { measureGrowth } from '../bench/growth/measure-growth.ts';
import { measureObserved } from '../bench/measure-observed.ts';
import { measureServer } from '../bench/measure-server.ts';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';

exitOnSignal();
await buildShop().catch(reportBuildError);
const [, , first, second, third] = process.argv;
if (first === 'growth') {
  // `npm run bench -- growth 10000` is a quick look; `wait` after it leaves the database running for
  // inspection.
  await measureGrowth(Number(second ?? 1_000_000), { waits: third === 'wait' });
} else if (first === 'observed') {
  await measureObserved(Number(second ?? 5));
} else {
  // `npm run bench -- 3` is a quick look.
  await measureServer(Number(first ?? 5));
}
process.exit();
