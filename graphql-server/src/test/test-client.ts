import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { TypedDocumentString } from './documents.generated.ts';
import { assertDocumented } from './openapi-conformance.ts';

/** A response over HTTP. */
export interface RestResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** A response of `/graphql`. */
export interface GraphqlResponse<Data> {
  data: Data | null;
  errors: {
    message: string;
    path?: (string | number)[];
    locations?: { line: number; column: number }[];
    extensions: { code: string };
  }[];
}

interface RestRequest {
  method?: string;
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Makes everything optional: tests also send invalid input. */
export type Loose<Value> = Value extends readonly (infer Item)[]
  ? Loose<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: Loose<Value[Key]> }
    : Value | undefined;

/**
 * For GraphQL, which is most requests: with fetch, a request and its response take a third more CPU time.
 * Pages and files also need what fetch does with redirects and compressed responses.
 */
const agent = new Agent({ keepAlive: true });

/** A client of a running shop like any other: real HTTP, JSON, a bearer token. */
export class TestClient {
  /**
   * With `server`, the shop's own, requests skip the network, which takes half of their CPU time: for tests
   * that send thousands and are not about HTTP.
   */
  constructor(
    readonly address: string,
    private readonly server: FastifyInstance | null = null,
  ) {}

  /** Sends a document of a `*.test.graphql` file. */
  async graphql<Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Loose<Variables>,
    token?: string | null,
    headers?: Record<string, string>,
  ): Promise<GraphqlResponse<Data>>;
  /** Sends a document that a test composes; `Data` is the expected shape of the response. */
  async graphql<Data>(
    document: string,
    variables?: Record<string, unknown>,
    token?: string | null,
  ): Promise<GraphqlResponse<Data>>;
  async graphql<Data>(
    document: { toString(): string },
    variables: object = {},
    token: string | null = null,
    headers: Record<string, string> = {},
  ): Promise<GraphqlResponse<Data>> {
    const { body } = await this.rest<Partial<GraphqlResponse<Data>>>('/graphql', {
      method: 'POST',
      token,
      headers,
      body: { query: document.toString(), variables },
    });
    return { data: body.data ?? null, errors: body.errors ?? [] };
  }

  /** Like `graphql`, but errors in the response fail the test. */
  async data<Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Loose<Variables>,
    token?: string | null,
  ): Promise<Data>;
  async data<Data>(
    document: string,
    variables?: Record<string, unknown>,
    token?: string | null,
  ): Promise<Data>;
  async data<Data>(
    document: { toString(): string },
    variables?: Record<string, unknown>,
    token?: string | null,
  ): Promise<Data> {
    const { data, errors } = await this.graphql<Data>(document.toString(), variables, token);
    if (errors.length > 0 || !data) throw new Error(`GraphQL errors: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Like `data`, of a document whose only result is called `payload`. */
  async payload<Payload, Variables>(
    document: TypedDocumentString<{ payload: Payload }, Variables>,
    variables: Loose<Variables>,
    token?: string | null,
  ): Promise<Payload> {
    return (await this.data(document, variables, token)).payload;
  }

  /**
   * Calls a path; a body other than a string is sent as JSON. A response of `/api` must match the OpenAPI
   * document.
   */
  async rest<Body>(path: string, request: RestRequest = {}): Promise<RestResponse<Body>> {
    const { method = 'GET', token, body, headers } = request;
    const payload = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const response = await this.send(path, method, payload, {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    });
    const { status, text } = response;
    if (path.startsWith('/api'))
      assertDocumented({
        method,
        path,
        status,
        type: response.headers.get('content-type'),
        text,
      });
    return { status, headers: response.headers, body: parse(text) as Body };
  }

  private async send(
    path: string,
    method: string,
    payload: string | undefined,
    headers: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; text: string }> {
    if (this.server) {
      const options = { url: path, method, headers };
      const response = await this.server.inject({ ...options, ...(payload !== undefined && { payload }) });
      return { status: response.statusCode, headers: headersOf(response.headers), text: response.payload };
    }
    if (!/^\/graphql(\?|$)/.test(path)) {
      const init = { method, headers, ...(payload !== undefined && { body: payload }) };
      const response = await fetch(this.address + path, init);
      return { status: response.status, headers: response.headers, text: await response.text() };
    }
    const length = payload !== undefined && { 'content-length': String(Buffer.byteLength(payload)) };
    const request = httpRequest(this.address + path, { agent, method, headers: { ...length, ...headers } });
    request.end(payload);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const text = await textOf(response);
    return { status: response.statusCode ?? 0, headers: headersOf(response.headers), text };
  }
}

function headersOf(received: Record<string, number | string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(received)) {
    for (const value of [values].flat()) if (value !== undefined) headers.append(name, String(value));
  }
  return headers;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
