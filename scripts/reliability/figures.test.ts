import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres } from '../postgres/find-postgres.ts';
import { type Cluster, startCluster } from '../postgres/throwaway-cluster.ts';
import { figures } from './figures.ts';
import { measureFigure } from './measure-figure.ts';

// The figures of docs/reliability.md in a shorter form, on the built server that `npm test` has made.

describe('on the embedded database', () => {
  test.each(figures)('$name', async (figure) => {
    expect(await measureFigure(figure, null, 'short')).toBeTruthy();
  });
});

const binaries = findPostgres();
if (binaries) {
  describe('on PostgreSQL', () => {
    let clusters: Cluster[] = [];

    beforeAll(async () => {
      clusters = await Promise.all(figures.map(() => startCluster(binaries)));
    });
    afterAll(() => {
      for (const cluster of clusters) cluster.stop();
    });

    test.each(figures.map((figure, index) => [figure.name, figure, index] as const))(
      '%s',
      async (_name, figure, index) => {
        expect(await measureFigure(figure, clusters[index]?.url ?? null, 'short')).toBeTruthy();
      },
    );
  });
}
