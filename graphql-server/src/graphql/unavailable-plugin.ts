import type { ApolloServerPlugin } from '@apollo/server';
import { errorStatuses } from '../errors.ts';
import { isUnavailable } from '../http/is-unavailable.ts';

/**
 * Sets the response's status when the shop is unavailable, because proxies and monitors check nothing else.
 */
export const unavailablePlugin: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const unavailable = errors.find(isUnavailable);
        if (unavailable) {
          http.status = errorStatuses.UNAVAILABLE;
          const retryAfter = unavailable.extensions?.['retryAfter'];
          http.headers.set('retry-after', typeof retryAfter === 'number' ? String(retryAfter) : '1');
        }
        return Promise.resolve();
      },
    }),
};
