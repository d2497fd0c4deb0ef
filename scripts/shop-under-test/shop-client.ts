import { setTimeout } from 'node:timers/promises';

/**
 * The result of a call. `unavailable`: the shop cannot respond now, and after how many seconds to retry;
 * `unanswered`: the connection broke before a response.
 */
export type Answer<Data> =
  | { kind: 'data'; data: Data }
  | { kind: 'rejected'; code: string }
  | { kind: 'unavailable'; retryAfter: number }
  | { kind: 'failed'; status: number; text: string }
  | { kind: 'unanswered' };

/** A client of a shop, like an integrator's. */
export class ShopClient {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Runs a document. A top-level error is `rejected` with its code, unless the shop itself failed. */
  async run<Data>(document: string, variables: object, token?: string): Promise<Answer<Data>> {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify({ query: document, variables });
    try {
      const response = await fetch(`${this.url}/graphql`, { method: 'POST', headers, body });
      return read<Data>(response, await response.text());
    } catch {
      return { kind: 'unanswered' };
    }
  }

  /**
   * Runs a document that must succeed; waits while the shop is busy. A function makes other variables for
   * each attempt: what the shop was too busy to confirm may be stored all the same.
   * @throws Error with the actual result
   */
  async data<Data>(document: string, variables: object | (() => object) = {}, token?: string): Promise<Data> {
    for (;;) {
      const given = typeof variables === 'function' ? (variables as () => object)() : variables;
      const response = await this.run<Data>(document, given, token);
      if (response.kind === 'data') return response.data;
      if (response.kind !== 'unavailable') {
        throw new Error(`${document.slice(0, 60)}: ${JSON.stringify(response)}`);
      }
      await setTimeout(response.retryAfter * 1000);
    }
  }
}

function read<Data>({ status, headers }: Response, text: string): Answer<Data> {
  const retryAfter = Number(headers.get('retry-after'));
  if (status === 503 && retryAfter > 0) return { kind: 'unavailable', retryAfter };
  if (status >= 500) return { kind: 'failed', status, text };
  const { data, errors } = JSON.parse(text) as { data?: Data; errors?: { extensions: { code: string } }[] };
  const code = errors?.[0]?.extensions.code;
  if (code === 'INTERNAL_SERVER_ERROR') return { kind: 'failed', status, text };
  if (code) return { kind: 'rejected', code };
  return data ? { kind: 'data', data } : { kind: 'failed', status, text };
}
