import { sql } from 'kysely';
import type { Scope } from '../../core/define-module.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { AddressService } from './addresses/address.service.ts';
import { CustomerNoteService } from './notes/customer-note.service.ts';
import { ProfilePictureService } from './profile-pictures/profile-picture.service.ts';
import { UserService } from './users/user.service.ts';
import { TagService } from '../tags/tag.service.ts';

export function customersServices({ dependencies: { clock }, em }: Scope) {
  const users = new UserService(em);
  return {
    users,
    addresses: new AddressService(em, clock),
    customerNotes: new CustomerNoteService(em, clock, users),
    // Staff have no tags.
    customerTags: new TagService(em, {
      table: 'users',
      rows: sql<boolean>`role = 'CUSTOMER' and erased_at is null`,
      notFound: () => userError('NOT_FOUND', message('account.customerNotFound'), ['ids']),
    }),
    pictures: new ProfilePictureService(em, clock),
  };
}

export type CustomersServices = ReturnType<typeof customersServices>;
