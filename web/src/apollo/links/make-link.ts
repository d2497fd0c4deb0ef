import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { NEVER } from 'rxjs';
import type { SessionStore } from '../../session/session-store.ts';
import { errorCode } from '../error-message.ts';
import { makeSendLink } from './send-link.ts';
import { makeSerialLink } from './serial-link.ts';
import { makeTimeoutLink } from './timeout-link.ts';

/**
 * Sends operations to `/graphql` with the token of `session`, and ends the session when the server rejects
 * the token.
 */
export function makeLink(session: SessionStore): ApolloLink {
  return ApolloLink.from([
    endRejectedSession(session),
    makeSerialLink(),
    sendToken(session),
    makeTimeoutLink(),
    makeSendLink(),
  ]);
}

function sendToken(session: SessionStore): ApolloLink {
  return new SetContextLink(() => {
    const { token } = session;
    return token ? { token, headers: { authorization: `Bearer ${token}` } } : {};
  });
}

/* The server can reject several operations at the same time. The first ends the session, so the others
   find it gone. A query is then resent once without a token: public data must not fail because of an old
   session. A mutation that ends the session never resolves: its page redirects to the login, which
   explains why, and one message is enough. */
function endRejectedSession(session: SessionStore): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const code = errorCode(error);
    if (code !== 'UNAUTHENTICATED') {
      const isOurs = code === null || code === 'INTERNAL_SERVER_ERROR';
      if (isOurs) console.error(`${operation.operationName ?? 'Operation'} failed`, error);
      return;
    }
    const { token, isLogout } = operation.getContext();
    if (typeof token !== 'string' || isLogout === true) return;
    const isCurrent = session.token === token;
    if (operation.operationType === OperationTypeNode.QUERY) {
      if (isCurrent) session.end('expired');
      operation.setContext({ token: undefined, headers: {} });
      return forward(operation);
    }
    // A query sent at the same time may have been rejected first. The visitor must still learn why the
    // mutation had no effect.
    if (isCurrent || session.hasJustExpired) {
      session.end('rejected');
      // A guest has no login to go to: the page reports the failure, and the next attempt starts a new
      // session.
      return session.hasExpired ? NEVER : undefined;
    }
  });
}
