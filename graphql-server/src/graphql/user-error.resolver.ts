import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../core/request-context.ts';
import type { UserErrorIssue } from '../errors.ts';
import { formatMessage } from '../shared/messages/locale.ts';
import { UserError } from './contract.generated.ts';

/** Translates user errors into the caller's language. */
@Resolver(() => UserError)
export class UserErrorResolver {
  @FieldResolver(() => String)
  message(@Root() { message }: UserErrorIssue, @Ctx() { locale }: RequestContext): string {
    return formatMessage(locale, message);
  }
}
