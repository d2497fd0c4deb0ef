import { type AuthChecker, Authorized, Extensions } from 'type-graphql';
import type { RequestContext } from '../context.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import type { Role } from '../modules/customers/users/user.entity.ts';

/** Who may call a root field. */
export type Audience = 'PUBLIC' | Role;

/**
 * Marks a root field with who may call it; the server does not start with an unmarked one, so that a
 * forgotten mark denies instead of opening.
 */
export function Access(...audiences: [Audience, ...Audience[]]): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ audiences })(target, key, descriptor);
    if (!audiences.includes('PUBLIC')) Authorized(...audiences)(target, key, descriptor);
  };
}

/** Lets a caller of one of the roles through. @throws RequestError UNAUTHENTICATED or FORBIDDEN */
export const authChecker: AuthChecker<RequestContext, Role> = ({ context }, roles) => {
  if (!context.viewer) throw unauthenticated();
  if (!roles.includes(context.viewer.role)) throw forbidden();
  return true;
};
