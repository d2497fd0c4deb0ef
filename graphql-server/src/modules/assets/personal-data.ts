import { ofUser, type PersonalData } from '../../shared/personal-data.ts';

/** Pictures of reviews are deleted after their reviews, because the job `assets` deletes unused assets. */
export const assetData: PersonalData = {
  rows: [
    {
      table: 'assets',
      about: ofUser('created_by_id'),
      erase: () => ({ created_by_id: null, name: '', alt: '' }),
      keep: { columns: ['hash', 'placeholder', 'files', 'state'], for: 'CLEAN_UP' },
    },
  ],
};
