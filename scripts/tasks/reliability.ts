import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';
import { metrics } from '../reliability/metrics.ts';
import { measureProcessMetrics } from '../reliability/measure-process-metrics.ts';
import { measureProviderMetrics, providerMetrics } from '../reliability/measure-provider-metrics.ts';

// `npm run reliability -- crash carts` measures these two; without names, all of docs/reliability.md.
const names = process.argv.slice(2);
const isChosen = (name: string) => names.length === 0 || names.includes(name);
const ofProcess = metrics.filter(({ name }) => isChosen(name));
const ofProvider = providerMetrics.filter(isChosen);

exitOnSignal();
if (ofProcess.length + ofProvider.length === 0) {
  const metricNames = [...metrics.map(({ name }) => name), ...providerMetrics].join(', ');
  console.error(`There is no such figure. There are: ${metricNames}.`);
  process.exit(2);
}
const needsPages = ofProcess.some((metric) => metric.needsPages);
await buildShop({ only: needsPages ? ['server', 'web'] : ['server'] }).catch(reportBuildError);

const failures = [await measureProcessMetrics(ofProcess), await measureProviderMetrics(ofProvider)].reduce(
  (sum, count) => sum + count,
  0,
);
process.exitCode = failures > 0 ? 1 : 0;
