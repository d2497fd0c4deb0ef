import { ofUser, type PersonalData } from '../../shared/personal-data.ts';

/** Pictures of reviews go with the reviews: the job `assets` deletes what nothing shows. */
export const assetData: PersonalData = {
  rows: [
    {
      table: 'assets',
      about: ofUser('created_by_id'),
      erase: () => ({ created_by_id: null }),
      keep: { columns: ['hash', 'placeholder', 'files', 'state'], for: 'CLEAN_UP' },
    },
  ],
};
