import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { failedRequest } from '../test/failed-request.ts';
import { errorToast } from './error-toast.ts';
import { RequestTimeoutError } from './links/request-timeout-error.ts';

function failedWith(code: string): Error {
  return new CombinedGraphQLErrors({ data: null, errors: [{ message: 'x', extensions: { code } }] });
}

const titleOf = (error: unknown) => errorToast('Not added to cart', error).title;

describe('errorToast', () => {
  it('shows what failed, why, and additional details', async () => {
    const toast = errorToast('Cart not updated', await failedRequest(new TypeError('Failed to fetch')), {
      details: ['Your changes are kept.'],
    });
    expect(toast.title).toBe('Cart not updated');
    expect(toast.details).toEqual([
      expect.stringContaining('Check your connection'),
      'Your changes are kept.',
    ]);
  });

  it('never says that nothing was changed if it is unknown', () => {
    expect(titleOf(new RequestTimeoutError(true))).toBe('No response from the shop');
    expect(titleOf(new RequestTimeoutError(false))).toBe('Not added to cart');
  });

  it('offers a retry where it can help, and says that it is safe if the result is unknown', () => {
    const retry = () => undefined;
    const of = (error: unknown) => errorToast('Not added to cart', error, { retry });
    expect(of(new TypeError('Failed to fetch')).retry).toBe(retry);
    expect(of(failedWith('UNAVAILABLE')).retry).toBe(retry);
    expect(of(failedWith('FORBIDDEN')).retry).toBeUndefined();
    expect(of(failedWith('UNAUTHENTICATED')).retry).toBeUndefined();
    expect(of(new RequestTimeoutError(true))).toMatchObject({
      retry,
      details: [expect.stringContaining('it won’t happen twice')],
    });
    expect(errorToast('Not added to cart', new TypeError('Failed to fetch'))).not.toHaveProperty('retry');
  });
});
