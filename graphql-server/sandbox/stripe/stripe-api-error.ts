/** An error response of Stripe's API. */
export class StripeApiError extends Error {
  override readonly name = 'StripeApiError';

  constructor(
    readonly status: number,
    message: string,
    private readonly details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
  }

  /** The JSON body that the SDK expects. */
  toBody(): object {
    return { error: { type: 'invalid_request_error', ...this.details, message: this.message } };
  }
}
