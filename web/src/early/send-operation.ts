/** How long to wait for a response, in ms; the application waits, too. */
const TIMEOUT_MS = 5000;
/** Errors of requests that changed nothing. */
const REJECTIONS: readonly unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'];

/** The one root field of an operation, or the code of the first error. */
interface Outcome<Field> {
  field?: Field | undefined;
  code?: string | undefined;
}

/** @throws if there is no response, or only errors */
export async function readField<Field>(query: string, token: string | null): Promise<Field> {
  const { field, code } = await send<Field>({ query }, token);
  if (field === undefined) throw new Error(code);
  return field;
}

/**
 * Makes a change once. Returns its payload; null if the shop rejected it; undefined if nobody knows whether
 * it was made, although it was sent a second time with the same key (decision 0060).
 */
export async function makeChange<Payload extends { userErrors: readonly unknown[] }>(
  query: string,
  variables: object,
  token: string,
): Promise<Payload | null | undefined> {
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  for (const isFirst of [true, false]) {
    const sending = send<Payload>({ query, variables }, token, { 'idempotency-key': key });
    const { field, code } = await sending.catch((): Outcome<Payload> => ({}));
    if (field?.userErrors.length === 0) return field;
    if (isFirst && (field || REJECTIONS.includes(code))) return null;
  }
  return undefined;
}

async function send<Field>(
  operation: object,
  token: string | null,
  headers?: Record<string, string>,
): Promise<Outcome<Field>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(operation),
    // A change is made even if the visitor leaves the page meanwhile.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, Field> | null;
    errors?: { extensions?: { code: string } }[];
  };
  return { field: Object.values(data ?? {})[0], code: errors?.[0]?.extensions?.code };
}
