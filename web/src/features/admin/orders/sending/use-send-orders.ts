import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import { type FailingForm, useAction } from '../../../../apollo/use-action.ts';
import { SendOrdersDocument, type ShipmentInput } from '../../../../gql/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';

/** Ships several orders at once, each of which may fail. If all fail, the form shows the error. */
export function useSendOrders(form: FailingForm) {
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [run, isSending] = useAction(SendOrdersDocument, {
    result: (payload) => payload.results,
    failure: form,
  });

  /** Resolves to whether all were shipped. */
  async function send(inputs: ShipmentInput[]): Promise<boolean> {
    setFailures(new Map());
    const results = await run({ inputs });
    if (!results) return false;
    const failed = results.filter(({ order }) => !order);
    const sent = results.length - failed.length;
    if (sent > 0)
      showToast({
        tone: 'success',
        title: plural(sent, { one: '# order marked as shipped', other: '# orders marked as shipped' }),
      });
    if (failed.length === 0) return true;
    setFailures(
      new Map(
        failed.map(({ orderId, userErrors }) => [
          orderId,
          userErrors.map(({ message }) => message).join(' '),
        ]),
      ),
    );
    form.fail(
      plural(failed.length, {
        one: '# order was not shipped; see the reason beside it.',
        other: '# orders were not shipped; see the reasons beside them.',
      }),
    );
    return false;
  }

  return { send, isSending, failures };
}
