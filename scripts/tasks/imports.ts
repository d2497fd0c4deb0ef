import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { measureImport } from '../bench/measure-import.ts';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';

/** `npm run imports -- 10000 100` is a quick look, `npm run imports -- 0 2000` is about pictures. */
const [rows = '100000', pictures = '2000'] = process.argv.slice(2);

exitOnSignal();
await buildShop({ only: ['server'] }).catch(reportBuildError);
const cluster = await startCluster();
try {
  await measureImport(cluster.url, Number(rows), Number(pictures));
} finally {
  cluster.remove();
}
