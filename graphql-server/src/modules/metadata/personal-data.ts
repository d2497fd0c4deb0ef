import { ofUser, type PersonalData } from '../../shared/personal-data.ts';

/** Integrations may store anything about people; order metadata is declared with orders. */
export const metadataData: PersonalData = {
  rows: [{ table: 'metadata', about: ofUser('owner_id'), erase: 'DELETE' }],
};
