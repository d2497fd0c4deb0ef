/** Formats a count with its noun: `plural(1, 'item')` is "1 item", `plural(3, 'item')` is "3 items". */
export function plural(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : nouns}`;
}
