import { plural, t } from '@lingui/core/macro';
import type { BulkChange } from './bulk-change-rules.ts';

interface ChangeTexts {
  /** The title before the change, with the number of orders. */
  title: string;
  button: string;
  /** Who gets an email. */
  notice: string;
  /** The title afterwards, with the number of changed orders. */
  done: string;
  /** The result for one order. */
  doneLabel: string;
  failure: string;
}

/** The texts of a change of `count` orders. */
export function changeTexts(change: BulkChange, count: number): ChangeTexts {
  switch (change) {
    case 'DELIVER':
      return {
        title: t`Mark orders as delivered`,
        button: plural(count, { one: 'Mark # order as delivered', other: 'Mark # orders as delivered' }),
        notice: t`Each of these customers is notified by email.`,
        done: plural(count, { one: '# order marked as delivered', other: '# orders marked as delivered' }),
        doneLabel: t`Marked as delivered`,
        failure: t`Orders not marked as delivered`,
      };
    case 'CANCEL':
      return {
        title: t`Cancel orders`,
        button: plural(count, { one: 'Cancel # order', other: 'Cancel # orders' }),
        notice: t`Each of these customers is notified by email.`,
        done: plural(count, { one: '# order cancelled', other: '# orders cancelled' }),
        doneLabel: t`Cancelled`,
        failure: t`Orders not cancelled`,
      };
    case 'RECEIVE_PAYMENT':
      return {
        title: t`Mark transfers as received`,
        button: plural(count, { one: 'Mark # order as paid', other: 'Mark # orders as paid' }),
        notice: t`Customers with open orders are notified by email.`,
        done: plural(count, { one: '# order marked as paid', other: '# orders marked as paid' }),
        doneLabel: t`Marked as paid`,
        failure: t`Payments not recorded`,
      };
  }
}
