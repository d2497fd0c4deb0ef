import type { Request } from '@playwright/test';

/** The addresses that the API is asked at: visitors' queries by GET have the rest in the address. */
export const API = /\/graphql(\?|$)/;

/** The name of the operation that a request asks the API for; null for any other request. */
export function operationOf(request: Request): string | null {
  if (!API.test(request.url())) return null;
  if (request.method() === 'GET') return new URL(request.url()).searchParams.get('operationName');
  const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
  return operationName ?? null;
}
