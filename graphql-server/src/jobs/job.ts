/** Something that the shop does by itself again and again. It must be safe in several processes at once. */
export interface Job {
  /** What logs and tests call it. */
  name: string;
  /** Pause between two runs in ms. */
  everyMs: number;
  run(): Promise<void>;
}
