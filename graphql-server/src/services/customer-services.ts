import { sql } from 'kysely';
import type { EntityManager } from '../db/database.ts';
import { userError } from '../errors.ts';
import { CustomerRecordService } from '../modules/auth/accounts/customer-record.service.ts';
import { ContactInboxService } from '../modules/contact/contact-inbox.service.ts';
import { AddressService } from '../modules/customers/addresses/address.service.ts';
import { CustomerNoteService } from '../modules/customers/notes/customer-note.service.ts';
import type { UserService } from '../modules/customers/users/user.service.ts';
import { ErasureService } from '../modules/privacy/erasure.service.ts';
import { PersonalDataService } from '../modules/privacy/personal-data.service.ts';
import { TagService } from '../modules/tags/tag.service.ts';
import type { Clock } from '../shared/time/clock.ts';
import { message } from '../shared/messages/message.ts';

/**
 * What the shop keeps about customers beside their accounts, a part of `createServices`; staff has no tags.
 */
export function customerServices(em: EntityManager, clock: Clock, users: UserService) {
  const notFound = () => userError('NOT_FOUND', message('account.customerNotFound'), ['ids']);
  const rows = sql<boolean>`role = 'CUSTOMER' and erased_at is null`;
  return {
    contactInbox: new ContactInboxService(em, clock),
    addresses: new AddressService(em, clock),
    customerRecords: new CustomerRecordService(em, clock),
    customerNotes: new CustomerNoteService(em, clock, users),
    customerTags: new TagService(em, { table: 'users', rows, notFound }),
    personalData: new PersonalDataService(em, clock, users),
    erasure: new ErasureService(em, clock, users),
  };
}
