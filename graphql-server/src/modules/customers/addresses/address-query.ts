import type { EntityManager } from '../../../db/database.ts';
import { type AddressContent, knownCountry } from './address-rules.ts';
import type { CustomersTables } from '../customers.tables.ts';

/** Address books of several users in one statement, oldest address first. */
export async function findAddresses(
  em: EntityManager,
  userIds: readonly string[],
): Promise<Map<string, Address[]>> {
  const rows = await em
    .getKysely<CustomersTables>()
    .selectFrom('addresses')
    .where('user_id', 'in', userIds)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute();
  const books = Map.groupBy(rows, (row) => row.user_id);
  return new Map([...books].map(([userId, book]) => [userId, book.map(toAddress)]));
}

type AddressRow = Omit<CustomersTables['addresses'], 'user_id' | 'created_at'>;

function toAddress(row: AddressRow): Address {
  const { id, company, city, state, zip, country, phone, email, vat_number: vatNumber } = row;
  return {
    id,
    firstName: row.first_name,
    lastName: row.last_name,
    company,
    streetAddress: row.street_address,
    city,
    state,
    zip,
    country,
    countryCode: row.country_code ?? knownCountry(country),
    phone,
    email,
    vatNumber,
    isDefault: row.is_default,
  };
}

export interface Address extends AddressContent {
  id: string;
  isDefault: boolean;
}
