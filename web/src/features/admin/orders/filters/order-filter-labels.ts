import { t } from '@lingui/core/macro';
import { dateFormat } from '../../../../lib/time/date.ts';
import { orderStatuses } from '../../../orders/shared/order-status.ts';
import type { ListFilter } from '../../list/list-filter-chips.tsx';
import {
  attentionChoices,
  attentionParam,
  type OrderListSearch,
  paymentChoices,
  paymentParam,
  sendingChoices,
} from '../table/order-list-search.ts';

/** The labels of an order search's filters, without its text. */
export function orderFilterLabels(search: OrderListSearch, currency: string): (ListFilter | null)[] {
  const { status, sending, attention, payment, placedFrom, placedTo, totalFrom, totalTo, tag } = search;
  const labelOf = (choices: readonly { value: string; label: string }[], value: string | null) =>
    choices.find((choice) => choice.value === value)?.label ?? '';
  // A day has no time zone, so it is formatted as midnight in the local one.
  const day = (text: string) =>
    dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00Z`));
  return [
    status && { label: t`Status: ${orderStatuses()[status].label}`, param: 'status' },
    sending && { label: t`Shipping: ${labelOf(sendingChoices(), sending)}`, param: 'sending' },
    attention && {
      label: t`Waiting: ${labelOf(attentionChoices(), attentionParam(attention))}`,
      param: 'attention',
    },
    payment && { label: t`Payment: ${labelOf(paymentChoices(), paymentParam(payment))}`, param: 'payment' },
    placedFrom === null ? null : { label: t`Placed from ${day(placedFrom)}`, param: 'from' },
    placedTo === null ? null : { label: t`Placed until ${day(placedTo)}`, param: 'to' },
    totalFrom === null ? null : { label: t`Total from ${totalFrom} ${currency}`, param: 'min' },
    totalTo === null ? null : { label: t`Total up to ${totalTo} ${currency}`, param: 'max' },
    tag === null ? null : { label: t`Tag: ${tag}`, param: 'tag' },
  ];
}
