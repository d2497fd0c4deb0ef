import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { measureImport } from '../bench/measure-import.ts';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';

/** `npm run imports -- 10000` is a quick look. */
const rows = Number(process.argv[2] ?? 100_000);

exitOnSignal();
await buildShop({ only: ['server'] }).catch(reportBuildError);
const cluster = await startCluster();
try {
  await measureImport(cluster.url, rows);
} finally {
  cluster.remove();
}
