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
  errors: { message: string; path?: (string | number)[]; extensions: { code: string } }[];
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

/** A client of a running shop like any other: real HTTP, JSON, a bearer token. */
export class TestClient {
  constructor(readonly address: string) {}

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
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (path.startsWith('/api'))
      assertDocumented({
        method,
        path,
        status: response.status,
        type: response.headers.get('content-type'),
        text,
      });
    return { status: response.status, headers: response.headers, body: parse(text) as Body };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
