import { auditEntries, ofOrder, ofUser, type PersonalData } from '../../shared/personal-data.ts';

const reviews = { table: 'reviews', about: ofUser() };

export const reviewData: PersonalData = {
  rows: [
    auditEntries('REVIEW', reviews),
    { table: 'review_votes', about: ofUser(), erase: 'DELETE' },
    { ...reviews, erase: 'DELETE' },
    { table: 'review_opt_outs', about: ofUser(), erase: 'DELETE' },
    { table: 'review_requests', about: ofOrder(), erase: 'DELETE' },
  ],
};
