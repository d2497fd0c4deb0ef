import type { Config } from '../config/config.ts';

/**
 * Sends this process's traces to a collector, if there is one (decision 0134). @returns a function that sends
 * the rest and stops
 */
export async function startTracing({ traces }: Pick<Config, 'traces'>): Promise<() => Promise<void>> {
  if (!traces) return () => Promise.resolve();
  // Loaded only where it is used: it takes as long as a tenth of the shop's own code.
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(traces);
}
