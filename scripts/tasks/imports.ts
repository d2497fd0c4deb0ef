import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { measureImport } from '../bench/measure-import.ts';
import { findPostgres } from '../postgres/find-postgres.ts';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';

/** `npm run imports -- 10000` is a glance. */
const rows = Number(process.argv[2] ?? 100_000);

exitOnSignal();
await buildShop({ only: 'server' }).catch(reportBuildError);
const binaries = findPostgres();
const cluster = binaries ? await startCluster(binaries) : null;
if (!cluster)
  console.log(
    'On the embedded database, whose memory is the process’s own: PostgreSQL is not installed here.',
  );
try {
  await measureImport(cluster?.url ?? null, rows);
} finally {
  cluster?.remove();
}
