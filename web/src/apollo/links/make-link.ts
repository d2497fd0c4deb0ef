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
 * Sends operations to this host's `/graphql` with the token of `session`, and ends the session when the token
 * is rejected.
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

/*
 * Several operations can be rejected at the same time; the first ends the session, so the others find it
 * gone. A query is then sent once more without a token: public data must not fail because of an old session.
 * A mutation that ends the session never resolves: its page redirects to the login, which says why, and one
 * message is enough.
 */
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
    // A query that was sent beside it may have been rejected first; the visitor is still to learn why nothing
    // came of it.
    if (isCurrent || session.hasJustExpired) {
      session.end('rejected');
      // A guest is not asked to log in: the page says what failed, and the next attempt begins anew.
      return session.hasExpired ? NEVER : undefined;
    }
  });
}
