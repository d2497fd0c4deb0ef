import {
  auditEntries,
  contains,
  type DataSubject,
  ofUser,
  type PersonalData,
  withEmail,
} from '../../shared/personal-data.ts';

const invitations = { table: 'staff_invitations', about: withEmail() };

/** Saved views that search for the person, in their URL query. */
const searches = {
  table: 'saved_views',
  about: ({ emails, userIds }: DataSubject) =>
    contains(
      ['name', 'query'],
      [...emails, ...emails.map((email) => encodeURIComponent(email).toLowerCase()), ...userIds],
    ),
};

export const staffData: PersonalData = {
  impersonal: ['owner_invitations'],
  rows: [
    auditEntries('STAFF_INVITATION', invitations, { isNamed: true }),
    { ...invitations, erase: 'DELETE', secret: ['token_hash', 'link_token_hash'] },
    { ...auditEntries('SAVED_VIEW', searches, { isNamed: true }), isExported: false },
    { ...searches, erase: 'DELETE', isExported: false },
    { table: 'saved_views', about: ofUser(), erase: 'DELETE' },
  ],
};
