/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in ISO 8601, in UTC, for example `2026-11-20T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An amount in minor units of its currency as ISO 4217 counts them: cents of USD, whole yen, fils (thousandths) of KWD. Of an order that is `Order.currencyCode`, of everything else `Shop.currencyCode`. Always an integer, never rounded for display. */
  Money: { input: number; output: number; }
};

/** How a person signs in. */
export type AccountType =
  /** With a Google account; name, e-mail address, picture and password are kept there. */
  | 'GOOGLE'
  /** With an e-mail address or phone number and a password. */
  | 'OTHER';

/** An address of a person's address book. */
export type Address = {
  __typename?: 'Address';
  /** Town or city. */
  city: Scalars['String']['output'];
  /** Company; null for a private person. */
  company?: Maybe<Scalars['String']['output']>;
  /** Country; null when none was given. */
  country?: Maybe<Scalars['String']['output']>;
  /** E-mail address for confirmations. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that the checkout begins with. */
  isDefault: Scalars['Boolean']['output'];
  /** Family name; empty when none was given, as for one saved at the checkout. */
  lastName: Scalars['String']['output'];
  /** Phone number for deliveries, as it was written. */
  phone: Scalars['String']['output'];
  /** State, province or region; null when none was given. */
  state?: Maybe<Scalars['String']['output']>;
  /** Street and number, apartment, floor and the like, in one line. */
  streetAddress: Scalars['String']['output'];
  /** ZIP or postal code; null when none was given. */
  zip?: Maybe<Scalars['String']['output']>;
};

/** A new address of an address book. */
export type AddressInput = {
  /** Town or city, 1 to 100 characters. */
  city: Scalars['String']['input'];
  /** Company, at most 200 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Country, at most 100 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Given name, 1 to 100 characters. */
  firstName: Scalars['String']['input'];
  /** True makes it the default; false or null leaves the default as it is. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Family name, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 5 to 20 digits; spaces, dots, dashes, brackets and a leading plus are allowed. */
  phone: Scalars['String']['input'];
  /** State, province or region, at most 100 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Street and number, apartment, floor and the like, 1 to 500 characters. */
  streetAddress: Scalars['String']['input'];
  /** ZIP or postal code, at most 20 characters. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of a change of an address book. */
export type AddressPayload = {
  __typename?: 'AddressPayload';
  /** The new or changed address, or the one that was taken out; null when refused. */
  address?: Maybe<Address>;
  /** The person with the whole address book after the change; null when refused. */
  user?: Maybe<User>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Changes of an address; a field left out stays, null clears it where an address may be without. */
export type AddressUpdateInput = {
  /** Town or city, 1 to 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Company, at most 200 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Country, at most 100 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, 1 to 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** True makes it the default; false or null leaves the default as it is. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Family name, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 5 to 20 digits; spaces, dots, dashes, brackets and a leading plus are allowed. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** State, province or region, at most 100 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Street and number, apartment, floor and the like, 1 to 500 characters. */
  streetAddress?: InputMaybe<Scalars['String']['input']>;
  /** ZIP or postal code, at most 20 characters. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A new admin. */
export type AdminCreateInput = {
  /** The server's admin secret. */
  adminSecret: Scalars['String']['input'];
  /** E-mail address; must not be in use. */
  email: Scalars['String']['input'];
  /** Full name, 1 to 100 characters; the first word becomes the first name. */
  name: Scalars['String']['input'];
  /** 8 to 128 characters, not a commonly used password and not the e-mail address. */
  password: Scalars['String']['input'];
  /** Address of a picture: `https`, or a path on this host. */
  profilePicture?: InputMaybe<Scalars['String']['input']>;
};

/** A bank account that customers transfer money to. */
export type BankAccount = {
  __typename?: 'BankAccount';
  /** The bank's name; null when it is not told. */
  bank?: Maybe<Scalars['String']['output']>;
  /** Its BIC; null when the IBAN is enough. */
  bic?: Maybe<Scalars['String']['output']>;
  /** Whose it is. */
  holder: Scalars['String']['output'];
  /** Its IBAN, in groups of four. */
  iban: Scalars['String']['output'];
};

/** Whom and where to deliver and bill. */
export type BillingDetails = {
  __typename?: 'BillingDetails';
  /** Apartment, floor and the like; null when there is none. */
  apartment?: Maybe<Scalars['String']['output']>;
  /** Town or city. */
  city: Scalars['String']['output'];
  /** Company; null for a private person. */
  company?: Maybe<Scalars['String']['output']>;
  /** E-mail address for the confirmation. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Phone number for the delivery. */
  phone: Scalars['String']['output'];
  /** Street and number. */
  streetAddress: Scalars['String']['output'];
};

/** Whom and where to deliver and bill. */
export type BillingDetailsInput = {
  /** Apartment, floor and the like, at most 200 characters. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** Town or city, 1 to 100 characters. */
  city: Scalars['String']['input'];
  /** Company, at most 200 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Given name, 1 to 100 characters. */
  firstName: Scalars['String']['input'];
  /** Phone number, 5 to 20 digits; spaces, dots, dashes, brackets and a leading plus are allowed. */
  phone: Scalars['String']['input'];
  /** Street and number, 1 to 200 characters. */
  streetAddress: Scalars['String']['input'];
};

/** What is ordered and paid by card. */
export type CardCheckoutInput = {
  /** Whom and where to deliver and bill. */
  billing: BillingDetailsInput;
  /** The total in minor units that the customer saw; refused with TOTAL_CHANGED when it is no longer right. */
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  /** What is ordered; left out: the whole cart, which is then emptied. */
  lines?: InputMaybe<Array<CartLineInput>>;
  /** The caller's own short reference, 1 to 64 of `A-Z a-z 0-9 _ -`. It is the order's number and the key that makes a repeat harmless. */
  orderId: Scalars['String']['input'];
};

/** Answer of a payment by card that begins. */
export type CardCheckoutPayload = {
  __typename?: 'CardCheckoutPayload';
  /** The cart after the order; null when refused. */
  cart?: Maybe<Cart>;
  /** The order; null when refused. With PAYMENT_UNAVAILABLE it stands, and can be paid later. */
  order?: Maybe<Order>;
  /** The provider's page to pay on; null when nothing is left to pay, or when refused. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** How the shop takes cards. */
export type CardPayment = {
  __typename?: 'CardPayment';
  /** Whether it does. */
  available: Scalars['Boolean']['output'];
  /** Whether no money moves: a trial of card payments, with test cards only. */
  isSandbox: Scalars['Boolean']['output'];
};

/** What a shopper is about to buy; one per customer, kept on the server. */
export type Cart = {
  __typename?: 'Cart';
  /** How many units in all. */
  itemCount: Scalars['Int']['output'];
  /** The lines, oldest first. */
  lines: Array<CartLine>;
  /** The sum of the lines in minor units, at today's prices. */
  subtotal: Scalars['Money']['output'];
  /** Opaque; another one when the lines are others. For `cartReplace` and `cartLinesAdd`. */
  version: Scalars['String']['output'];
  /** What the shopper should know before ordering: changed prices, missing stock, products that went away. It stays until it is remedied or accepted. */
  warnings: Array<CartWarning>;
};

/** A product, its choices and how many of it. */
export type CartLine = {
  __typename?: 'CartLine';
  /** The chosen colour; null when the product has none. */
  colour?: Maybe<Scalars['String']['output']>;
  /** The line's own id (the specification's customId). */
  id: Scalars['ID']['output'];
  /** The product in the chosen colour; its first picture when that colour has none. */
  image: Image;
  /** The product's price in minor units as the shopper last saw it; null when it is still that. */
  previousPrice?: Maybe<Scalars['Money']['output']>;
  /** The product, at today's price. */
  product: Product;
  /** How many, 1 to 999. */
  quantity: Scalars['Int']['output'];
  /** The chosen size; null when the product has none. */
  size?: Maybe<Scalars['String']['output']>;
  /** Quantity times today's price, in minor units. */
  total: Scalars['Money']['output'];
};

/** A choice of product, colour, size and quantity. Prices are never taken from the caller. */
export type CartLineInput = {
  /** One of the product's colours; required when it has any. */
  colour?: InputMaybe<Scalars['String']['input']>;
  /** The product. */
  productId: Scalars['ID']['input'];
  /** How many, 1 to 999. */
  quantity?: Scalars['Int']['input'];
  /** One of the product's sizes; required when it has any. */
  size?: InputMaybe<Scalars['String']['input']>;
};

/** A line's new quantity. */
export type CartLineUpdateInput = {
  /** The line's id. */
  id: Scalars['ID']['input'];
  /** How many, 1 to 999. */
  quantity: Scalars['Int']['input'];
};

/** Answer of a change of the cart. */
export type CartPayload = {
  __typename?: 'CartPayload';
  /** The whole cart after the change; null when refused, save for CART_CHANGED: then as it is now. */
  cart?: Maybe<Cart>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
  /** What the shop changed by itself, for example a quantity capped by the stock. */
  warnings: Array<CartWarning>;
};

/** Something that the shop changed by itself in a cart, or that the shopper should know of it. */
export type CartWarning = {
  __typename?: 'CartWarning';
  /** What happened. */
  code: CartWarningCode;
  /** The same, for people. */
  message: Scalars['String']['output'];
  /** The product concerned. */
  productId: Scalars['ID']['output'];
};

/** What may happen to a cart without the shopper. */
export type CartWarningCode =
  /** The price is another than the shopper saw; see the line's `previousPrice`. */
  | 'PRICE_CHANGED'
  /** The product was withdrawn, or the chosen colour or size no longer exists; the line was dropped. */
  | 'PRODUCT_UNAVAILABLE'
  /** Fewer units are in stock than were wanted; the line was set to what there is. */
  | 'QUANTITY_CAPPED'
  /** The product is sold out; the cart can't be ordered with it. */
  | 'SOLD_OUT'
  /** Fewer units are in stock than the cart's lines want; the cart can't be ordered like this. */
  | 'STOCK_SHORT';

/** A group of products. */
export type Category = {
  __typename?: 'Category';
  /** Its name on screen. */
  label: Scalars['String']['output'];
  /** Its permanent, lower-case name, used in filters and URLs, for example `men's clothing`. */
  slug: Scalars['String']['output'];
};

/** A new customer. */
export type CustomerCreateInput = {
  /** E-mail address; must not be in use. */
  email: Scalars['String']['input'];
  /** Full name, 1 to 100 characters; the first word becomes the first name. */
  name: Scalars['String']['input'];
  /** 8 to 128 characters, not a commonly used password and not the e-mail address. */
  password: Scalars['String']['input'];
  /** Address of a picture: `https`, or a path on this host. */
  profilePicture?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of a profile change. */
export type CustomerPayload = {
  __typename?: 'CustomerPayload';
  /** The changed profile; null when refused. */
  user?: Maybe<User>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Changes of a profile. A field left out stays; null clears it where the profile allows null. */
export type CustomerUpdateInput = {
  /** Postal address in one line, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The password as it is now; needed to change the e-mail address or the password. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address; must not be in use. Changing it needs `currentPassword`. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, 1 to 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The new password. Changing it needs `currentPassword`. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 5 to 20 digits; must not be in use. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Address of a picture (`https`, or a path on this host), or a PNG, JPEG or WebP of at most 1 MB itself as a base64 `data:` address. A file goes to `POST /api/profilePicture`. */
  profilePicture?: InputMaybe<Scalars['String']['input']>;
};

/** Accounts that exist only in a trial installation, so that a visitor can look around. */
export type Demo = {
  __typename?: 'Demo';
  /** The demo admin's e-mail address. */
  adminEmail: Scalars['String']['output'];
  /** The demo admin's password. */
  adminPassword: Scalars['String']['output'];
  /** Path of the page that shows the mails of the shop; null where they go to a mail server. */
  mailboxPath?: Maybe<Scalars['String']['output']>;
  /** The demo shopper's e-mail address. */
  shopperEmail: Scalars['String']['output'];
  /** The demo shopper's password. */
  shopperPassword: Scalars['String']['output'];
};

/** What Google sent the visitor back with, and what only the browser that began can know. */
export type GoogleSessionCreateInput = {
  /** The `code` of the address that Google sent the visitor to. Good once, for some minutes. */
  code: Scalars['String']['input'];
  /** The secret whose hash was the `code_challenge`, 43 to 128 characters. */
  codeVerifier: Scalars['String']['input'];
  /** The `nonce` of the authorization request. */
  nonce: Scalars['String']['input'];
};

/**
 * What an authorization request to Google is made of. Send the visitor to `authorizationEndpoint` with these, `response_type=code`,
 * a `state`, a `nonce`, and a `code_challenge` with the method `S256`.
 */
export type GoogleSignIn = {
  __typename?: 'GoogleSignIn';
  /** Where to send the visitor, without parameters. */
  authorizationEndpoint: Scalars['String']['output'];
  /** The shop's name at Google: `client_id`. */
  clientId: Scalars['String']['output'];
  /** Whether it is not Google but a stand-in of a trial installation, where anybody can be anybody. Say so. */
  isSandbox: Scalars['Boolean']['output'];
  /** Where Google sends the visitor back to; no other address is taken: `redirect_uri`. */
  redirectUri: Scalars['String']['output'];
  /** What is asked for: `scope`. */
  scope: Scalars['String']['output'];
};

/** A picture. Shown at any width without loading more than it needs by using `sources`. */
export type Image = {
  __typename?: 'Image';
  /** What it shows, for people who can't see it. */
  alt: Scalars['String']['output'];
  /** Path of the drawing of the product's category on this host, to be shown where `url` can't be loaded; null where no category is known. */
  fallbackUrl?: Maybe<Scalars['String']['output']>;
  /** Height of the largest file in pixels. */
  height: Scalars['Int']['output'];
  /** The same picture in several widths, narrowest first; empty when there is only one file. */
  sources: Array<ImageSource>;
  /** Address of the largest file: a path on this host, or an `https` address. */
  url: Scalars['String']['output'];
  /** Width of the largest file in pixels. */
  width: Scalars['Int']['output'];
};

/** One file of a picture. */
export type ImageSource = {
  __typename?: 'ImageSource';
  /** Address of the file. */
  url: Scalars['String']['output'];
  /** Its width in pixels. */
  width: Scalars['Int']['output'];
};

/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an address to the caller's address book, at most 20; the first one becomes the default. One that is there already, word for word, is answered and not added again. Customers only. */
  addressCreate: AddressPayload;
  /** Takes an address out of the caller's address book; when it was the default, the oldest that is left follows. Customers only. */
  addressDelete: AddressPayload;
  /** Changes an address of the caller's address book; a field that is left out stays. Customers only. */
  addressUpdate: AddressPayload;
  /** Signs a new admin up and in; needs the server's admin secret. Public. */
  adminCreate: SessionPayload;
  /** Logs an admin in. A customer's credentials are refused as wrong ones are. Public. */
  adminSessionCreate: SessionPayload;
  /** Places an order that is paid by card, holds its goods for half an hour, and opens the provider's page to pay it on. Repeating it with the same `orderId` answers the same order and page. Customers only. */
  cardCheckout: CardCheckoutPayload;
  /** Adds lines to the cart. A line for a product, colour and size that is there already grows by the quantity. Customers only. */
  cartLinesAdd: CartPayload;
  /** Removes lines from the cart; an id that is not there is ignored. Customers only. */
  cartLinesRemove: CartPayload;
  /** Sets the quantity of lines of the cart. Customers only. */
  cartLinesUpdate: CartPayload;
  /** Replaces the whole cart ('Update Cart'); an empty list empties it. Customers only. */
  cartReplace: CartPayload;
  /** Takes note of the cart's warnings: today's prices count as seen, and what can be bought no more is dropped for good. Customers only. */
  cartWarningsAccept: CartPayload;
  /** Signs a new customer up and in. Public. */
  customerCreate: SessionPayload;
  /** Changes the caller's own profile; a field that is left out stays. A new e-mail address or password ends the caller's other sessions. Customers and admins. */
  customerUpdate: CustomerPayload;
  /** Signs a customer in whom Google vouches for, the first time with a new account. Public. */
  googleSessionCreate: SessionPayload;
  /** Calls the caller's own order off while it is Pending; its stock is given back. One that is called off already is answered as it is. Customers only. */
  orderCancel: OrderPayload;
  /** Sends a mail about an order once more; one like it that still waits is not doubled. Admins only. */
  orderMailResend: OrderPayload;
  /** Asks the provider whether the caller's own order is paid, instead of waiting for its news; at most once a second it does. Customers only. */
  orderPaymentConfirm: OrderPayload;
  /** Notes that the bank transfer for an order has arrived. Admins only. */
  orderPaymentReceive: OrderPayload;
  /** Notes that an admin has looked after the card payments that don't fit an order, see `Order.paymentFlagged`. It moves no money, and leaves status and payment state as they are. Admins only. */
  orderPaymentResolve: OrderPayload;
  /** Leads back to the page on which the caller's own order is paid by card, or to a new one. Customers only. */
  orderPaymentRetry: CardCheckoutPayload;
  /** Places an order and takes its stock, at the catalogue's prices of this moment. Repeating it with the same `orderId` answers the same order. Customers only. */
  orderPlace: OrderPlacePayload;
  /** Gives an order's money back: to the card through the provider, which takes a moment; of a bank transfer it notes that it was paid back by hand. Admins only. */
  orderRefund: OrderPayload;
  /** Sets an order's status; stock is given back on Cancelled and Returned, and taken again on the way back. Admins only. */
  orderStatusUpdate: OrderPayload;
  /** Sets a new password by the link of a mail, and ends all sessions of the person. Public. */
  passwordReset: PasswordResetPayload;
  /** Has a mail with a link for a new password sent to whoever has this e-mail address. The answer is the same whether anybody has. Public. */
  passwordResetRequest: PasswordResetRequestPayload;
  /** Adds a product. Admins only. */
  productCreate: ProductPayload;
  /** Withdraws a product from the catalogue, carts and wishlists; past orders keep what they show. Admins only. */
  productDelete: ProductDeletePayload;
  /** Changes a product; a field that is left out stays. Admins only. */
  productUpdate: ProductPayload;
  /** Logs a customer in. The answer is the same for an unknown person and a wrong password. Public. */
  sessionCreate: SessionPayload;
  /** Ends the session of the token: the token is worthless from then on. Customers and admins. */
  sessionEnd: SessionEndPayload;
  /** Moves wished products into the cart, one unit of each; what lies there already is not added again. What can't be moved stays on the wishlist, see `stays`; an id that is not on it is ignored. Customers only. */
  wishlistMoveToCart: WishlistMovePayload;
  /** Puts a product on the wishlist, or takes it off when it is there. Customers only. */
  wishlistToggle: WishlistPayload;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationaddressCreateArgs = {
  input: AddressInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationaddressDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationaddressUpdateArgs = {
  id: Scalars['ID']['input'];
  input: AddressUpdateInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationadminCreateArgs = {
  input: AdminCreateInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationadminSessionCreateArgs = {
  input: SessionCreateInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationcardCheckoutArgs = {
  input: CardCheckoutInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationcartLinesAddArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  lines: Array<CartLineInput>;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationcartLinesRemoveArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationcartLinesUpdateArgs = {
  lines: Array<CartLineUpdateInput>;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationcartReplaceArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  lines: Array<CartLineInput>;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationcustomerCreateArgs = {
  input: CustomerCreateInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationcustomerUpdateArgs = {
  input: CustomerUpdateInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationgoogleSessionCreateArgs = {
  input: GoogleSessionCreateInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationorderCancelArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationorderMailResendArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationorderPaymentConfirmArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationorderPaymentReceiveArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationorderPaymentResolveArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationorderPaymentRetryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationorderPlaceArgs = {
  input: OrderPlaceInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationorderRefundArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationorderStatusUpdateArgs = {
  id: Scalars['ID']['input'];
  status: OrderStatus;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationpasswordResetArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationpasswordResetRequestArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationproductCreateArgs = {
  input: ProductInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationproductDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationproductUpdateArgs = {
  id: Scalars['ID']['input'];
  input: ProductUpdateInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationsessionCreateArgs = {
  input: SessionCreateInput;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationwishlistMoveToCartArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** What can be changed. Expected refusals are `userErrors` of the payload; then nothing was changed. */
export type MutationwishlistToggleArgs = {
  isListed?: InputMaybe<Scalars['Boolean']['input']>;
  productId: Scalars['ID']['input'];
};

/** A purchase. Everything in it is a snapshot: later changes of products or people don't alter it. */
export type Order = {
  __typename?: 'Order';
  /** Where it goes; null for an order placed without an address. */
  billing?: Maybe<BillingDetails>;
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** ISO 4217 code of every amount of this order: the shop's when it was placed, whatever the shop's is now. */
  currencyCode: Scalars['String']['output'];
  /** Who ordered, as known when the order was placed. */
  customer: OrderCustomer;
  /** Every state the order was in, oldest first. */
  history: Array<OrderEvent>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** How many units in all. */
  itemCount: Scalars['Int']['output'];
  /** What was bought. */
  lines: Array<OrderLine>;
  /** The mails about it, oldest first. For admins; empty for everybody else. */
  mails: Array<OrderMail>;
  /** The short reference that people use (the specification's orderId); chosen by the caller, unique per customer. */
  number: Scalars['String']['output'];
  /** When the order is called off by itself if it is not paid by then; null when it is not. */
  paymentDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has a card payment that does not fit it and that no admin has looked after yet by `orderPaymentResolve`. */
  paymentFlagged: Scalars['Boolean']['output'];
  /** How it is paid. */
  paymentMethod: PaymentMethod;
  /** What a bank transfer is to say; null for other ways to pay. */
  paymentReference?: Maybe<Scalars['String']['output']>;
  /** Whether it is paid. */
  paymentState: PaymentState;
  /** What is to happen next with its money. */
  paymentStep: PaymentStep;
  /** Whether an admin may give its money back by `orderRefund` now. */
  refundable: Scalars['Boolean']['output'];
  /** What delivery costs, in minor units; 0 is free. */
  shippingTotal: Scalars['Money']['output'];
  /** Where it stands. */
  status: OrderStatus;
  /** The sum of the lines, in minor units. */
  subtotal: Scalars['Money']['output'];
  /** What the customer pays, in minor units. */
  total: Scalars['Money']['output'];
};

/** Who did something to an order. */
export type OrderActor =
  /** An admin. */
  | 'ADMIN'
  /** The customer. */
  | 'CUSTOMER'
  /** The shop by itself. */
  | 'SYSTEM';

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The orders with their cursors. */
  edges: Array<OrderEdge>;
  /** The orders of the page. */
  nodes: Array<Order>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many orders match in all. */
  totalCount: Scalars['Int']['output'];
};

/** The person who ordered, as known when the order was placed. */
export type OrderCustomer = {
  __typename?: 'OrderCustomer';
  /** Postal address in one line; null when none was known. */
  address?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** The id of the person's account. */
  id: Scalars['ID']['output'];
  /** Phone number; null when none was known. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of the picture; null when there was none. */
  profilePicture?: Maybe<Scalars['String']['output']>;
};

/** An order in a list. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** The cursor that stands for it. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** A change of an order. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** Who changed it. */
  actor: OrderActor;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it says that card payments that don't fit were looked after; status and payment state are then those of before. */
  paymentResolved: Scalars['Boolean']['output'];
  /** Whether it was paid, from then on. */
  paymentState: PaymentState;
  /** The status from then on. */
  status: OrderStatus;
};

/** Conditions on orders; those given must all hold. */
export type OrderFilter = {
  /** Only orders in this status. */
  status?: InputMaybe<OrderStatus>;
  /** Only orders whose number, or whose customer's name or e-mail address, contains this text; or the order with this payment reference. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A line of an order, as it was bought. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** The chosen colour; null when there was no choice. */
  colour?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The product's picture at the time. */
  image: Image;
  /** The product's id at the time; the product may be withdrawn since. */
  productId: Scalars['ID']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** The chosen size; null when there was no choice. */
  size?: Maybe<Scalars['String']['output']>;
  /** The product's name at the time. */
  title: Scalars['String']['output'];
  /** Quantity times unit price, in minor units. */
  total: Scalars['Money']['output'];
  /** Price of one, in minor units, at the time. */
  unitPrice: Scalars['Money']['output'];
};

/** A mail about an order. Visible to admins. */
export type OrderMail = {
  __typename?: 'OrderMail';
  /** When what it tells came about. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What it tells. */
  kind: OrderMailKind;
  /** Why the last attempt failed, in the mail server's words; null when none did. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The e-mail address it goes to. */
  recipient: Scalars['String']['output'];
  /** When it was sent; null when it was not. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has been sent. */
  state: OrderMailState;
};

/** What a mail about an order tells. */
export type OrderMailKind =
  /** The payment has arrived. */
  | 'ORDER_PAID'
  /** The order was placed. */
  | 'ORDER_PLACED'
  /** Money was given back. */
  | 'ORDER_REFUNDED'
  /** The order has another status. */
  | 'ORDER_STATUS_CHANGED';

/** How far a mail is. */
export type OrderMailState =
  /** Given up: refused, or tried in vain for a day. */
  | 'FAILED'
  /** Waits to be sent, or to be tried again. */
  | 'QUEUED'
  /** Handed to a mail server. */
  | 'SENT';

/** Answer of a change of an order. */
export type OrderPayload = {
  __typename?: 'OrderPayload';
  /** The changed order; null when refused. */
  order?: Maybe<Order>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What is ordered and how it is paid. */
export type OrderPlaceInput = {
  /** Whom and where to deliver and bill. */
  billing: BillingDetailsInput;
  /** The total in minor units that the customer saw; refused with TOTAL_CHANGED when it is no longer right. */
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  /** What is ordered; left out: the whole cart, which is then emptied. */
  lines?: InputMaybe<Array<CartLineInput>>;
  /** The caller's own short reference, 1 to 64 of `A-Z a-z 0-9 _ -`. It is the order's number and the key that makes a repeat harmless. */
  orderId: Scalars['String']['input'];
  /** How it is paid. */
  paymentMethod: PaymentMethod;
};

/** Answer of placing an order. */
export type OrderPlacePayload = {
  __typename?: 'OrderPlacePayload';
  /** The cart after the order; null when refused. */
  cart?: Maybe<Cart>;
  /** The order; null when refused. */
  order?: Maybe<Order>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Where an order stands. */
export type OrderStatus =
  /** Called off before delivery. */
  | 'CANCELLED'
  /** Handed over. */
  | 'DELIVERED'
  /** Placed, not delivered yet. */
  | 'PENDING'
  /** Sent back after delivery. */
  | 'RETURNED';

/** Where a page of a list stands. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor to pass as `after` for the next page; null for an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Answer of a new password. */
export type PasswordResetPayload = {
  __typename?: 'PasswordResetPayload';
  /** The role of the person, who can log in with the new password now; null when refused. */
  role?: Maybe<Role>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Answer of a wish for a new password. */
export type PasswordResetRequestPayload = {
  __typename?: 'PasswordResetRequestPayload';
  /** Whether a mail will be sent if the account exists; whether it does is not said. */
  accepted: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** How an order is paid. */
export type PaymentMethod =
  /** By bank transfer, ahead of delivery (the specification's Online Payment). */
  | 'BANK'
  /** By card, on a page of the payment provider. */
  | 'CARD'
  /** In cash, on delivery (COD). */
  | 'CASH_ON_DELIVERY';

/** Whether an order is paid. No caller can set it. */
export type PaymentState =
  /** Paid in full. */
  | 'PAID'
  /** Paid, and given back. */
  | 'REFUNDED'
  /** Not paid yet. */
  | 'UNPAID';

/** What is to happen next with the money of an order. */
export type PaymentStep =
  /** It does not fit the order, or could not be given back: an admin has to look into it at the provider. */
  | 'CHECK'
  /** It is collected on delivery. */
  | 'COLLECT'
  /** An admin gives it back. */
  | 'GIVE_BACK'
  /** Nothing: it is paid or given back, or the order was called off unpaid. */
  | 'NONE'
  /** The customer pays by card; `orderPaymentRetry` says where. */
  | 'PAY'
  /** The customer has paid in a way that takes days; the provider will say whether the money comes. */
  | 'PROCESSING'
  /** The provider has been asked to give it back. */
  | 'REFUNDING'
  /** The customer transfers it, with `Order.paymentReference`. */
  | 'TRANSFER';

/** A thing for sale. A product with colours or sizes is a variant product: a line must name a choice of each. */
export type Product = {
  __typename?: 'Product';
  /** The category it belongs to. */
  category: Category;
  /** Colours to choose from; empty when there is no choice. */
  colours: Array<ProductColour>;
  /** When it was added to the catalogue. */
  createdAt: Scalars['DateTime']['output'];
  /** A paragraph or two of plain text. */
  description: Scalars['String']['output'];
  /** Whole percent by which `salePrice` lies below `regularPrice`; null when there is no discount. */
  discount?: Maybe<Scalars['Int']['output']>;
  /** All its pictures, the main one first. */
  gallery: Array<Image>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Its main picture. */
  image: Image;
  /** Whether at least one unit can be ordered. */
  inStock: Scalars['Boolean']['output'];
  /** Whether it carries the NEW label. */
  isNew: Scalars['Boolean']['output'];
  /** What buyers think of it. */
  rating: Rating;
  /** What it cost before, in minor units; null when it was never dearer. */
  regularPrice?: Maybe<Scalars['Money']['output']>;
  /** What it costs now, in minor units. */
  salePrice: Scalars['Money']['output'];
  /** Sizes to choose from, smallest first; empty when there is no choice. */
  sizes: Array<Scalars['String']['output']>;
  /** Units that can be ordered. */
  stock: Scalars['Int']['output'];
  /** Name on screen. */
  title: Scalars['String']['output'];
};

/** A colour a product comes in. */
export type ProductColour = {
  __typename?: 'ProductColour';
  /** Swatch, as `#RRGGBB`. */
  hex: Scalars['String']['output'];
  /** The product in this colour; null when there is no such picture. */
  image?: Maybe<Image>;
  /** Name on screen; also what a cart line names. */
  name: Scalars['String']['output'];
};

/** A colour of a product. */
export type ProductColourInput = {
  /** Swatch, as `#RRGGBB`. */
  hex: Scalars['String']['input'];
  /** Name on screen, 1 to 40 characters, unique in the product. */
  name: Scalars['String']['input'];
};

/** A page of the catalogue. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products with their cursors. */
  edges: Array<ProductEdge>;
  /** The products of the page. */
  nodes: Array<Product>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many products match the filter in all. */
  totalCount: Scalars['Int']['output'];
};

/** Answer of withdrawing a product. */
export type ProductDeletePayload = {
  __typename?: 'ProductDeletePayload';
  /** The withdrawn product's id; null when refused. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A product in a list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** The cursor that stands for it. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** Conditions on the catalogue; those given must all hold. */
export type ProductFilter = {
  /** Slugs of categories; a product of any of them is in. Empty or left out: all. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True: only discounted products; false: only undiscounted ones. */
  discounted?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only what can be ordered now; false: only what is sold out. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only products with the NEW label; false: only those without. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words to search for in titles, descriptions and categories, at most 100 characters; small typing errors are forgiven. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A new product. */
export type ProductInput = {
  /** Slug or label of a category; an unknown one is added. */
  category: Scalars['String']['input'];
  /** Colours to choose from, at most 20. */
  colours?: InputMaybe<Array<ProductColourInput>>;
  /** Plain text, at most 5,000 characters. */
  description: Scalars['String']['input'];
  /** Address of the picture: `https`, or a path on this host; null: the category's placeholder. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Whether it carries the NEW label. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it cost before, in minor units, not below `salePrice`; null: never dearer. */
  regularPrice?: InputMaybe<Scalars['Money']['input']>;
  /** What it costs, in minor units, 1 to 100,000,000. */
  salePrice: Scalars['Money']['input'];
  /** Sizes to choose from, at most 20, smallest first. */
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Units in stock, 0 to 1,000,000. */
  stock: Scalars['Int']['input'];
  /** Name on screen, 1 to 200 characters. */
  title: Scalars['String']['input'];
};

/** Answer of a change of the catalogue. */
export type ProductPayload = {
  __typename?: 'ProductPayload';
  /** The new or changed product; null when refused. */
  product?: Maybe<Product>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Orders of the catalogue. */
export type ProductSort =
  /** As the merchant arranged it. */
  | 'FEATURED'
  /** Latest first. */
  | 'NEWEST'
  /** Cheapest first. */
  | 'PRICE_ASC'
  /** Dearest first. */
  | 'PRICE_DESC'
  /** Best rated first. */
  | 'RATING';

/** Changes of a product; a field left out stays. */
export type ProductUpdateInput = {
  /** Slug or label of a category; an unknown one is added. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Colours to choose from, at most 20. */
  colours?: InputMaybe<Array<ProductColourInput>>;
  /** Plain text, at most 5,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Address of the picture: `https`, or a path on this host; null: the category's placeholder. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Whether it carries the NEW label. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it cost before, in minor units, not below `salePrice`; null: never dearer. */
  regularPrice?: InputMaybe<Scalars['Money']['input']>;
  /** What it costs, in minor units, 1 to 100,000,000. */
  salePrice?: InputMaybe<Scalars['Money']['input']>;
  /** Sizes to choose from, at most 20, smallest first. */
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Units in stock, 0 to 1,000,000: an absolute number, entered in the ledger as a correction. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** Name on screen, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** The shopper's cart. Customers only. */
  cart: Cart;
  /** All categories, in the order of the shop's filter list. Public. */
  categories: Array<Category>;
  /** One customer by id, or null. Admins only. */
  customer?: Maybe<User>;
  /** All customers of the shop, newest first. Admins only. */
  customers: UserConnection;
  /** One order: the shopper's own, or any for an admin. Somebody else's order is null, as an unknown id is. Customers and admins. */
  order?: Maybe<Order>;
  /** All orders of the shop, newest first. Admins only. */
  orders: OrderConnection;
  /** One product by id, or null when there is none or it was withdrawn. Public. */
  product?: Maybe<Product>;
  /** The catalogue, a page at a time. Public. */
  products: ProductConnection;
  /** What was ordered on each of the last 30 days, today included, oldest first; orders that were cancelled or returned count for nothing. Admins only. */
  salesByDay: Array<SalesDay>;
  /** The shop's own facts: name, currency, running offer. Public. */
  shop: Shop;
  /** The person behind the token, shopper or admin; null without a token. Public. */
  viewer?: Maybe<User>;
  /** The shopper's wishlist. Customers only. */
  wishlist: Wishlist;
};


/** What can be read. */
export type QuerycustomerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerycustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryorderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryordersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryproductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryproductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** The average of a product's ratings. */
export type Rating = {
  __typename?: 'Rating';
  /** 0 to 5, with one decimal. */
  rate: Scalars['Float']['output'];
  /** How many ratings. */
  reviews: Scalars['Int']['output'];
};

/** What a person may do. */
export type Role =
  /** Runs the shop. */
  | 'ADMIN'
  /** Shops. */
  | 'CUSTOMER';

/** What was ordered on one day, in the shop's currency; orders in another one, from before it was changed, are left out. Admins only. */
export type SalesDay = {
  __typename?: 'SalesDay';
  /** The day's first moment; days are those of UTC. */
  day: Scalars['DateTime']['output'];
  /** How many orders. */
  orders: Scalars['Int']['output'];
  /** What they came to, in minor units. */
  total: Scalars['Money']['output'];
};

/** A person who is signed in. */
export type Session = {
  __typename?: 'Session';
  /** When the token ends at the latest. */
  expiresAt: Scalars['DateTime']['output'];
  /** The bearer token. Keep it secret; it is shown only here. */
  token: Scalars['String']['output'];
  /** Who is signed in. */
  user: User;
};

/** Who logs in. */
export type SessionCreateInput = {
  /** An e-mail address (it has an @) or a phone number. */
  emailOrPhone: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** Answer of a logout. */
export type SessionEndPayload = {
  __typename?: 'SessionEndPayload';
  /** Whether the session has ended. */
  ended: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Answer of a sign-up or login. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** The new session; null when refused. */
  session?: Maybe<Session>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The shop's own facts. */
export type Shop = {
  __typename?: 'Shop';
  /** Where transfers go to; null when the shop gives its account only on request. */
  bankAccount?: Maybe<BankAccount>;
  /** Whether cards are taken. */
  cardPayment: CardPayment;
  /** ISO 4217 code of the prices of products, of carts and of new orders, for example `USD`. Orders say their own. */
  currencyCode: Scalars['String']['output'];
  /** The demo accounts of a trial installation; null in a real shop. */
  demo?: Maybe<Demo>;
  /** How to begin to sign in with Google; null when the shop does not offer it. */
  googleSignIn?: Maybe<GoogleSignIn>;
  /** The name on the door. */
  name: Scalars['String']['output'];
  /** When the offer of the banner and the promotions ends; may lie in the past. */
  offerEndsAt: Scalars['DateTime']['output'];
};

/** A person with an account. Visible to that person and to admins. */
export type User = {
  __typename?: 'User';
  /** How the person signs in. */
  accountType: AccountType;
  /** Postal address in one line; null when none was given. */
  address?: Maybe<Scalars['String']['output']>;
  /** The person's address book, oldest address first; exactly one is the default if there are any. For the person and admins. */
  addresses: Array<Address>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address, in lower case; unique. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Family name; may be empty. */
  lastName: Scalars['String']['output'];
  /** The person's orders, newest first. */
  orders: OrderConnection;
  /** Phone number; null when none was given; unique. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of the picture; null when none was given. */
  profilePicture?: Maybe<Scalars['String']['output']>;
  /** What the person may do. */
  role: Role;
};


/** A person with an account. Visible to that person and to admins. */
export type UserordersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<OrderStatus>;
};

/** A page of people. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The people with their cursors. */
  edges: Array<UserEdge>;
  /** The people of the page. */
  nodes: Array<User>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A person in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** The cursor that stands for the person. */
  cursor: Scalars['String']['output'];
  /** The person. */
  node: User;
};

/** Why a wish was refused. The message can be shown to people as it is. */
export type UserError = {
  __typename?: 'UserError';
  /** The reason, for programs. */
  code: UserErrorCode;
  /** Path of the input field concerned, for example `["input", "email"]`; null when no single field is. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** The reason, for people. */
  message: Scalars['String']['output'];
};

/** Reasons for refusals. */
export type UserErrorCode =
  /** The address book holds 20 addresses already. */
  | 'ADDRESS_BOOK_FULL'
  /** The admin secret is wrong, or none is set and admin sign-up is closed. */
  | 'ADMIN_SECRET_WRONG'
  /** The cart is no longer the one of the expected version. */
  | 'CART_CHANGED'
  /** There is nothing to order. */
  | 'CART_EMPTY'
  /** More than 100 lines, or more than 999 of one thing. */
  | 'CART_FULL'
  /** No account has this e-mail address or phone number with this password. */
  | 'CREDENTIALS_WRONG'
  /** The e-mail address belongs to another account. */
  | 'EMAIL_TAKEN'
  /** Google has not verified the e-mail address of the account there. */
  | 'EMAIL_UNVERIFIED'
  /** The field belongs to the Google account and can't be changed here. */
  | 'FIELD_LOCKED'
  /** A value is malformed or out of bounds. */
  | 'INVALID_VALUE'
  /** The order is delivered or returned, and can no longer be cancelled. */
  | 'NOT_CANCELLABLE'
  /** No payment of this order has to be looked after. */
  | 'NOT_FLAGGED'
  /** There is no such product, order, line or address. */
  | 'NOT_FOUND'
  /** The order can not be paid in this way, or not any more. */
  | 'NOT_PAYABLE'
  /** There is no money of this order to give back, or it went from hand to hand. */
  | 'NOT_REFUNDABLE'
  /** This orderId was used for an order with other content. */
  | 'ORDER_KEY_REUSED'
  /** Fewer units are in stock than were ordered. */
  | 'OUT_OF_STOCK'
  /** The current password is needed, or the one given is wrong. */
  | 'PASSWORD_WRONG'
  /** The payment provider can not be reached, or the shop takes no cards. An order that comes with it stands. */
  | 'PAYMENT_UNAVAILABLE'
  /** The phone number belongs to another account. */
  | 'PHONE_TAKEN'
  /** A required value is missing or empty. */
  | 'REQUIRED'
  /** The link for a new password is unknown, has expired or was used. */
  | 'RESET_TOKEN_INVALID'
  /** The total is no longer what the customer saw. */
  | 'TOTAL_CHANGED'
  /** The product does not come in this colour or size, or a choice is missing. */
  | 'VARIANT_UNKNOWN';

/** What a shopper would like to have, in the order of wishing. */
export type Wishlist = {
  __typename?: 'Wishlist';
  /** The products, oldest wish first. */
  products: Array<Product>;
};

/** Answer of a move from the wishlist to the cart. */
export type WishlistMovePayload = {
  __typename?: 'WishlistMovePayload';
  /** The whole cart after the move; null when refused. */
  cart?: Maybe<Cart>;
  /** What was to be moved and could not be; null when refused. */
  stays?: Maybe<Array<WishlistStay>>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
  /** The whole wishlist after the move; null when refused. */
  wishlist?: Maybe<Wishlist>;
};

/** Answer of a change of the wishlist. */
export type WishlistPayload = {
  __typename?: 'WishlistPayload';
  /** The product that was put on or taken off; null when refused. */
  product?: Maybe<Product>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
  /** The whole wishlist after the change; null when refused. */
  wishlist?: Maybe<Wishlist>;
};

/** A wish that could not be moved to the cart. */
export type WishlistStay = {
  __typename?: 'WishlistStay';
  /** The product, which still is on the wishlist. */
  product: Product;
  /** Why it could not be moved. */
  reason: WishlistStayReason;
};

/** Why a wish stays on the wishlist. */
export type WishlistStayReason =
  /** The product comes in colours or sizes, of which one has to be chosen. */
  | 'CHOICE_NEEDED'
  /** The product is sold out. */
  | 'SOLD_OUT';

export type Image_imageFragment = { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> };

export type ProductCard_productFragment = { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } };

export type CartLine_lineFragment = { __typename?: 'CartLine', id: string, colour?: string | null, size?: string | null, quantity: number, total: number, previousPrice?: number | null, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> }, product: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } };

export type Cart_cartFragment = { __typename?: 'Cart', itemCount: number, subtotal: number, version: string, warnings: Array<{ __typename?: 'CartWarning', code: CartWarningCode, message: string, productId: string }>, lines: Array<{ __typename?: 'CartLine', id: string, colour?: string | null, size?: string | null, quantity: number, total: number, previousPrice?: number | null, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> }, product: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } }> };

export type Wishlist_wishlistFragment = { __typename?: 'Wishlist', products: Array<{ __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }> };

export type User_userFragment = { __typename?: 'User', id: string, firstName: string, lastName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null, accountType: AccountType, role: Role, createdAt: string };

export type OrderLine_lineFragment = { __typename?: 'OrderLine', id: string, productId: string, title: string, colour?: string | null, size?: string | null, quantity: number, unitPrice: number, total: number, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } };

export type OrderSummary_orderFragment = { __typename?: 'Order', id: string, number: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentState: PaymentState, currencyCode: string, itemCount: number, total: number, createdAt: string };

export type Order_orderFragment = { __typename?: 'Order', paymentReference?: string | null, paymentDueAt?: string | null, paymentStep: PaymentStep, refundable: boolean, paymentFlagged: boolean, subtotal: number, shippingTotal: number, id: string, number: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentState: PaymentState, currencyCode: string, itemCount: number, total: number, createdAt: string, lines: Array<{ __typename?: 'OrderLine', id: string, productId: string, title: string, colour?: string | null, size?: string | null, quantity: number, unitPrice: number, total: number, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }>, customer: { __typename?: 'OrderCustomer', id: string, fullName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null }, billing?: { __typename?: 'BillingDetails', firstName: string, company?: string | null, streetAddress: string, apartment?: string | null, city: string, phone: string, email: string } | null, history: Array<{ __typename?: 'OrderEvent', status: OrderStatus, paymentState: PaymentState, paymentResolved: boolean, actor: OrderActor, createdAt: string }> };

export type UserError_errorFragment = { __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { __typename?: 'Query', viewer?: { __typename?: 'User', id: string, firstName: string, lastName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null, accountType: AccountType, role: Role, createdAt: string } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type UpdateProfileMutation = { __typename?: 'Mutation', customerUpdate: { __typename?: 'CustomerPayload', user?: { __typename?: 'User', id: string, firstName: string, lastName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null, accountType: AccountType, role: Role, createdAt: string } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type MyOrdersQueryVariables = Exact<{
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<OrderStatus>;
}>;


export type MyOrdersQuery = { __typename?: 'Query', viewer?: { __typename?: 'User', id: string, orders: { __typename?: 'OrderConnection', totalCount: number, nodes: Array<{ __typename?: 'Order', id: string, number: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentState: PaymentState, currencyCode: string, itemCount: number, total: number, createdAt: string, lines: Array<{ __typename?: 'OrderLine', id: string, title: string, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }> }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } } | null };

export type MyOrderQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type MyOrderQuery = { __typename?: 'Query', order?: { __typename?: 'Order', paymentReference?: string | null, paymentDueAt?: string | null, paymentStep: PaymentStep, refundable: boolean, paymentFlagged: boolean, subtotal: number, shippingTotal: number, id: string, number: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentState: PaymentState, currencyCode: string, itemCount: number, total: number, createdAt: string, lines: Array<{ __typename?: 'OrderLine', id: string, productId: string, title: string, colour?: string | null, size?: string | null, quantity: number, unitPrice: number, total: number, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }>, customer: { __typename?: 'OrderCustomer', id: string, fullName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null }, billing?: { __typename?: 'BillingDetails', firstName: string, company?: string | null, streetAddress: string, apartment?: string | null, city: string, phone: string, email: string } | null, history: Array<{ __typename?: 'OrderEvent', status: OrderStatus, paymentState: PaymentState, paymentResolved: boolean, actor: OrderActor, createdAt: string }> } | null };

export type CancelOrderMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CancelOrderMutation = { __typename?: 'Mutation', orderCancel: { __typename?: 'OrderPayload', order?: { __typename?: 'Order', paymentReference?: string | null, paymentDueAt?: string | null, paymentStep: PaymentStep, refundable: boolean, paymentFlagged: boolean, subtotal: number, shippingTotal: number, id: string, number: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentState: PaymentState, currencyCode: string, itemCount: number, total: number, createdAt: string, lines: Array<{ __typename?: 'OrderLine', id: string, productId: string, title: string, colour?: string | null, size?: string | null, quantity: number, unitPrice: number, total: number, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }>, customer: { __typename?: 'OrderCustomer', id: string, fullName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null }, billing?: { __typename?: 'BillingDetails', firstName: string, company?: string | null, streetAddress: string, apartment?: string | null, city: string, phone: string, email: string } | null, history: Array<{ __typename?: 'OrderEvent', status: OrderStatus, paymentState: PaymentState, paymentResolved: boolean, actor: OrderActor, createdAt: string }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type Address_addressFragment = { __typename?: 'Address', id: string, firstName: string, lastName: string, company?: string | null, streetAddress: string, city: string, state?: string | null, zip?: string | null, country?: string | null, phone: string, email: string, isDefault: boolean };

export type AddressBook_userFragment = { __typename?: 'User', id: string, addresses: Array<{ __typename?: 'Address', id: string, firstName: string, lastName: string, company?: string | null, streetAddress: string, city: string, state?: string | null, zip?: string | null, country?: string | null, phone: string, email: string, isDefault: boolean }> };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { __typename?: 'Query', viewer?: { __typename?: 'User', id: string, firstName: string, lastName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null, accountType: AccountType, role: Role, createdAt: string, addresses: Array<{ __typename?: 'Address', id: string, firstName: string, lastName: string, company?: string | null, streetAddress: string, city: string, state?: string | null, zip?: string | null, country?: string | null, phone: string, email: string, isDefault: boolean }> } | null };

export type CreateAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type CreateAddressMutation = { __typename?: 'Mutation', addressCreate: { __typename?: 'AddressPayload', address?: { __typename?: 'Address', id: string } | null, user?: { __typename?: 'User', id: string, addresses: Array<{ __typename?: 'Address', id: string, firstName: string, lastName: string, company?: string | null, streetAddress: string, city: string, state?: string | null, zip?: string | null, country?: string | null, phone: string, email: string, isDefault: boolean }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type UpdateAddressMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: AddressUpdateInput;
}>;


export type UpdateAddressMutation = { __typename?: 'Mutation', addressUpdate: { __typename?: 'AddressPayload', address?: { __typename?: 'Address', id: string } | null, user?: { __typename?: 'User', id: string, addresses: Array<{ __typename?: 'Address', id: string, firstName: string, lastName: string, company?: string | null, streetAddress: string, city: string, state?: string | null, zip?: string | null, country?: string | null, phone: string, email: string, isDefault: boolean }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type DeleteAddressMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteAddressMutation = { __typename?: 'Mutation', addressDelete: { __typename?: 'AddressPayload', address?: { __typename?: 'Address', id: string } | null, user?: { __typename?: 'User', id: string, addresses: Array<{ __typename?: 'Address', id: string, firstName: string, lastName: string, company?: string | null, streetAddress: string, city: string, state?: string | null, zip?: string | null, country?: string | null, phone: string, email: string, isDefault: boolean }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type ConfirmPaymentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ConfirmPaymentMutation = { __typename?: 'Mutation', orderPaymentConfirm: { __typename?: 'OrderPayload', order?: { __typename?: 'Order', paymentReference?: string | null, paymentDueAt?: string | null, paymentStep: PaymentStep, refundable: boolean, paymentFlagged: boolean, subtotal: number, shippingTotal: number, id: string, number: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentState: PaymentState, currencyCode: string, itemCount: number, total: number, createdAt: string, lines: Array<{ __typename?: 'OrderLine', id: string, productId: string, title: string, colour?: string | null, size?: string | null, quantity: number, unitPrice: number, total: number, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }>, customer: { __typename?: 'OrderCustomer', id: string, fullName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null }, billing?: { __typename?: 'BillingDetails', firstName: string, company?: string | null, streetAddress: string, apartment?: string | null, city: string, phone: string, email: string } | null, history: Array<{ __typename?: 'OrderEvent', status: OrderStatus, paymentState: PaymentState, paymentResolved: boolean, actor: OrderActor, createdAt: string }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type RetryPaymentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RetryPaymentMutation = { __typename?: 'Mutation', orderPaymentRetry: { __typename?: 'CardCheckoutPayload', url?: string | null, order?: { __typename?: 'Order', paymentReference?: string | null, paymentDueAt?: string | null, paymentStep: PaymentStep, refundable: boolean, paymentFlagged: boolean, subtotal: number, shippingTotal: number, id: string, number: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentState: PaymentState, currencyCode: string, itemCount: number, total: number, createdAt: string, lines: Array<{ __typename?: 'OrderLine', id: string, productId: string, title: string, colour?: string | null, size?: string | null, quantity: number, unitPrice: number, total: number, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }>, customer: { __typename?: 'OrderCustomer', id: string, fullName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null }, billing?: { __typename?: 'BillingDetails', firstName: string, company?: string | null, streetAddress: string, apartment?: string | null, city: string, phone: string, email: string } | null, history: Array<{ __typename?: 'OrderEvent', status: OrderStatus, paymentState: PaymentState, paymentResolved: boolean, actor: OrderActor, createdAt: string }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type LogInMutationVariables = Exact<{
  input: SessionCreateInput;
}>;


export type LogInMutation = { __typename?: 'Mutation', sessionCreate: { __typename?: 'SessionPayload', session?: { __typename?: 'Session', token: string, user: { __typename?: 'User', id: string, firstName: string, lastName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null, accountType: AccountType, role: Role, createdAt: string } } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type SignUpMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type SignUpMutation = { __typename?: 'Mutation', customerCreate: { __typename?: 'SessionPayload', session?: { __typename?: 'Session', token: string, user: { __typename?: 'User', id: string, firstName: string, lastName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null, accountType: AccountType, role: Role, createdAt: string } } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type GoogleSignInMutationVariables = Exact<{
  input: GoogleSessionCreateInput;
}>;


export type GoogleSignInMutation = { __typename?: 'Mutation', googleSessionCreate: { __typename?: 'SessionPayload', session?: { __typename?: 'Session', token: string, user: { __typename?: 'User', id: string, firstName: string, lastName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null, accountType: AccountType, role: Role, createdAt: string } } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: Scalars['String']['input'];
}>;


export type RequestPasswordResetMutation = { __typename?: 'Mutation', passwordResetRequest: { __typename?: 'PasswordResetRequestPayload', accepted: boolean, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type ResetPasswordMutation = { __typename?: 'Mutation', passwordReset: { __typename?: 'PasswordResetPayload', role?: Role | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { __typename?: 'Query', cart: { __typename?: 'Cart', itemCount: number, subtotal: number, version: string, warnings: Array<{ __typename?: 'CartWarning', code: CartWarningCode, message: string, productId: string }>, lines: Array<{ __typename?: 'CartLine', id: string, colour?: string | null, size?: string | null, quantity: number, total: number, previousPrice?: number | null, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> }, product: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } }> } };

export type AddToCartMutationVariables = Exact<{
  lines: Array<CartLineInput> | CartLineInput;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
}>;


export type AddToCartMutation = { __typename?: 'Mutation', cartLinesAdd: { __typename?: 'CartPayload', cart?: { __typename?: 'Cart', itemCount: number, subtotal: number, version: string, warnings: Array<{ __typename?: 'CartWarning', code: CartWarningCode, message: string, productId: string }>, lines: Array<{ __typename?: 'CartLine', id: string, colour?: string | null, size?: string | null, quantity: number, total: number, previousPrice?: number | null, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> }, product: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }>, warnings: Array<{ __typename?: 'CartWarning', code: CartWarningCode, message: string, productId: string }> } };

export type ReplaceCartMutationVariables = Exact<{
  lines: Array<CartLineInput> | CartLineInput;
  expectedVersion: Scalars['String']['input'];
}>;


export type ReplaceCartMutation = { __typename?: 'Mutation', cartReplace: { __typename?: 'CartPayload', cart?: { __typename?: 'Cart', itemCount: number, subtotal: number, version: string, warnings: Array<{ __typename?: 'CartWarning', code: CartWarningCode, message: string, productId: string }>, lines: Array<{ __typename?: 'CartLine', id: string, colour?: string | null, size?: string | null, quantity: number, total: number, previousPrice?: number | null, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> }, product: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }>, warnings: Array<{ __typename?: 'CartWarning', code: CartWarningCode, message: string, productId: string }> } };

export type AcceptCartWarningsMutationVariables = Exact<{ [key: string]: never; }>;


export type AcceptCartWarningsMutation = { __typename?: 'Mutation', cartWarningsAccept: { __typename?: 'CartPayload', cart?: { __typename?: 'Cart', itemCount: number, subtotal: number, version: string, warnings: Array<{ __typename?: 'CartWarning', code: CartWarningCode, message: string, productId: string }>, lines: Array<{ __typename?: 'CartLine', id: string, colour?: string | null, size?: string | null, quantity: number, total: number, previousPrice?: number | null, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> }, product: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type CatalogueQueryVariables = Exact<{
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  sort?: InputMaybe<ProductSort>;
}>;


export type CatalogueQuery = { __typename?: 'Query', products: { __typename?: 'ProductConnection', totalCount: number, nodes: Array<{ __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { __typename?: 'Query', categories: Array<{ __typename?: 'Category', slug: string, label: string }> };

export type CheckoutProductQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CheckoutProductQuery = { __typename?: 'Query', product?: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string, image?: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } | null }>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: OrderPlaceInput;
}>;


export type PlaceOrderMutation = { __typename?: 'Mutation', orderPlace: { __typename?: 'OrderPlacePayload', order?: { __typename?: 'Order', paymentReference?: string | null, paymentDueAt?: string | null, paymentStep: PaymentStep, refundable: boolean, paymentFlagged: boolean, subtotal: number, shippingTotal: number, id: string, number: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentState: PaymentState, currencyCode: string, itemCount: number, total: number, createdAt: string, lines: Array<{ __typename?: 'OrderLine', id: string, productId: string, title: string, colour?: string | null, size?: string | null, quantity: number, unitPrice: number, total: number, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }>, customer: { __typename?: 'OrderCustomer', id: string, fullName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null }, billing?: { __typename?: 'BillingDetails', firstName: string, company?: string | null, streetAddress: string, apartment?: string | null, city: string, phone: string, email: string } | null, history: Array<{ __typename?: 'OrderEvent', status: OrderStatus, paymentState: PaymentState, paymentResolved: boolean, actor: OrderActor, createdAt: string }> } | null, cart?: { __typename?: 'Cart', itemCount: number, subtotal: number, version: string, warnings: Array<{ __typename?: 'CartWarning', code: CartWarningCode, message: string, productId: string }>, lines: Array<{ __typename?: 'CartLine', id: string, colour?: string | null, size?: string | null, quantity: number, total: number, previousPrice?: number | null, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> }, product: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type CheckoutAddress_addressFragment = { __typename?: 'Address', id: string, firstName: string, lastName: string, company?: string | null, streetAddress: string, city: string, state?: string | null, zip?: string | null, country?: string | null, phone: string, email: string, isDefault: boolean };

export type CheckoutStartQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutStartQuery = { __typename?: 'Query', viewer?: { __typename?: 'User', id: string, addresses: Array<{ __typename?: 'Address', id: string, firstName: string, lastName: string, company?: string | null, streetAddress: string, city: string, state?: string | null, zip?: string | null, country?: string | null, phone: string, email: string, isDefault: boolean }>, orders: { __typename?: 'OrderConnection', nodes: Array<{ __typename?: 'Order', id: string, number: string }> } } | null };

export type SaveAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type SaveAddressMutation = { __typename?: 'Mutation', addressCreate: { __typename?: 'AddressPayload', address?: { __typename?: 'Address', id: string, firstName: string, lastName: string, company?: string | null, streetAddress: string, city: string, state?: string | null, zip?: string | null, country?: string | null, phone: string, email: string, isDefault: boolean } | null, user?: { __typename?: 'User', id: string, addresses: Array<{ __typename?: 'Address', id: string, firstName: string, lastName: string, company?: string | null, streetAddress: string, city: string, state?: string | null, zip?: string | null, country?: string | null, phone: string, email: string, isDefault: boolean }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type CardCheckoutMutationVariables = Exact<{
  input: CardCheckoutInput;
}>;


export type CardCheckoutMutation = { __typename?: 'Mutation', cardCheckout: { __typename?: 'CardCheckoutPayload', url?: string | null, order?: { __typename?: 'Order', paymentReference?: string | null, paymentDueAt?: string | null, paymentStep: PaymentStep, refundable: boolean, paymentFlagged: boolean, subtotal: number, shippingTotal: number, id: string, number: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentState: PaymentState, currencyCode: string, itemCount: number, total: number, createdAt: string, lines: Array<{ __typename?: 'OrderLine', id: string, productId: string, title: string, colour?: string | null, size?: string | null, quantity: number, unitPrice: number, total: number, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }>, customer: { __typename?: 'OrderCustomer', id: string, fullName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null }, billing?: { __typename?: 'BillingDetails', firstName: string, company?: string | null, streetAddress: string, apartment?: string | null, city: string, phone: string, email: string } | null, history: Array<{ __typename?: 'OrderEvent', status: OrderStatus, paymentState: PaymentState, paymentResolved: boolean, actor: OrderActor, createdAt: string }> } | null, cart?: { __typename?: 'Cart', itemCount: number, subtotal: number, version: string, warnings: Array<{ __typename?: 'CartWarning', code: CartWarningCode, message: string, productId: string }>, lines: Array<{ __typename?: 'CartLine', id: string, colour?: string | null, size?: string | null, quantity: number, total: number, previousPrice?: number | null, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> }, product: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } }> } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { __typename?: 'Query', flashSales: { __typename?: 'ProductConnection', nodes: Array<{ __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }> }, bestSelling: { __typename?: 'ProductConnection', nodes: Array<{ __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }> }, catalogueStart: { __typename?: 'ProductConnection', nodes: Array<{ __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }> } };

export type ProductQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ProductQuery = { __typename?: 'Query', product?: { __typename?: 'Product', description: string, id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string, image?: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } | null }>, gallery: Array<{ __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> }>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } | null };

export type ProductDetails_productFragment = { __typename?: 'Product', description: string, id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string, image?: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } | null }>, gallery: Array<{ __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> }>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } };

export type RelatedProductsQueryVariables = Exact<{
  category: Scalars['String']['input'];
}>;


export type RelatedProductsQuery = { __typename?: 'Query', products: { __typename?: 'ProductConnection', nodes: Array<{ __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }> } };

export type WishlistQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistQuery = { __typename?: 'Query', wishlist: { __typename?: 'Wishlist', products: Array<{ __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }> } };

export type ToggleWishlistMutationVariables = Exact<{
  productId: Scalars['ID']['input'];
  isListed?: InputMaybe<Scalars['Boolean']['input']>;
}>;


export type ToggleWishlistMutation = { __typename?: 'Mutation', wishlistToggle: { __typename?: 'WishlistPayload', wishlist?: { __typename?: 'Wishlist', products: Array<{ __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }> } | null, product?: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type MoveToCartMutationVariables = Exact<{
  productIds: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type MoveToCartMutation = { __typename?: 'Mutation', wishlistMoveToCart: { __typename?: 'WishlistMovePayload', wishlist?: { __typename?: 'Wishlist', products: Array<{ __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }> } | null, cart?: { __typename?: 'Cart', itemCount: number, subtotal: number, version: string, warnings: Array<{ __typename?: 'CartWarning', code: CartWarningCode, message: string, productId: string }>, lines: Array<{ __typename?: 'CartLine', id: string, colour?: string | null, size?: string | null, quantity: number, total: number, previousPrice?: number | null, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> }, product: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } }> } | null, stays?: Array<{ __typename?: 'WishlistStay', reason: WishlistStayReason, product: { __typename?: 'Product', id: string, title: string } }> | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type JustForYouQueryVariables = Exact<{ [key: string]: never; }>;


export type JustForYouQuery = { __typename?: 'Query', products: { __typename?: 'ProductConnection', nodes: Array<{ __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } }> } };

export type ShopBreadcrumbs_productFragment = { __typename?: 'Product', id: string, title: string };

export type ShopBreadcrumbs_orderFragment = { __typename?: 'Order', id: string, number: string };

export type IntentProductQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type IntentProductQuery = { __typename?: 'Query', product?: { __typename?: 'Product', id: string, title: string, salePrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number }> } } | null };

export type SessionEndMutationVariables = Exact<{ [key: string]: never; }>;


export type SessionEndMutation = { __typename?: 'Mutation', sessionEnd: { __typename?: 'SessionEndPayload', ended: boolean, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type ShopQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopQuery = { __typename?: 'Query', shop: { __typename?: 'Shop', name: string, currencyCode: string, offerEndsAt: string, demo?: { __typename?: 'Demo', shopperEmail: string, shopperPassword: string, adminEmail: string, adminPassword: string, mailboxPath?: string | null } | null, cardPayment: { __typename?: 'CardPayment', available: boolean, isSandbox: boolean }, bankAccount?: { __typename?: 'BankAccount', holder: string, iban: string, bic?: string | null, bank?: string | null } | null, googleSignIn?: { __typename?: 'GoogleSignIn', clientId: string, authorizationEndpoint: string, redirectUri: string, scope: string, isSandbox: boolean } | null } };

export const Image_imageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}}]} as unknown as DocumentNode<Image_imageFragment, unknown>;
export const ProductCard_productFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}}]} as unknown as DocumentNode<ProductCard_productFragment, unknown>;
export const CartLine_lineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]} as unknown as DocumentNode<CartLine_lineFragment, unknown>;
export const Cart_cartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]} as unknown as DocumentNode<Cart_cartFragment, unknown>;
export const Wishlist_wishlistFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Wishlist_wishlist"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wishlist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]} as unknown as DocumentNode<Wishlist_wishlistFragment, unknown>;
export const User_userFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"User_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<User_userFragment, unknown>;
export const OrderSummary_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OrderSummary_orderFragment, unknown>;
export const OrderLine_lineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}}]} as unknown as DocumentNode<OrderLine_lineFragment, unknown>;
export const Order_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSummary_order"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStep"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLine_line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentResolved"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]} as unknown as DocumentNode<Order_orderFragment, unknown>;
export const UserError_errorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UserError_errorFragment, unknown>;
export const Address_addressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<Address_addressFragment, unknown>;
export const AddressBook_userFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Address_address"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<AddressBook_userFragment, unknown>;
export const CheckoutAddress_addressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutAddress_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<CheckoutAddress_addressFragment, unknown>;
export const ProductDetails_productFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductDetails_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]} as unknown as DocumentNode<ProductDetails_productFragment, unknown>;
export const ShopBreadcrumbs_productFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopBreadcrumbs_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]} as unknown as DocumentNode<ShopBreadcrumbs_productFragment, unknown>;
export const ShopBreadcrumbs_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopBreadcrumbs_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<ShopBreadcrumbs_orderFragment, unknown>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"User_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"User_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const MyOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSummary_order"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}}]} as unknown as DocumentNode<MyOrdersQuery, MyOrdersQueryVariables>;
export const MyOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Order_order"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSummary_order"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStep"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLine_line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentResolved"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<MyOrderQuery, MyOrderQueryVariables>;
export const CancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCancel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Order_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSummary_order"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStep"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLine_line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentResolved"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const AddressBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressBook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"User_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Address_address"}}]}}]}}]} as unknown as DocumentNode<AddressBookQuery, AddressBookQueryVariables>;
export const CreateAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Address_address"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CreateAddressMutation, CreateAddressMutationVariables>;
export const UpdateAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Address_address"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const DeleteAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Address_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Address_address"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const ConfirmPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderPaymentConfirm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Order_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSummary_order"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStep"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLine_line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentResolved"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>;
export const RetryPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderPaymentRetry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Order_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSummary_order"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStep"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLine_line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentResolved"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RetryPaymentMutation, RetryPaymentMutationVariables>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"User_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"User_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const GoogleSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GoogleSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoogleSessionCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleSessionCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"User_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<GoogleSignInMutation, GoogleSignInMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordResetRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const CartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_cart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}}]}}]} as unknown as DocumentNode<CartQuery, CartQueryVariables>;
export const AddToCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartLineInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartLinesAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_cart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AddToCartMutation, AddToCartMutationVariables>;
export const ReplaceCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartLineInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartReplace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_cart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ReplaceCartMutation, ReplaceCartMutationVariables>;
export const AcceptCartWarningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptCartWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartWarningsAccept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_cart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AcceptCartWarningsMutation, AcceptCartWarningsMutationVariables>;
export const CatalogueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Catalogue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]} as unknown as DocumentNode<CatalogueQuery, CatalogueQueryVariables>;
export const CategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<CategoriesQuery, CategoriesQueryVariables>;
export const CheckoutProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]} as unknown as DocumentNode<CheckoutProductQuery, CheckoutProductQueryVariables>;
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPlaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Order_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_cart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSummary_order"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStep"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLine_line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentResolved"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const CheckoutStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutStart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutAddress_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutAddress_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<CheckoutStartQuery, CheckoutStartQueryVariables>;
export const SaveAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutAddress_address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutAddress_address"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutAddress_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SaveAddressMutation, SaveAddressMutationVariables>;
export const CardCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CardCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardCheckoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardCheckout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Order_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_cart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSummary_order"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStep"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLine_line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentResolved"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CardCheckoutMutation, CardCheckoutMutationVariables>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"flashSales"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"discounted"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"bestSelling"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"discounted"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"catalogueStart"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"15"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const ProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Product"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductDetails_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductDetails_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]} as unknown as DocumentNode<ProductQuery, ProductQueryVariables>;
export const RelatedProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RelatedProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"categories"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"category"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]} as unknown as DocumentNode<RelatedProductsQuery, RelatedProductsQueryVariables>;
export const WishlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Wishlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Wishlist_wishlist"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Wishlist_wishlist"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wishlist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]} as unknown as DocumentNode<WishlistQuery, WishlistQueryVariables>;
export const ToggleWishlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleWishlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isListed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlistToggle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isListed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isListed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Wishlist_wishlist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Wishlist_wishlist"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wishlist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ToggleWishlistMutation, ToggleWishlistMutationVariables>;
export const MoveToCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlistMoveToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Wishlist_wishlist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart_cart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Wishlist_wishlist"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wishlist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<MoveToCartMutation, MoveToCartMutationVariables>;
export const JustForYouDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JustForYou"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"FEATURED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]} as unknown as DocumentNode<JustForYouQuery, JustForYouQueryVariables>;
export const IntentProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IntentProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}}]} as unknown as DocumentNode<IntentProductQuery, IntentProductQueryVariables>;
export const SessionEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SessionEndMutation, SessionEndMutationVariables>;
export const ShopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"offerEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"demo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopperEmail"}},{"kind":"Field","name":{"kind":"Name","value":"shopperPassword"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"adminPassword"}},{"kind":"Field","name":{"kind":"Name","value":"mailboxPath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cardPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"isSandbox"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bic"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"googleSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationEndpoint"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"isSandbox"}}]}}]}}]}}]} as unknown as DocumentNode<ShopQuery, ShopQueryVariables>;