import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../process/project-root.ts';

/** How often a log gets a line, in ms; a terminal is updated whenever a task ends. */
const LOG_INTERVAL = 20_000;

type Durations = Record<string, number>;

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows the progress of a part of the tests, and estimates its end from its tasks' last durations. */
export class Progress {
  private readonly before = performance.now();
  private readonly part: string;
  private readonly output: Output;
  private readonly last: Durations;
  private readonly taken: Durations = {};
  private readonly left: Set<string>;
  private saidAt = this.before;

  constructor(part: string, tasks: readonly string[], output: Output = process.stdout) {
    this.part = part;
    this.output = output;
    this.left = new Set(tasks);
    this.last = readDurations(this.file);
  }

  /** Records a task that ended after `duration` ms. */
  done(task: string, duration: number): void {
    if (!this.left.delete(task)) return;
    this.taken[task] = duration;
    const now = performance.now();
    if (this.output.isTTY) this.output.write(`\r\x1b[K${this.line(now)}`);
    else if (now - this.saidAt >= LOG_INTERVAL) this.output.write(`${this.line(now)}\n`);
    else return;
    this.saidAt = now;
  }

  /** Makes room for other output. */
  clear(): void {
    if (this.output.isTTY) this.output.write('\r\x1b[K');
  }

  /** Saves the tasks' durations for the next run. */
  end(): void {
    this.clear();
    writeFileSync(this.file, JSON.stringify({ ...this.last, ...this.taken }));
  }

  private get file(): string {
    return inProject(`.cache/test/durations-${this.part}.json`);
  }

  private line(now: number): string {
    const ended = Object.keys(this.taken);
    const totalDuration = (tasks: Iterable<string>) =>
      [...tasks].reduce((sum, task) => sum + (this.last[task] ?? this.usual), 0);
    const left = ((now - this.before) * totalDuration(this.left)) / (totalDuration(ended) || 1);
    return `${this.part}: ${ended.length} of ${ended.length + this.left.size}, ${inWords(left)} left`;
  }

  /** The expected duration of a new task. */
  private get usual(): number {
    const durations = Object.values({ ...this.last, ...this.taken });
    return durations.reduce((sum, duration) => sum + duration, 0) / durations.length || 1;
  }
}

function inWords(duration: number): string {
  const seconds = Math.ceil(duration / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function readDurations(file: string): Durations {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Durations;
  } catch {
    return {};
  }
}
