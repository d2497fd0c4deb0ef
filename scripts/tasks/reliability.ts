import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { findPostgres } from '../postgres/find-postgres.ts';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';
import { figures } from '../reliability/figures.ts';
import { measureFigure } from '../reliability/measure-figure.ts';

// `npm run reliability -- crash walks` measures these two, `--short` as briefly as the tests do.
const words = process.argv.slice(2);
const size = words.includes('--short') ? 'short' : 'full';
const names = words.filter((word) => !word.startsWith('--'));
const chosen = figures.filter(({ name }) => names.length === 0 || names.includes(name));

exitOnSignal();
if (chosen.length === 0) {
  console.error(`There is no such figure. There are: ${figures.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
await buildShop({ only: 'server' }).catch(reportBuildError);

const binaries = findPostgres();
if (!binaries) console.log('NOT RUN on PostgreSQL: it is not installed here.');

for (const engine of binaries ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const)) {
  for (const figure of chosen) {
    const cluster = engine === 'PostgreSQL' && binaries ? await startCluster(binaries) : null;
    const began = performance.now();
    try {
      const result = await measureFigure(figure, cluster?.url ?? null, size);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`ok      ${engine.padEnd(10)} ${figure.name}: ${result} (${seconds} s)`);
    } catch (error) {
      process.exitCode = 1;
      console.log(
        `BROKEN  ${engine.padEnd(10)} ${figure.name}: ${error instanceof Error ? error.message : String(error)}`,
      );
    } finally {
      cluster?.stop();
    }
  }
}
