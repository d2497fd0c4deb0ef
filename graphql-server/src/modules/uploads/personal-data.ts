import { ofUser, type PersonalData } from '../../shared/personal-data.ts';

/** The job `uploads` deletes the files of erased uploads, and then their rows. */
export const uploadData: PersonalData = {
  rows: [
    {
      table: 'uploads',
      about: ofUser(),
      erase: () => ({ user_id: null, name: '', state: 'DELETING' }),
      keep: { columns: ['key', 'extension'], for: 'CLEAN_UP' },
    },
  ],
};
