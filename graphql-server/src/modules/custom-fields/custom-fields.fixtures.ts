import { DefineFields } from '../../test/documents.generated.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Person } from '../../test/users.ts';
import type { CustomField } from './custom-fields.ts';

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
    isAsked: false,
    isRequired: false,
    productTypes: [],
    ...change,
  };
}

/** Makes these the shop's custom fields, as its owner does. */
export async function defineFields(
  { client }: TestApp,
  owner: Person,
  ...fields: CustomField[]
): Promise<void> {
  const { payload } = await client.data(DefineFields, { fields }, owner.token);
  if (payload.userErrors.length > 0) throw new Error(JSON.stringify(payload.userErrors));
}
