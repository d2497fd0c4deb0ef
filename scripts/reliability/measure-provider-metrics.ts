import { startCluster } from '../postgres/throwaway-cluster.ts';
import { packageCommand } from '../process/package-command.ts';
import { runNode } from '../process/run-node.ts';

/**
 * Figures that need a provider of card payments with faults, which nothing outside of the shop's process can
 * switch on: tests of graphql-server/src/reliability, named like their files.
 */
export const providerMetrics = ['webhooks', 'provider-outage', 'carts', 'payment-walks'] as const;

/** As long as a thousand carts may take on a busy machine, in ms. */
const TIMEOUT_MS = 30 * 60_000;

/** Measures figures in full like `measureProcessMetrics`. @returns 1 when one was broken, 0 when none was */
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
