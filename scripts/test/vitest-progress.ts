import { relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { projectRoot } from '../process/project-root.ts';
import { Progress } from './progress.ts';

/** Shows Vitest's progress in the part of the tests named in TEST_PART. */
export class VitestProgress implements Reporter {
  private progress: Progress | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const files = specifications.map(({ moduleId }) => relative(projectRoot, moduleId));
    this.progress = new Progress(process.env['TEST_PART'] ?? 'tests', files);
  }

  onTestModuleEnd(module: TestModule): void {
    this.progress?.done(relative(projectRoot, module.moduleId), module.diagnostic().duration);
    // Its failures are printed next.
    if (module.state() === 'failed') this.progress?.clear();
  }

  onTestRunEnd(): void {
    this.progress?.end();
  }
}
