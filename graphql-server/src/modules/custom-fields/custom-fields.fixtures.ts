import { SaveCustomFields, type SaveCustomFieldsVariables } from '../../test/documents.generated.ts';
import type { Loose, TestClient } from '../../test/test-client.ts';
import type { Person } from '../../test/users.ts';
import type { CustomField } from './custom-fields.ts';

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

/** A field for one line of text, which everyone sees and only staff fill in. */
export function aField(change: Partial<CustomField> & Pick<CustomField, 'owner' | 'key'>): CustomField {
  return {
    name: change.key,
    description: null,
    type: 'TEXT',
    unit: null,
    choices: [],
    isList: false,
    isPublic: true,
    isFilterable: false,
    isSearchable: false,
    isCustomerInput: false,
    isRequired: false,
    productTypes: [],
    ...change,
  };
}

/** Makes these the shop's custom fields, as its owner does. */
export async function defineFields(
  shop: { client: TestClient },
  { token }: Person,
  ...fields: CustomField[]
): Promise<void> {
  const { userErrors } = await saveFields(shop, token, { fields });
  if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
}
