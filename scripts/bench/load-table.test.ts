import { expect, test } from 'vitest';
import { loadRow, loadTable, worseThan } from './load-table.ts';

const load = (perSecond: number) => ({ perSecond, p50: 10, p99: 30 });

test('a row has the median of each figure, and of each round’s shares', () => {
  const row = loadRow('list', [load(100), load(300), load(200)], [load(1000), load(1000), load(400)]);
  expect(row).toMatchObject({ perSecond: 200, share: 0.3, processorMs: null });
  const [, line = ''] = loadTable([row]);
  expect(line.trim().split(/\s{2,}/)).toEqual(['list', '200', '10', '30', '× 0.30']);
});

test('a row contains the resources used per request', () => {
  const perRequest = { processorMs: 1.234, databaseMs: 0.5, statements: 2 };
  const [head = '', line = ''] = loadTable([loadRow('list', [{ ...load(100), perRequest }])]);
  expect(
    head
      .trim()
      .split(/\s{2,}/)
      .slice(3, 6),
  ).toEqual(['CPU ms', 'db CPU ms', 'statements']);
  expect(line.trim().split(/\s{2,}/)).toEqual(['list', '100', '10', '30', '1.23', '0.50', '2.00']);
});

test('a decline by a fifth is reported: by share where there is one, because machines differ', () => {
  const before = [loadRow('list', [load(100)], [load(200)]), loadRow('page', [load(100)])];
  const slowerMachine = [loadRow('list', [load(50)], [load(100)]), loadRow('page', [load(81)])];
  expect(worseThan(before, slowerMachine)).toEqual([]);
  const worse = [loadRow('list', [load(100)], [load(260)]), loadRow('page', [load(79)])];
  expect(worseThan(before, worse)).toEqual([
    'WORSE: list: 0.50 of the baseline before, 0.38 now',
    'WORSE: page: 100.00 per second before, 79.00 now',
  ]);
  expect(worseThan([], worse)).toEqual([]);
});
