import { type AuthChecker, Authorized, Extensions } from 'type-graphql';
import type { CoreContext } from '../core/core-services.ts';
import { assertMayCall, type Audience } from '../shared/audience.ts';

/**
 * Declares who may call a root field. The server does not start if one has no decorator, so that forgetting
 * it denies access.
 */
export function Access(...audiences: [Audience, ...Audience[]]): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ audiences })(target, key, descriptor);
    if (!audiences.includes('PUBLIC')) Authorized(...audiences)(target, key, descriptor);
  };
}

/** Admits a caller of one of the audiences. @throws RequestError UNAUTHENTICATED or FORBIDDEN */
export const authChecker: AuthChecker<CoreContext, Audience> = ({ context }, audiences) => {
  assertMayCall(context.principal, audiences);
  return true;
};
