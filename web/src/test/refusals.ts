import { GraphQLError } from 'graphql';

/** What the API answers to whoever is no longer signed in. */
export function refuseAsSignedOut(): never {
  throw new GraphQLError('You are not signed in.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** What the API answers when something fails on its side. */
export function failInside(): never {
  throw new GraphQLError('Failed.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}
