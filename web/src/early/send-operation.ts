/** How long to wait for the shop, in ms; the application waits, too. */
const TIMEOUT_MS = 10_000;
/** Errors of requests that changed nothing. */
const REJECTIONS: readonly unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'];

interface Response<Field> {
  data?: Record<string, Field> | null;
  errors?: { extensions: { code: string } }[];
}

/**
 * Sends an operation with one root field, and returns that.
 * @throws if there is no response, or only errors
 */
export async function readField<Field>(query: string, token: string | null): Promise<Field> {
  const { data } = await send<Field>({ query }, token === null ? {} : { authorization: `Bearer ${token}` });
  const [field] = Object.values(data ?? {});
  if (field === undefined) throw new Error(query);
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
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.getRandomValues(new Uint32Array(4)).join('-'),
  };
  for (const isFirst of [true, false]) {
    const sending = send<Payload>({ query, variables }, headers, signal);
    const { data, errors } = await sending.catch((): Response<Payload> => ({}));
    const [payload] = Object.values(data ?? {});
    if (payload?.userErrors.length === 0) return payload;
    if (isFirst && (payload || REJECTIONS.includes(errors?.[0]?.extensions.code))) return null;
  }
  return undefined;
}

async function send<Field>(
  operation: object,
  headers: Record<string, string>,
  signal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<Response<Field>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(operation),
    // A change is made even if the visitor leaves the page meanwhile.
    keepalive: true,
    signal,
  });
  return (await response.json()) as Response<Field>;
}
