/** A bucket with copies of backups, by their file names. */
export interface BackupBucket {
  has(name: string): Promise<boolean>;
  /** Stores a copy of a file. @throws Error when it is not stored whole */
  store(name: string, file: string, signal: AbortSignal): Promise<void>;
}
