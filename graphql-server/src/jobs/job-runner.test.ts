import { beforeEach, expect, test, vi } from 'vitest';
import { JobRunner } from './job-runner.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A job whose runs end when the test says so. */
function aJob(everyMs = 1000) {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = () => {
    const next = Promise.withResolvers<void>();
    runs.push(next);
    return next.promise;
  };
  return { job: { name: 'sweep', everyMs, run }, runs };
}

test('a job repeats one pause after its end, and never overlaps', async () => {
  const { job, runs } = aJob();
  const runner = new JobRunner([job], vi.fn());
  runner.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(runs).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await vi.advanceTimersByTimeAsync(999);
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toHaveLength(2);
});

test('a failure is reported, and the next run follows as usual', async () => {
  const { job, runs } = aJob();
  const report = vi.fn();
  new JobRunner([job], report).start();
  await vi.advanceTimersByTimeAsync(1000);
  const failure = new Error('broken');
  runs[0]?.reject(failure);
  await vi.advanceTimersByTimeAsync(1000);
  expect(report).toHaveBeenCalledExactlyOnceWith(failure, 'sweep');
  expect(runs).toHaveLength(2);
});

test('a manual run waits for its turn and throws its failure', async () => {
  const { job, runs } = aJob();
  const runner = new JobRunner([job], vi.fn());
  const first = runner.run('sweep');
  const second = runner.run('sweep');
  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  runs[1]?.reject(new Error('broken'));
  await expect(second).rejects.toThrow('broken');
  await expect(runner.run('unknown')).rejects.toThrow('There is no job "unknown"');
});

test('stopping waits for the current run and starts no other', async () => {
  const { job, runs } = aJob();
  const runner = new JobRunner([job], vi.fn());
  runner.start();
  await vi.advanceTimersByTimeAsync(1000);
  const queued = runner.run('sweep');
  const stopped = vi.fn();
  const stop = runner.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stopped).not.toHaveBeenCalled();
  runs[0]?.resolve();
  await Promise.all([stop, queued]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toHaveLength(1);
});

test('the process that claims a run executes it; jobs for each process run in all of them', async () => {
  const [shared, own] = [aJob(), { ...aJob() }];
  let isMine = false;
  const claim = vi.fn(() => Promise.resolve(isMine));
  const jobs = [shared.job, { ...own.job, name: 'own', isForEachProcess: true as const }];
  const runner = new JobRunner(jobs, vi.fn(), { claim });
  runner.start();
  await vi.advanceTimersByTimeAsync(3000);
  expect([shared.runs.length, own.runs.length]).toEqual([0, 1]);
  isMine = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(shared.runs).toHaveLength(1);
  expect(claim).toHaveBeenCalledWith(shared.job);
});

test('a failed claim is reported, and the next run follows', async () => {
  const { job, runs } = aJob();
  const report = vi.fn();
  const claim = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(true);
  new JobRunner([job], report, { claim }).start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(report).toHaveBeenCalledWith(new Error('away'), 'sweep');
  expect(runs).toHaveLength(1);
});
