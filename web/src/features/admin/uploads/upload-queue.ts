/** The result of an upload: what the shop stored, or an error message. */
export type UploadResult<Stored> = { stored: Stored } | { message: string };

/** Uploads a file and reports the fraction sent, from 0 to 1. */
export type SendFile<Stored> = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<UploadResult<Stored>>;

/** A file that is waiting, uploading, rejected, or stored and waiting for the files before it. */
export interface Upload {
  id: number;
  file: File;
  /** An object URL of the file, valid while the upload is in the list. */
  preview: string;
  /** The fraction sent, from 0 to 1. */
  part: number;
  state: 'WAITING' | 'SENDING' | 'FAILED' | 'STORED';
  /** Why it failed. */
  message: string;
}

/** Uploads files at the same time, and passes on what is stored in the order in which they were selected. */
export class UploadQueue<Stored> {
  private uploads: readonly Upload[] = [];
  private readonly stored = new Map<number, Stored>();
  private readonly aborts = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();
  private lastId = 0;
  private readonly send: SendFile<Stored>;
  private readonly onStored: (stored: Stored, file: File) => void;
  private readonly maxConcurrent: number;

  /**
   * `onStored` receives what was stored of each file once, with the file. More than two pictures at a time
   * would only share the same bandwidth.
   */
  constructor(send: SendFile<Stored>, onStored: (stored: Stored, file: File) => void, maxConcurrent = 2) {
    this.send = send;
    this.onStored = onStored;
    this.maxConcurrent = maxConcurrent;
  }

  /** The uploads that are not passed on yet; a new array after each change. */
  readonly read = (): readonly Upload[] => this.uploads;

  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(files: readonly File[]): void {
    const added = files.map((file): Upload => {
      const preview = URL.createObjectURL(file);
      return { id: ++this.lastId, file, preview, part: 0, state: 'WAITING', message: '' };
    });
    this.change([...this.uploads, ...added]);
    this.startNext();
  }

  /** Uploads one file and drops all others, whether uploading or rejected. */
  replace(file: File): void {
    this.close();
    this.add([file]);
  }

  /** Retries a rejected file. */
  retry(id: number): void {
    this.update(id, { state: 'WAITING', part: 0, message: '' });
    this.startNext();
  }

  /** Removes a file and aborts its upload. */
  cancel(id: number): void {
    this.aborts.get(id)?.abort();
    this.drop(id);
    this.handOver();
    this.startNext();
  }

  /** Removes all files and aborts their uploads. */
  close(): void {
    for (const abort of this.aborts.values()) abort.abort();
    for (const { id } of this.uploads) this.drop(id);
  }

  private startNext(): void {
    const sending = this.uploads.filter(({ state }) => state === 'SENDING').length;
    const waiting = this.uploads.filter(({ state }) => state === 'WAITING');
    for (const upload of waiting.slice(0, this.maxConcurrent - sending)) void this.start(upload);
  }

  private async start({ id, file }: Upload): Promise<void> {
    const abort = new AbortController();
    this.aborts.set(id, abort);
    this.update(id, { state: 'SENDING' });
    const result = await this.send(file, (part) => this.update(id, { part }), abort.signal);
    this.aborts.delete(id);
    // A canceled file is no longer in the list. It may be stored anyway: pictures without use are deleted
    // after a day, and `send` cares for others.
    if (!abort.signal.aborted) {
      if ('stored' in result) this.stored.set(id, result.stored);
      this.update(id, 'stored' in result ? { state: 'STORED' } : { state: 'FAILED', ...result });
      this.handOver();
    }
    this.startNext();
  }

  /** Passes on each stored file, unless an earlier one is still pending. */
  private handOver(): void {
    for (const { id, file, state } of this.uploads) {
      if (state === 'WAITING' || state === 'SENDING') return;
      const stored = this.stored.get(id);
      if (stored === undefined) continue;
      this.stored.delete(id);
      this.drop(id);
      this.onStored(stored, file);
    }
  }

  private drop(id: number): void {
    const dropped = this.uploads.find((upload) => upload.id === id);
    if (dropped) URL.revokeObjectURL(dropped.preview);
    this.change(this.uploads.filter((upload) => upload.id !== id));
  }

  private update(id: number, change: Partial<Upload>): void {
    this.change(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  private change(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}
