/** How often a command says how far it is, in ms. */
const INTERVAL = 1000;

/** Where progress is shown. */
export interface ProgressOutput {
  isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Where a long command notes how far it is. */
export type ProgressNotes = Pick<Progress, 'note'>;

/** Says how far a long command is, once a second at most; on a terminal in one line. */
export class Progress {
  #text = '';
  #shown = '';
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly output: ProgressOutput) {
    this.#timer = setInterval(() => this.#show(), INTERVAL);
  }

  /** What is being done from now on. */
  note(text: string): void {
    this.#text = text;
  }

  /** Leaves nothing of it on a terminal. */
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
