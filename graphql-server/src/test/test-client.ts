import { assertDocumented } from './openapi-conformance.ts';

/** What came back over HTTP. */
export interface RestResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** What came back from `/graphql`. */
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

/** Speaks to a running shop as any client would: real HTTP, JSON, a bearer token. */
export class TestClient {
  constructor(readonly address: string) {}

  /** Sends a document; `Data` is what the test expects the answer to look like. */
  async graphql<Data>(
    query: string,
    variables: Record<string, unknown> = {},
    token: string | null = null,
  ): Promise<GraphqlResponse<Data>> {
    const { body } = await this.rest<Partial<GraphqlResponse<Data>>>('/graphql', {
      method: 'POST',
      token,
      body: { query, variables },
    });
    return { data: body.data ?? null, errors: body.errors ?? [] };
  }

  /** Like `graphql`, but an answer with errors fails the test. */
  async data<Data>(query: string, variables?: Record<string, unknown>, token?: string | null): Promise<Data> {
    const { data, errors } = await this.graphql<Data>(query, variables, token);
    if (errors.length > 0 || !data) throw new Error(`GraphQL errors: ${JSON.stringify(errors)}`);
    return data;
  }

  /**
   * Calls a path; a body that is not a string is sent as JSON. What `/api` answers has to be as the OpenAPI
   * document says.
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
