/** What emails say: subjects, titles, texts, buttons, and the labels of their tables. */
export const emailMessages = {
  'email.greeting': 'Hello {name},\n\n{text}',

  'orderEmail.subject': '{title}: order {number}',
  'orderEmail.placed.title': 'Thank you for your order',
  'orderEmail.placed.preparing': 'We have received your order and are preparing it.',
  'orderEmail.placed.awaitingPayment':
    'We have received your order and prepare it as soon as your payment has arrived.',
  'orderEmail.placed.payByCard':
    'Please pay by card within half an hour of your order; after that we cancel it. What is in your cart stays there until you have paid.',
  'orderEmail.paymentLink.title': 'Please pay for your order',
  'orderEmail.paymentLink.text':
    'We have put your order together. Please pay by card until {date}; after that we cancel the order.',
  'orderEmail.payByCard': 'Pay by card',
  'orderEmail.paid.title': 'Your payment has arrived',
  'orderEmail.paid.text': 'We have received your payment. Thank you.',
  'orderEmail.pending.title': 'Your order is being prepared',
  'orderEmail.pending.text': 'Your order is open again, and we are preparing it.',
  'orderEmail.delivered.title': 'Your order was delivered',
  'orderEmail.delivered.text': 'Your order was delivered. We hope that you like it.',
  'orderEmail.cancelled.title': 'Your order was cancelled',
  'orderEmail.cancelled.text': 'Your order was cancelled. Nothing more will be sent.',
  'orderEmail.cancelled.rest': 'What we sent before is still on its way.',
  'orderEmail.refundFollows': 'We will refund what you paid.',
  'orderEmail.cancelled.unpaid':
    'It was not paid. If you did pay, the money comes back to you. What was in your cart is still there.',
  'orderEmail.returned.title': 'Your return has arrived',
  'orderEmail.returned.text': 'We have received what you sent back.',
  'orderEmail.sent.title': 'Your order is on its way',
  'orderEmail.sent.text': 'We have sent your order.',
  'orderEmail.sentInPart.title': 'A part of your order is on its way',
  'orderEmail.sentInPart.text': 'We have sent a part of your order. The rest follows.',
  'orderEmail.parcel': 'In the parcel',
  'orderEmail.carrier': 'Carrier',
  'orderEmail.trackingNumber': 'Tracking number',
  'orderEmail.track': 'Track the parcel',
  'orderEmail.refunded.title': 'Your refund is on its way',
  'orderEmail.refunded.text': 'We have given back {amount}. It may take a few days to arrive.',
  'orderEmail.refundedItems': 'Refunded',
  'returnEmail.requested.title': 'We have your request',
  'returnEmail.requested.text':
    'You would like to return items of your order. We look at your request and tell you by mail how it goes on. Please do not send anything yet.',
  'returnEmail.approved.title': 'Your return is approved',
  'returnEmail.approved.text':
    'Please print the label, put it on the parcel, and send the items back to us. Your money goes back as soon as they are here.',
  'returnEmail.refused.title': 'We can not take back your items',
  'returnEmail.refused.text': 'We are sorry: we can not accept this return. We tell you below why.',
  'returnEmail.received.title': 'Your items have arrived',
  'returnEmail.received.text':
    'What you sent back is here. We have a look at it, and then give your money back in the way you paid.',
  'returnEmail.return': 'Return',
  'returnEmail.items': 'Items',
  'returnEmail.printLabel': 'Print the label',
  'orderEmail.pleaseConfirm':
    'Please confirm that this email is yours. If you do not, and the order is not on its way by {date}, we cancel it.',
  'orderEmail.confirm': 'Confirm my order',
  'orderEmail.seeOrder': 'See your order',
  'orderEmail.order': 'Order',
  'orderEmail.placedOn': 'Placed',
  'orderEmail.payment': 'Payment',
  'orderEmail.delivery': 'Delivery',
  'orderEmail.arrival': 'Arrives',
  'orderEmail.arrivesBetween': '{earliest} to {latest}',
  'orderEmail.deliveryTo': 'Delivery to',
  'orderEmail.paymentMethod.BANK': 'Bank transfer',
  'orderEmail.paymentMethod.CASH_ON_DELIVERY': 'Cash on delivery',
  'orderEmail.paymentMethod.CARD': 'Card',
  'orderEmail.item': '{quantity} × {price}',
  'orderEmail.itemWithOptions': '{options}, {quantity} × {price}',
  'orderEmail.subtotal': 'Subtotal',
  'orderEmail.discountByCode': '{title} ({code})',
  'orderEmail.deliveryReduced': '{amount} off delivery',
  'orderEmail.freeDelivery': 'Free delivery',
  'orderEmail.shipping': 'Shipping',
  'orderEmail.freeShipping': 'Free',
  'orderEmail.total': 'Total',
  'orderEmail.tax': '{name} ({rate, number, ::percent .###})',
  'orderEmail.includedTax': 'Includes {name} ({rate, number, ::percent .###})',

  'transfer.pleasePay': 'Please transfer the total to our account.',
  'transfer.pleasePayBy':
    'Please transfer the total to our account by {date}; after that we cancel the order.',
  'transfer.pleaseAsk': "Please pay by bank transfer. Answer to this mail if you don't know our account.",
  'transfer.pleaseAskBy':
    "Please pay by bank transfer by {date}; after that we cancel the order. Answer to this mail if you don't know our account.",
  'transfer.amount': 'Amount',
  'transfer.reference': 'Reference',
  'transfer.holder': 'Account holder',
  'transfer.iban': 'IBAN',
  'transfer.bic': 'BIC',
  'transfer.bank': 'Bank',

  'resetEmail.subject': 'Choose a new password for {shopName}',
  'resetEmail.title': 'Choose a new password',
  'resetEmail.asked': 'Somebody, hopefully you, has asked for a new password for your account at {shopName}.',
  'resetEmail.validity':
    'The link works once, within an hour. If you did not ask for it, you need not do anything: your password stays as it is.',
  'emailChangedEmail.subject': 'Your email at {shopName} was changed',
  'emailChangedEmail.title': 'Your email was changed',
  'emailChangedEmail.text':
    'Your account at {shopName} has another email from now on. This one no longer signs in to it.',
  'emailChangedEmail.notYou': 'If that was not you, please answer this mail at once.',
  'alertConfirmEmail.subject': 'Please confirm: we tell you about {title}',
  'alertConfirmEmail.title': 'Shall we tell you?',
  'alertConfirmEmail.text':
    'Somebody, hopefully you, wants to be told by {shopName} at this email address. Please confirm that you do.',
  'alertConfirmEmail.stock': 'We write to you once, when {title} is back in stock.',
  'alertConfirmEmail.price': 'We write to you when the price of {title} falls.',
  'alertConfirmEmail.button': 'Yes, tell me',
  'alertConfirmEmail.validity':
    'The link works for seven days. If you did not ask for it, you need not do anything: without your confirmation we do not write again.',
  'alertEmail.subjectOfStock': 'Back in stock: {title}',
  'alertEmail.subjectOfPrice': 'Now cheaper: {title}',
  'alertEmail.subjectOfSeveral': 'News of {count, number} products that you are waiting for',
  'alertEmail.title': 'You are waiting for this',
  'alertEmail.stock':
    'You asked us to tell you: this is back in stock. We can’t hold it for you, so be quick.',
  'alertEmail.price': 'You asked us to tell you: the price of this has fallen.',
  'alertEmail.before': 'before: {price}',
  'alertEmail.button': 'See it in the shop',
  'alertEmail.reason': 'You get this mail because you have asked {shopName} to tell you.',
  'alertEmail.stop': 'Stop all alerts',
  'newsletterConfirmEmail.subject': 'Please confirm: the newsletter of {shopName}',
  'newsletterConfirmEmail.title': 'One click, and you are in',
  'newsletterConfirmEmail.text':
    'Somebody, hopefully you, has asked for the newsletter of {shopName} with this email address. Please confirm that you want it.',
  'newsletterConfirmEmail.button': 'Confirm my subscription',
  'newsletterConfirmEmail.validity':
    'The link works for seven days. If you did not ask for it, you need not do anything: without your confirmation you get no newsletter.',
  'newsletterWelcomeEmail.subject': 'Welcome to {shopName}',
  'newsletterWelcomeEmail.title': 'Welcome',
  'newsletterWelcomeEmail.text':
    'Thank you for subscribing to the newsletter of {shopName}. From now on you hear first of new things, sales and offers.',
  'newsletterWelcomeEmail.code':
    'As promised, here is your discount. Enter this code at the checkout of your first order.',
  'newsletterWelcomeEmail.codeLabel': 'Your code',
  'newsletterWelcomeEmail.button': 'Look around',
  'newsletterWelcomeEmail.reason':
    'You get this mail because you have subscribed to the newsletter of {shopName}.',
  'email.unsubscribe': 'Unsubscribe',
  'googleEmail.subject': 'How to sign in to {shopName}',
  'googleEmail.title': 'You sign in with Google',
  'googleEmail.text':
    'Somebody, hopefully you, has asked for a new password for your account at {shopName}. Your account has no password here: please use "Sign in with Google" on the login page.',
  'googleEmail.goToLogin': 'Go to the login page',

  'reviewEmail.subject': 'How do you like what you bought at {shopName}?',
  'reviewEmail.title': 'How do you like it?',
  'reviewEmail.text':
    'Your order {order} was delivered a while ago. Would you tell others what you think of it? A few words are enough.',
  'reviewEmail.write': 'Review: {title}',
  'reviewEmail.reason': 'You get this mail once for each order that {shopName} has delivered to you.',
  'reviewEmail.stop': 'Ask me for no more reviews',

  'cartEmail.subject': 'Your cart at {shopName} is waiting for you',
  'cartEmail.title': 'Still in your cart',
  'cartEmail.text':
    'You have left something in your cart at {shopName}. It is still there, at the prices of today. We keep the cart for you, but can’t hold the stock.',
  'cartEmail.discount': 'Discount',
  'cartEmail.button': 'Go to your cart',
  'cartEmail.reason':
    'You get this mail once for a cart, because you have subscribed to the newsletter of {shopName}.',

  'testEmail.subject': 'Test: {subject}',

  'invitationEmail.subject': 'You are invited to run {shopName}',
  'invitationEmail.title': 'Join the staff',
  'invitationEmail.text': '{name} invites you to work in the back office of {shopName}. Your role: {role}.',
  'invitationEmail.fromShop': '{shopName} invites you to work in its back office. Your role: {role}.',
  'invitationEmail.accept': 'Accept the invitation',
  'invitationEmail.validity':
    'The link works once, within seven days. If you did not expect this, you need not do anything.',

  'webhookEmail.subject': 'A webhook of {shopName} was turned off',
  'webhookEmail.title': 'A webhook was turned off',
  'webhookEmail.FAILING':
    'For a week, no message to {url} has been accepted. The shop sends nothing there any more.',
  'webhookEmail.GONE': '{url} has answered that it is gone for good. The shop sends nothing there any more.',
  'webhookEmail.next':
    'Messages that have not arrived are kept for 30 days. Once the receiver works, turn the webhook on again, and send again what it has missed.',
  'webhookEmail.button': 'See the webhook',

  'contactEmail.subject': 'Message from {name}',
  'contactEmail.title': 'A visitor has written',
  'contactEmail.name': 'Name',
  'contactEmail.email': 'Email',
  'contactEmail.phone': 'Phone',
} as const;
