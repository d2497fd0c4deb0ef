import type { Request } from '@playwright/test';

/** The API's URLs: visitors' queries by GET have parameters. */
export const API = /\/graphql(\?|$)/;

/** The operation name of a request to the API; null for any other request. */
export function operationOf(request: Request): string | null {
  if (!API.test(request.url())) return null;
  if (request.method() === 'GET') return new URL(request.url()).searchParams.get('operationName');
  const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
  return operationName ?? null;
}
