import type { FileStorage, StoredFile } from '../../modules/assets/file-storage.port.ts';

/** Stores files in memory, for tests about something else. */
export class MemoryStorage implements FileStorage {
  readonly files = new Map<string, Uint8Array>();

  async put(key: string, { content }: StoredFile): Promise<void> {
    this.files.set(key, content);
  }

  async read(key: string): Promise<Uint8Array | null> {
    return this.files.get(key) ?? null;
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.files.delete(key);
  }

  async check(): Promise<void> {}
}
