import { audited } from '../../db/declared/audited.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { touchesAssets } from '../assets/touches-assets.ts';
import { DraftOrderEntity } from './drafts/draft-order.entity.ts';

export const checkoutDatabase = databaseRules('checkout', [
  versioned(DraftOrderEntity, {
    edited: [
      'discount',
      ...(['user_id', 'email', 'lines', 'billing', 'payment_method', 'note'] as const),
      ...([
        'delivery_method_id',
        'custom_fields',
        'customer_note',
        'gift_message',
        'delivery_address',
      ] as const),
    ],
    notEdited: {
      vat_number_check: 'follows from the VAT number',
      priced_by: 'follows from the prices',
      number: 'never changes',
      author_name: 'never changes',
    },
  }),
  // Customer details are not logged: audit entries of a draft have no customer, so an erasure could not find
  // them.
  touchesAssets(DraftOrderEntity, ['lines', 'custom_fields']),
  audited(DraftOrderEntity, {
    subject: 'DRAFT_ORDER',
    subjectName: 'changed.number::text',
    recorded: ['lines', 'discount', 'payment_method', 'delivery_method_id'],
    secret: [
      ...(['user_id', 'email', 'billing', 'delivery_address', 'note'] as const),
      ...(['custom_fields', 'customer_note', 'gift_message'] as const),
    ],
    instead: {
      lines: (row) =>
        `(select coalesce(jsonb_agg(line - 'customFields' #- '{manualPrice,discount,reason}'), '[]')
          from jsonb_array_elements(${row}.lines) line)`,
      // Staff may name the customer in the reason.
      discount: (row) => `${row}.discount - 'reason'`,
      // Only compared, not recorded: an edit of a line's values is a change of them.
      custom_fields: (row) =>
        `jsonb_build_array(${row}.custom_fields, (select jsonb_agg(line -> 'customFields')
          from jsonb_array_elements(${row}.lines) line where line -> 'customFields' <> '{}'))`,
    },
    ignored: {
      number: 'names the entry',
      author_name: 'the entry says who',
      priced_by: 'the entry says who',
      vat_number_check: 'follows from the VAT number',
    },
  }),
]);
