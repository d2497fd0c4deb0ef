import { ofUser, outboxEmails, type PersonalData } from '../../shared/personal-data.ts';

export const cartData: PersonalData = {
  rows: [
    outboxEmails('cartId', { table: 'carts', about: ofUser() }),
    { table: 'cart_lines', about: ofUser(), erase: 'DELETE' },
    { table: 'carts', about: ofUser(), erase: 'DELETE' },
  ],
};
