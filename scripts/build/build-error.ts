/** A compiler or bundler refused; `output` is what it wrote. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}
