/** How often a command reports its progress, in ms. */
const INTERVAL = 1000;

/** Where progress is shown. */
export interface ProgressOutput {
  isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** How a long command reports its progress. */
export type ProgressNotes = Pick<Progress, 'report'>;

/** Shows the progress of a long command, at most once a second; on a terminal in one line. */
export class Progress {
  #text = '';
  #shown = '';
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly output: ProgressOutput) {
    this.#timer = setInterval(() => this.#show(), INTERVAL);
  }

  /** Sets the current step. */
  report(text: string): void {
    this.#text = text;
  }

  /** Clears the line on a terminal. */
  end(): void {
    clearInterval(this.#timer);
    if (this.output.isTTY && this.#shown) this.output.write('\r\x1b[K');
  }

  #show(): void {
    if (this.#text === this.#shown) return;
    this.#shown = this.#text;
    this.output.write(this.output.isTTY ? `\r\x1b[K${this.#text}` : `${this.#text}\n`);
  }
}
