import type { SendFile, UploadedAsset } from './upload-asset.ts';

/** A file that is waiting, being sent, was rejected, or is stored and waits for those before it. */
export interface Upload {
  id: number;
  file: File;
  /** A URL of the file itself, valid as long as the upload is in the list. */
  preview: string;
  /** The fraction sent, 0 to 1. */
  part: number;
  state: 'WAITING' | 'SENDING' | 'FAILED' | 'STORED';
  /** Why it failed. */
  message: string;
}

/** How many files are sent at once: more would only share the same line. */
const MAX_CONCURRENT = 2;

/**
 * Sends files two at a time, and hands the stored pictures over in the order in which the files were chosen.
 */
export class UploadQueue {
  private uploads: readonly Upload[] = [];
  private readonly assets = new Map<number, UploadedAsset>();
  private readonly aborts = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();
  private lastId = 0;
  private readonly send: SendFile;
  private readonly onStored: (asset: UploadedAsset, file: File) => void;

  /** `onStored` gets each stored picture once, and the file that it was made of. */
  constructor(send: SendFile, onStored: (asset: UploadedAsset, file: File) => void) {
    this.send = send;
    this.onStored = onStored;
  }

  /** The uploads that are not handed over yet; another list after each change. */
  readonly read = (): readonly Upload[] => this.uploads;

  /** Calls `listener` after each change. Returns a function that ends this. */
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

  /** Sends one file in place of all others: those on their way, and those that were rejected. */
  replace(file: File): void {
    this.close();
    this.add([file]);
  }

  /** Sends a file again that was rejected. */
  retry(id: number): void {
    this.update(id, { state: 'WAITING', part: 0, message: '' });
    this.startNext();
  }

  /** Drops a file, and ends its upload. */
  cancel(id: number): void {
    this.aborts.get(id)?.abort();
    this.drop(id);
    this.handOver();
    this.startNext();
  }

  /** Drops all files: nobody waits for them any more. */
  close(): void {
    for (const abort of this.aborts.values()) abort.abort();
    for (const { id } of this.uploads) this.drop(id);
  }

  private startNext(): void {
    const sending = this.uploads.filter(({ state }) => state === 'SENDING').length;
    const waiting = this.uploads.filter(({ state }) => state === 'WAITING');
    for (const upload of waiting.slice(0, MAX_CONCURRENT - sending)) void this.start(upload);
  }

  private async start({ id, file }: Upload): Promise<void> {
    const abort = new AbortController();
    this.aborts.set(id, abort);
    this.update(id, { state: 'SENDING' });
    const result = await this.send(file, (part) => this.update(id, { part }), abort.signal);
    this.aborts.delete(id);
    // A cancelled file is not in the list any more; if it was stored all the same, the shop deletes it after
    // a day.
    if (!abort.signal.aborted) {
      if (result.asset) this.assets.set(id, result.asset);
      this.update(id, result.asset ? { state: 'STORED' } : { state: 'FAILED', message: result.message });
      this.handOver();
    }
    this.startNext();
  }

  /** Hands over what is stored and has nothing before it that may still be. */
  private handOver(): void {
    for (const { id, file, state } of this.uploads) {
      if (state === 'WAITING' || state === 'SENDING') return;
      const asset = this.assets.get(id);
      if (!asset) continue;
      this.assets.delete(id);
      this.drop(id);
      this.onStored(asset, file);
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
