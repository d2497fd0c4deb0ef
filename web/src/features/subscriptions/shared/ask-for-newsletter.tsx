import type { ApolloClient } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage, userErrorMessages } from '../../../apollo/error-message.ts';
import { RequestNewsletterDocument } from '../../../gql/graphql.ts';
import { CheckYourEmail } from './check-your-email.tsx';

/** The result of a newsletter subscription request. */
export interface NewsletterResponse {
  isAccepted: boolean;
  text: ReactNode;
}

/**
 * Requests a newsletter subscription. The server responds the same for every email address. Never rejects.
 */
export async function askForNewsletter(client: ApolloClient, email: string): Promise<NewsletterResponse> {
  try {
    const { data } = await client.mutate({ mutation: RequestNewsletterDocument, variables: { email } });
    const payload = data?.newsletterRequest;
    if (payload?.accepted) return { isAccepted: true, text: <NewsletterRequested email={email} /> };
    return { isAccepted: false, text: userErrorMessages(payload).join(' ') };
  } catch (error) {
    return { isAccepted: false, text: errorMessage(error) };
  }
}

function NewsletterRequested({ email }: { email: string }) {
  return (
    <CheckYourEmail>
      <Trans>Check your email: we’ve sent a confirmation link to {email}.</Trans>
    </CheckYourEmail>
  );
}
