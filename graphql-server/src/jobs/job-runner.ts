import { patiently } from '../db/postgres/waiting.ts';
import { MINUTE } from '../shared/time/duration.ts';
import { traced } from '../shared/tracing.ts';

/** Reports a failed run; `name` is the job's name. */
export type ReportFailure = (error: unknown, name: string) => void;

/** Distributes the runs of jobs among processes: only the process that claims a run executes it. */
export interface RunClaims {
  claim(job: Job): Promise<boolean>;
}

/**
 * Repeats jobs from `start` to `stop`. A job never overlaps with itself: the pause begins when a run has
 * ended, and a manual run waits for it. An error in a run is reported, and the next run follows as usual.
 */
export class JobRunner {
  private readonly lastRuns = new Map<string, Promise<void>>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private isStopped = false;

  constructor(
    private readonly jobs: readonly Job[],
    private readonly report: ReportFailure,
    private readonly claims: RunClaims | null = null,
  ) {}

  /** Starts repeating the jobs, each for the first time after its pause. */
  start(): void {
    for (const job of this.jobs) this.schedule(job);
  }

  /**
   * Runs a job now, or as soon as its current run has ended. @throws Error for an unknown name; the run's
   * error
   */
  async run(name: string): Promise<void> {
    const job = this.jobs.find((candidate) => candidate.name === name);
    if (!job) throw new Error(`There is no job "${name}"`);
    await this.enqueue(job);
  }

  /** Starts no more runs and waits for the current ones. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.allSettled(this.lastRuns.values());
  }

  private schedule(job: Job): void {
    if (this.isStopped) return;
    const timer = setTimeout(() => void this.repeat(job), job.everyMs);
    timer.unref();
    this.timers.set(job.name, timer);
  }

  private async repeat(job: Job): Promise<void> {
    try {
      if (await this.isToRun(job)) await this.enqueue(job);
    } catch (error) {
      this.report(error, job.name);
    }
    this.schedule(job);
  }

  private async isToRun(job: Job): Promise<boolean> {
    if (this.isStopped) return false;
    return job.isForEachProcess === true || !this.claims || this.claims.claim(job);
  }

  private enqueue(job: Job): Promise<void> {
    const previous = this.lastRuns.get(job.name) ?? Promise.resolve();
    const run = previous.then(() => (this.isStopped ? undefined : patiently(() => runTraced(job))));
    this.lastRuns.set(
      job.name,
      run.catch(() => undefined),
    );
    return run;
  }
}

/**
 * Jobs that look for work every few seconds mostly find none; what they carry out, such as an email, has a
 * trace.
 */
function runTraced(job: Job): Promise<void> {
  if (job.everyMs < MINUTE) return job.run();
  return traced({ name: `job ${job.name}`, parent: null }, () => job.run());
}

/** A repeated background task. It must be safe in several processes at once. */
export interface Job {
  /** Its name in logs and tests. */
  name: string;
  /** Pause between two runs in ms. */
  everyMs: number;
  /**
   * Whether each process must run it: because of its own memory, or because one process might not manage.
   * Other jobs run once per pause, in one of the processes.
   */
  isForEachProcess?: true;
  run(): Promise<void>;
}
