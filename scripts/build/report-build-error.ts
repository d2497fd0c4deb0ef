import { BuildError } from './build-error.ts';

/** Prints the output of the compiler or bundler and exits with 1; rethrows any other error. */
export function reportBuildError(error: unknown): never {
  if (!(error instanceof BuildError)) throw error;
  console.error(`${error.output.trimEnd()}\n${error.message}`);
  process.exit(1);
}
