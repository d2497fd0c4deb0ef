import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { projectRoot } from '../process/project-root.ts';
import { Progress } from './progress.ts';

/** Shows Playwright's progress, and each failure in full as soon as it occurs. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes a reporter's default export
export default class PlaywrightProgress implements Reporter {
  private progress: Progress | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.progress = new Progress(
      'browser',
      suite.allTests().map(({ id }) => id),
    );
  }

  onTestEnd(test: TestCase, { duration, errors, status }: TestResult): void {
    this.progress?.done(test.id, duration);
    if (status === test.expectedStatus || status === 'skipped') return;
    this.progress?.clear();
    const { file, line } = test.location;
    console.log(`\n[${test.parent.project()?.name}] ${relative(projectRoot, file)}:${line}: ${test.title}`);
    for (const { message, snippet, stack } of errors) console.log([message ?? stack, snippet].join('\n'));
  }

  onEnd(): void {
    this.progress?.end();
  }

  /** The server's output. */
  onStdErr(chunk: string | Buffer): void {
    this.progress?.clear();
    process.stderr.write(chunk);
  }

  onError({ message, stack }: { message?: string; stack?: string }): void {
    this.progress?.clear();
    console.log(stack ?? message);
  }
}
