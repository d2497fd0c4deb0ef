/**
 * Whether an account has agreed to marketing emails, as SQL about the rows `user` of `users` and
 * `subscription` of `newsletter_subscriptions`: its email is subscribed, and is verified or was subscribed by
 * the account itself. This matches the account page (`NewsletterService.ofCustomer`). An account that a
 * stranger created with a subscriber's address has agreed to nothing.
 */
export function subscribedSql(user: string, subscription: string): string {
  return `(${subscription}.email = ${user}.email
    and ${subscription}.confirmed_at is not null and ${subscription}.unsubscribed_at is null
    and (${user}.account_type = 'GOOGLE' or ${user}.verified_email = ${user}.email or ${subscription}.user_id = ${user}.id))`;
}
