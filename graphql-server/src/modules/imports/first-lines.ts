/**
 * The lines of a file that first name each product, variant or customer, since each may be named once. A line
 * may be read twice: a batch is retried after a database conflict.
 */
export class FirstLines {
  private readonly lines = new Map<string, number>();

  /** Records that a line names something. @returns the earlier line that named it, or null */
  claim(name: string, line: number): number | null {
    const first = this.lines.get(name) ?? line;
    this.lines.set(name, first);
    return first === line ? null : first;
  }
}
