import { SaveCustomFields, type SaveCustomFieldsVariables } from '../../test/documents.generated.ts';
import type { Loose, TestClient } from '../../test/test-client.ts';

type Input = Loose<SaveCustomFieldsVariables['input']>;

/** A definition as staff send it. */
export type FieldInput = NonNullable<Input['fields']>[number];

/** Saves the settings section as staff do. */
export async function saveFields(
  { client }: { client: TestClient },
  token: string,
  input: Input,
): Promise<SaveCustomFields['payload']> {
  return client.payload(SaveCustomFields, { input }, token);
}
