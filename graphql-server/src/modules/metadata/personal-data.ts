import { ofUser, type PersonalData } from '../../shared/personal-data.ts';

/** Programs may write anything about people; that of orders is declared with them. */
export const metadataData: PersonalData = {
  rows: [{ table: 'metadata', about: ofUser('owner_id'), erase: 'DELETE' }],
};
