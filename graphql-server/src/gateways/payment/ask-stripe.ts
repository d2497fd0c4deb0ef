import Stripe from 'stripe';
import { PaymentRefusedError, PaymentUnavailableError } from './payment-gateway.port.ts';

/**
 * Waits for Stripe for `budget` ms at most. The SDK's own time-out is for one try and for silence, so that retries or an
 * answer that drips would go beyond it; what is still under way then is left to its idempotency key.
 * @throws PaymentUnavailableError, PaymentRefusedError
 */
export async function askStripe<Answer>(call: () => Promise<Answer>, budget: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new PaymentUnavailableError(`No answer of the payment provider within ${budget} ms.`));
  }, budget);
  try {
    return await Promise.race([call(), late.promise]);
  } catch (error) {
    throw translate(error);
  } finally {
    clearTimeout(timer);
  }
}

const { errors } = Stripe;

/**
 * A key that Stripe doesn't take counts as unavailable: the shop's owner can mend it, and what was asked for is as
 * right as before. So does a call whose twin is still under way (409).
 */
function translate(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const isUnavailable =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    error.statusCode === 409;
  return isUnavailable
    ? new PaymentUnavailableError('The payment provider can not be reached.', { cause: error })
    : new PaymentRefusedError(error.message, error.code ?? null, { cause: error });
}
