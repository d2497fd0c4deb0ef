import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { vatNumberStatuses } from '../taxes/vat-number-rules.ts';

/** An answer of VIES, which is used again for a while. */
export const VatNumberCheckEntity = defineEntity({
  name: 'VatNumberCheck',
  tableName: 'vat_number_checks',
  properties: {
    number: p.text().primary(),
    /** The shop's own number, which the consultation number belongs to. */
    requester: p.text().primary(),
    status: p.enum(vatNumberStatuses),
    name: p.text().nullable(),
    consultationNumber: p.text().nullable(),
    checkedAt: p.datetime(),
  },
});

export type VatNumberCheckEntity = InferEntity<typeof VatNumberCheckEntity>;
