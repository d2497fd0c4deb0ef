/**
 * Whether an account agrees to emails that advertise something, as SQL about the rows `user` of `users` and
 * `subscription` of `newsletter_subscriptions`: its email gets the newsletter, and is known to be its
 * owner's, or the account itself has asked. It is what the account's own page shows
 * (`NewsletterService.ofCustomer`); one that somebody has opened with a subscriber's address agrees to
 * nothing.
 */
export function subscribedSql(user: string, subscription: string): string {
  return `(${subscription}.email = ${user}.email
    and ${subscription}.confirmed_at is not null and ${subscription}.unsubscribed_at is null
    and (${user}.account_type = 'GOOGLE' or ${user}.verified_email = ${user}.email or ${subscription}.user_id = ${user}.id))`;
}
