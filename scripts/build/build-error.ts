/** A compiler or bundler failed; `output` is its output. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}
