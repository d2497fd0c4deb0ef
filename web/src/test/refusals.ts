import { GraphQLError } from 'graphql';

/** The API's response to a user who is no longer signed in. */
export function refuseAsSignedOut(): never {
  throw new GraphQLError('You are not signed in.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** The API's response to an internal error. */
export function failInside(): never {
  throw new GraphQLError('Failed.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}
