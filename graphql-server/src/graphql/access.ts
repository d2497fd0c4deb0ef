import { type AuthChecker, Authorized, Extensions } from 'type-graphql';
import type { RequestContext } from '../context.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import type { Role } from '../shared/viewer.ts';

/** Who may call a root field. */
export type Audience = 'PUBLIC' | Role;

/**
 * Says who may call a root field; the server does not start if one has no decorator, so that forgetting it denies
 * instead of allowing access.
 */
export function Access(...audiences: [Audience, ...Audience[]]): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ audiences })(target, key, descriptor);
    if (!audiences.includes('PUBLIC')) Authorized(...audiences)(target, key, descriptor);
  };
}

/** Admits a caller with one of the roles. @throws RequestError UNAUTHENTICATED or FORBIDDEN */
export const authChecker: AuthChecker<RequestContext, Role> = ({ context }, roles) => {
  if (!context.viewer) throw unauthenticated();
  if (!roles.includes(context.viewer.role)) throw forbidden();
  return true;
};
