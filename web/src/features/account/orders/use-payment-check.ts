import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { ConfirmPaymentDocument } from '../../../gql/graphql.ts';

/** Pauses between two questions in ms: soon at first, then with patience. */
const FIRST_PAUSE = 1500;
const MAX_WAIT_MS = 30_000;

/** While it waits, has the shop ask the provider whether the order is paid, at once and again and again. */
export function usePaymentCheck(orderId: string, isWaiting: boolean): void {
  const [confirm] = useMutation(ConfirmPaymentDocument);

  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function check(pause: number): Promise<void> {
      // That it could not be asked is no news to the shopper: it is asked again.
      await confirm({ variables: { id: orderId } }).catch(() => undefined);
      if (!isOver) timer = setTimeout(() => void check(Math.min(pause * 1.5, MAX_WAIT_MS)), pause);
    }
    void check(FIRST_PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [confirm, orderId, isWaiting]);
}
