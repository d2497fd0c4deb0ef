import { BuildError } from './build-error.ts';

/** Shows what the compiler or bundler said and ends the process with 1; throws any other error on. */
export function reportBuildError(error: unknown): never {
  if (!(error instanceof BuildError)) throw error;
  console.error(`${error.output.trimEnd()}\n${error.message}`);
  process.exit(1);
}
