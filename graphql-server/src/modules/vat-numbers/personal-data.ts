import type { PersonalData } from '../../shared/personal-data.ts';

/** Answers about businesses, without a reference to a customer; a job deletes them after a day. */
export const vatNumberData: PersonalData = { impersonal: ['vat_number_checks'] };
