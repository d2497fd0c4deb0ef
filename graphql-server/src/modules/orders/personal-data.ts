import { sql } from 'kysely';
import { mentions, ofOrder, orderAuditEntries, type PersonalData } from '../../shared/personal-data.ts';
import { personalPromotions } from '../promotions/personal-data.ts';

const NOBODY = { fullName: '', email: '', phone: null, address: null, profilePicture: null };
const NOWHERE = {
  firstName: '',
  company: null,
  streetAddress: '',
  apartment: null,
  city: '',
};

/** SQL: of an address only country and region. */
function placeOf(column: 'billing' | 'delivery_address', nowhere: object) {
  const address = sql.ref(column);
  return sql`${JSON.stringify(nowhere)}::jsonb || jsonb_strip_nulls(
    jsonb_build_object('countryCode', ${address} -> 'countryCode', 'region', ${address} -> 'region'))`;
}

/**
 * Accounting needs what was sold to which country and region, the price and the tax, but not the customer.
 */
export const orderData: PersonalData = {
  rows: [
    orderAuditEntries(
      ...[
        'customer',
        'billing',
        'vat_number_check',
        'delivery_address',
        'tags',
        'custom_fields',
        'customer_note',
        'gift_message',
        'text',
        'entries',
        'tracking_number',
        'tracking_url',
      ],
    ),
    {
      table: 'orders',
      about: ofOrder('id'),
      erase: () => ({
        customer: JSON.stringify(NOBODY),
        billing: placeOf('billing', { ...NOWHERE, phone: '', email: '' }),
        delivery_address: sql`case when delivery_address is not null
          then ${placeOf('delivery_address', NOWHERE)} end`,
        vat_number_check: null,
        tags: '[]',
        custom_fields: '{}',
        customer_note: null,
        gift_message: null,
        fingerprint: '',
        guest_link_expires_at: null,
        payment_link_expires_at: null,
        storefront_id: null,
      }),
      keep: {
        columns: [
          ...[
            'number',
            'reference',
            'status',
            'payment_method',
            'payment_state',
            'payment_reference',
            'currency',
          ],
          ...['shipment_state', 'delivery_method', 'taxes', 'imported_from'],
        ],
        for: 'BOOKS',
      },
      secret: ['fingerprint'],
    },
    mentions('orders', ['customer_note', 'gift_message']),
    {
      table: 'order_lines',
      about: ofOrder(),
      erase: () => ({ custom_fields: '{}' }),
      keep: {
        columns: ['title', 'image', 'colour', 'size', 'others', 'origin_country', 'customs_code'],
        for: 'BOOKS',
      },
    },
    {
      table: 'order_adjustments',
      about: ofOrder(),
      erase: (person) => {
        const isPersonal = sql`promotion_id in (select id from promotions where ${personalPromotions.about(person)})`;
        return {
          title: sql`case when ${isPersonal} then '' else title end`,
          code: sql`case when ${isPersonal} then null else code end`,
        };
      },
      keep: { columns: ['kind', 'shares'], for: 'BOOKS' },
    },
    {
      table: 'order_events',
      about: ofOrder(),
      // Staff may have named the customer in the note.
      erase: () => ({ edit: sql`edit - 'note'` }),
      keep: {
        columns: ['status', 'actor', 'payment_state', 'repricing', 'edit', 'payment', 'manual_prices'],
        for: 'BOOKS',
      },
    },
    // The database rebuilds it when the order has lost its customer: with the number and the items.
    {
      table: 'order_search_texts',
      about: ofOrder(),
      isExported: false,
      erase: 'NOTHING',
      keep: { columns: ['text'], for: 'BOOKS' },
    },
    // External ids stay with the order.
    {
      table: 'metadata',
      about: (person) =>
        sql`owner_id in (select id from orders where ${ofOrder('id')(person)}
          union all select id from order_lines where ${ofOrder()(person)})`,
      erase: () => ({ entries: '{}' }),
      keep: { columns: ['external_id'], for: 'BOOKS' },
    },
    { table: 'order_comments', about: ofOrder(), erase: 'DELETE' },
    mentions('order_comments', ['text']),
    {
      table: 'shipments',
      about: ofOrder(),
      erase: () => ({ tracking_number: null, tracking_url: null }),
      keep: { columns: ['carrier'], for: 'BOOKS' },
    },
    {
      table: 'shipment_lines',
      about: (person) => sql`shipment_id in (select id from shipments where ${ofOrder()(person)})`,
      erase: 'NOTHING',
    },
  ],
  impersonal: ['order_viewers', 'revenue_changes', 'order_counts'],
};
