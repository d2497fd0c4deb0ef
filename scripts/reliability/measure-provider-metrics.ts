import { startCluster } from '../postgres/throwaway-cluster.ts';
import { packageCommand } from '../process/package-command.ts';
import { runNode } from '../process/run-node.ts';

/**
 * Metrics that need more than a shop's interface, such as faults of a card payment provider: tests in
 * graphql-server/src/reliability, with the same names as their files.
 */
export const providerMetrics = [
  'webhooks',
  'provider-outage',
  'carts',
  'payment-walks',
  'order-walks',
  'invoices',
] as const;

/** Enough for a thousand carts on a busy machine, in ms. */
const TIMEOUT_MS = 30 * 60_000;

/** Measures metrics in full, like `measureProcessMetrics`. @returns 1 when one failed, 0 when none did */
export async function measureProviderMetrics(names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const cluster = await startCluster();
  try {
    const { exitCode } = await runNode(
      [
        packageCommand('vitest'),
        ...['run', '--reporter', 'dot', '--disable-console-intercept', '--maxWorkers', '1'],
        ...['--testTimeout', String(TIMEOUT_MS), '--project', 'database'],
        ...names.map((name) => `graphql-server/src/reliability/${name}`),
      ],
      { output: 'show', environment: { RELIABILITY: 'full', TEST_DATABASE_URL: cluster.url } },
    );
    return exitCode === 0 ? 0 : 1;
  } finally {
    cluster.remove();
  }
}
