import { sql } from 'kysely';
import type { Scope } from '../../core/define-module.ts';
import { userError } from '../../errors.ts';
import type { Locale } from '../../shared/messages/locale.ts';
import { message } from '../../shared/messages/message.ts';
import { addressLines, type PostalAddress } from '../../shared/places/address-lines.ts';
import { AddressService } from './addresses/address.service.ts';
import { CustomerNoteService } from './notes/customer-note.service.ts';
import { ProfilePictureService } from './profile-pictures/profile-picture.service.ts';
import { UserService } from './users/user.service.ts';
import { TagService } from '../tags/tag.service.ts';

export function customersServices({ dependencies: { clock, currentSettings }, em }: Scope) {
  const users = new UserService(em);
  return {
    users,
    addresses: new AddressService(em, clock),
    formatAddress: (address: PostalAddress, { tag }: Locale) =>
      addressLines(address, currentSettings.get().delivery.countryCode, tag),
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
