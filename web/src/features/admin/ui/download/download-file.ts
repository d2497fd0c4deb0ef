import { codeMessage, unreachableMessage } from '../../../../apollo/error-message.ts';
import { parseJson, textAt } from '../../../../lib/json.ts';
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
      const problem = parseJson(await response.text());
      const codes: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 503: 'UNAVAILABLE' };
      const code = codes[response.status];
      // What the server says about a rejected download says what to do, such as to choose fewer days.
      const detail = code === undefined && response.status < 500 ? textAt(problem, 'detail') : null;
      return detail ?? codeMessage(code ?? 'INTERNAL_SERVER_ERROR');
    }
    saveAs(await response.blob(), name);
    return null;
  } catch {
    return unreachableMessage();
  }
}
