/** More would only be scanners. */
const MAX_PATHS = 500;

/** URLs that this process had no page for, counted until a job stores them. */
export class RequestedNotFound {
  #counts = new Map<string, number>();

  /** Counts a request, unless too many others are waiting to be stored. */
  add(path: string): void {
    const count = this.#counts.get(path) ?? 0;
    if (count > 0 || this.#counts.size < MAX_PATHS) this.#counts.set(path, count + 1);
  }

  /** Returns the counts and starts again. */
  removeAll(): [path: string, count: number][] {
    const counts = [...this.#counts];
    this.#counts = new Map();
    return counts;
  }
}
