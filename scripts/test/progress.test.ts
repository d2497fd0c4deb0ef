import { mkdirSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inProject } from '../process/project-root.ts';
import { Progress } from './progress.ts';

const part = 'a-test-of-progress';
const file = inProject(`.cache/test/durations-${part}.json`);

let written: string[];

beforeEach(() => {
  mkdirSync(inProject('.cache/test'), { recursive: true });
  vi.useFakeTimers({ toFake: ['performance'], now: 0 });
  written = [];
});
afterEach(() => rmSync(file, { force: true }));

function progressOf(tasks: string[], isTTY: boolean): Progress {
  return new Progress(part, tasks, { isTTY, write: (text) => written.push(text) });
}

test('a terminal shows each task, and the estimated remaining time', () => {
  const progress = progressOf(['one', 'two', 'three'], true);
  vi.advanceTimersByTime(10_000);
  progress.done('one', 10_000);
  expect(written).toEqual(['\r\x1b[Ka-test-of-progress: 1 of 3, 20 s left']);
});

test('durations of the last run are the estimate', () => {
  const first = progressOf(['short', 'long'], true);
  first.done('short', 1000);
  first.done('long', 60_000);
  first.end();
  written = [];
  const second = progressOf(['short', 'long'], true);
  vi.advanceTimersByTime(2000);
  second.done('short', 2000);
  expect(written).toEqual(['\r\x1b[Ka-test-of-progress: 1 of 2, 2 min left']);
});

test('a log gets a line at intervals', () => {
  const progress = progressOf(['one', 'two', 'three'], false);
  progress.done('one', 10);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(30_000);
  progress.done('two', 10);
  expect(written).toEqual(['a-test-of-progress: 2 of 3, 15 s left\n']);
});
