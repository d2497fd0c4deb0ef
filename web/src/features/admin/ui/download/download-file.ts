import { codeMessage, unreachableMessage } from '../../../../apollo/error-message.ts';
import { adminSession } from '../../../../session/admin-session.ts';
import { saveAs } from './save-as.ts';

/**
 * Downloads a file from the API as the signed-in admin. `of` is sent as the body of a POST request.
 * @returns an error message, or null on success
 */
export async function downloadFile(path: string, name: string, of?: object): Promise<string | null> {
  const token = adminSession.read()?.token;
  if (token === undefined) return codeMessage('UNAUTHENTICATED');
  try {
    const authorization = `Bearer ${token}`;
    const response = await fetch(path, {
      headers: { authorization, ...(of && { 'content-type': 'application/json' }) },
      ...(of && { method: 'POST', body: JSON.stringify(of) }),
    });
    if (!response.ok) {
      const codes: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 503: 'UNAVAILABLE' };
      return codeMessage(codes[response.status] ?? 'INTERNAL_SERVER_ERROR');
    }
    saveAs(await response.blob(), name);
    return null;
  } catch {
    return unreachableMessage();
  }
}
