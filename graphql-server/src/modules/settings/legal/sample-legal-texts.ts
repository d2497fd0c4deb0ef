/** The legal pages of the sample shop. They describe how this software behaves, and are no legal advice. */
export const sampleLegalTexts = {
  terms: `
> These are the terms of a sample shop, to show what such a page looks like. Whoever sells for real writes their own.

These terms apply to every order in this shop.

## Orders

What the shop shows is an offer to look at, not yet a contract. You order with the button at the end of the checkout; an email then says that your order has arrived.

If we can't deliver something, we tell you at once and give back what you paid for it.

## Prices and delivery

All prices are final. What delivery costs is a line of your cart, and of the order before you place it.

## Payment

You pay by bank transfer, in cash on delivery, or by card. An order that is paid in advance is sent once the money has arrived.

If it does not arrive in time, we cancel the order and say so by mail.

## Returns

You may send back what you bought: see [how returns work](/returns).

## Questions

[Write to us](/contact). We answer within a day.
`.trim(),
  privacy: `
> This is the privacy policy of a sample shop. Whoever sells for real writes their own, with their name and address.

## What we know of you

- **Your account**: your name, your email, and what else you tell us, such as addresses and a picture of you.
- **Your orders**: what you bought, where it went and how it was paid. The law has us keep books of them.
- **What you write to us**, by mail or by the contact form.

We use it to deliver, to answer, and for nothing else. We sell no data and show no advertisements of others.

## What your browser keeps

No cookies follow you. Your browser remembers that you are logged in, and what you have typed into an unfinished form.

## Who else sees it

Carriers get the address they deliver to, and our payment provider what a payment needs. We never see the number of your card.

If you sign in with Google, Google tells us your name and email, and learns that you are here.

## Your rights

You can ask for a copy of all we know of you, have it corrected, and have it deleted. [Write to us](/contact); you need give no reason.
`.trim(),
  returns: `
> This is the returns policy of a sample shop. Whoever sells for real writes their own.

You have **{returnDays} days** from the day your order arrived, whatever the reason.

1. Open the order under [My Orders](/account/orders), press **Return items**, and choose what comes back. You see at once what you get for it.
2. As soon as we have said yes, print the label that you find there, and put the items into their box, or one like it.
3. Put the label on the box, and send it to the address on it.

Once it is here we give your money back, by the way it came, within five days.

What has been worn or used may be worth less to us; we tell you before we give back less.

## Something is broken or wrong

Tell us, best with a picture, and choose: another one, or your money back. In this case the postage is ours, too.
`.trim(),
};
