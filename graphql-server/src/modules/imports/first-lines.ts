/**
 * The lines of a file in which products, variants or customers were first named, since each may be named
 * once. A line may be read again: the database can ask to try a batch once more.
 */
export class FirstLines {
  private readonly lines = new Map<string, number>();

  /** Notes that a line names something. @returns the earlier line that did so, or null */
  claim(name: string, line: number): number | null {
    const first = this.lines.get(name) ?? line;
    this.lines.set(name, first);
    return first === line ? null : first;
  }
}
