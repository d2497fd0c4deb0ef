import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { startsServers } from './test-files.ts';

/**
 * Starts the files that mostly wait first, so that others run meanwhile. Without results of an earlier run,
 * Vitest starts the largest files first, and these are small.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => startsServers(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
