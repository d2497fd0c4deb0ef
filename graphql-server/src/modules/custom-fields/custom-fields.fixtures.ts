import { SaveCustomFields, type SaveCustomFieldsVariables } from '../../test/documents.generated.ts';
import type { Loose, TestClient } from '../../test/test-client.ts';

/** Saves the settings section as staff do. */
export async function saveFields(
  { client }: { client: TestClient },
  token: string,
  input: Loose<SaveCustomFieldsVariables['input']>,
): Promise<SaveCustomFields['payload']> {
  return client.payload(SaveCustomFields, { input }, token);
}
