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
  /** A date and time in ISO 8601, in UTC, for example `2026-11-20T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A day of the calendar, `YYYY-MM-DD`, in the shop's time zone. */
  LocalDate: { input: string; output: string; }
  /** An amount in minor units of its currency as ISO 4217 counts them: cents of USD, whole yen, fils (thousandths) of KWD. Of an order that is `Order.currencyCode`, of everything else `Shop.currencyCode`. Always an integer, never rounded for display. */
  Money: { input: number; output: number; }
};

/** How a user signs in. */
export type AccountType =
  /** With a Google account, which holds name, email, picture and password. */
  | 'GOOGLE'
  /** With an email or phone number and a password. */
  | 'OTHER';

/** A session of the caller's that is still valid. */
export type ActiveSession = {
  __typename?: 'ActiveSession';
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** The browser and system that signed in, as they say of themselves, such as `Firefox on Windows`; null when they don't. */
  device?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
};

/** An address in a user's address book. */
export type Address = {
  __typename?: 'Address';
  /** Town or city. */
  city: Scalars['String']['output'];
  /** Company; null for a private person. */
  company?: Maybe<Scalars['String']['output']>;
  /** Country by name, as it was written, or of `countryCode` in English; null when none was given. */
  country?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country; null when none was given, or nobody knows what was meant by it. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** Email for confirmations. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether the checkout preselects it. */
  isDefault: Scalars['Boolean']['output'];
  /** Family name; empty when none was given. */
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

/** A new address for an address book. */
export type AddressInput = {
  /** Town or city, 1 to 100 characters. */
  city: Scalars['String']['input'];
  /** Company, at most 200 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /**
   * Country by name, at most 100 characters. Not read with `countryCode`.
   * @deprecated Use countryCode.
   */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Email. */
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

/** Result of an address book change. */
export type AddressPayload = {
  __typename?: 'AddressPayload';
  /** The new, changed or deleted address; null on an error. */
  address?: Maybe<Address>;
  /** The user with the whole address book after the change; null on an error. */
  user?: Maybe<User>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to an address; a field left out stays, null clears an optional one. */
export type AddressUpdateInput = {
  /** Town or city, 1 to 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Company, at most 200 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /**
   * Country by name, at most 100 characters. Not read with `countryCode`.
   * @deprecated Use countryCode.
   */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Email. */
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

/** What a promotion takes off a cart or an order. */
export type Adjustment = {
  __typename?: 'Adjustment';
  /** How much it takes off, in minor units: of `totals.subtotal`, or for FREE_DELIVERY of what delivery would cost. */
  amount: Scalars['Money']['output'];
  /** The code that was typed for it; null: it applies by itself. */
  code?: Maybe<Scalars['String']['output']>;
  /** What the promotion gives. */
  kind: PromotionKind;
  /** What the promotion is called. */
  title: Scalars['String']['output'];
};

/** A new admin. */
export type AdminCreateInput = {
  /** The server's admin secret. */
  adminSecret: Scalars['String']['input'];
  /** Email; must not be in use. */
  email: Scalars['String']['input'];
  /** Full name, 1 to 100 characters; the first word becomes the first name. */
  name: Scalars['String']['input'];
  /** 8 to 128 characters, not a commonly used password and not the email. */
  password: Scalars['String']['input'];
  /** URL of a picture: `https`, or a path on this host. */
  profilePicture?: InputMaybe<Scalars['String']['input']>;
};

/** A key with which a program calls the API in the shop's name. For staff and keys with INTEGRATIONS_READ. */
export type ApiKey = {
  __typename?: 'ApiKey';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The name, at the time, of the member of staff who made it. */
  createdByName: Scalars['String']['output'];
  /** When it ends, or has ended; null: never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last four characters of the key, by which it is told from others. */
  hint: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** When it was used last, to the minute; null: never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The IP address that it was used from then; null: never used. */
  lastUsedIp?: Maybe<Scalars['String']['output']>;
  /** What it is called. What it changes is recorded under this name. */
  name: Scalars['String']['output'];
  /** What it allows. */
  permissions: Array<Permission>;
  /** When it was revoked; null: never. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it works. */
  state: ApiKeyState;
  /** The storefront of the settings whose server uses it; null: none. See `ApiKeyInput.storefrontId`. */
  storefrontId?: Maybe<Scalars['ID']['output']>;
  /** Changes with each edit by staff, and with nothing else; pass it to an update as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** Result of making an API key. */
export type ApiKeyCreatePayload = {
  __typename?: 'ApiKeyCreatePayload';
  /** The new key's entry; null on an error. */
  apiKey?: Maybe<ApiKey>;
  /** The key itself, for `Authorization: Bearer <key>`; null on an error. It is stored nowhere, and never answered again. */
  key?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** What an API key is called and may do, and until when. */
export type ApiKeyInput = {
  /** When it ends, in the future; null: never. Left out: never for a new key, as before in an update. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What it allows, at least one unless it is a storefront's; STAFF_WRITE and INTEGRATIONS_WRITE are for people only. */
  permissions: Array<Permission>;
  /**
   * The storefront of the settings whose server uses it. Sent as `Storefront-Key`, beside a shopper's token, it says where a request comes from, and is trusted
   * to name the buyer's IP in `Buyer-IP`, which limits then count. Null: none. Left out: none for a new key, as before in an update.
   */
  storefrontId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of changing an API key. */
export type ApiKeyPayload = {
  __typename?: 'ApiKeyPayload';
  /** The key's entry; null on an error. */
  apiKey?: Maybe<ApiKey>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Whether an API key works. */
export type ApiKeyState =
  /** It works. */
  | 'ACTIVE'
  /** It has expired, and works again when it gets a later expiry. */
  | 'EXPIRED'
  /** It was revoked, for good. */
  | 'REVOKED';

/** What was done. */
export type AuditAction =
  /** Some of its fields were changed. */
  | 'CHANGED'
  /** It was added. */
  | 'CREATED'
  /** It was deleted for good. What can still be restored is CHANGED. */
  | 'DELETED'
  /** All data of a person was erased. Earlier entries about the person have no values since then. */
  | 'ERASED'
  /** Data was taken away: all of a person's, or a CSV file. */
  | 'EXPORTED'
  /** A member of staff logged in, with the second factor in `part`, if any. */
  | 'LOGGED_IN'
  /** A login as a member of staff failed: the password was wrong, or what `part` says. At most 10 failures of an account are noted in an hour. */
  | 'LOGIN_FAILED'
  /** An email about an order was sent to its customer again. */
  | 'MAIL_RESENT'
  /** Messages to a webhook were sent again. */
  | 'REPLAYED'
  /** Somebody who was logged in as a member of staff gave a wrong password or code. They count as LOGIN_FAILED does. */
  | 'VERIFICATION_FAILED'
  /** A member of staff who was logged in used a code up, to change how they log in. */
  | 'VERIFIED';

/** Who did something. */
export type AuditActor =
  /** A program, by its API key. */
  | 'API_KEY'
  /** The shop itself, such as when it cancels an order that nobody paid. */
  | 'SHOP'
  /** A member of staff. */
  | 'STAFF'
  /** Nobody whom the shop knows, such as whoever failed to log in. */
  | 'VISITOR';

/** A field that was changed. For staff with AUDIT_READ. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** Its value after, as JSON; null if it has none, or is secret. */
  after?: Maybe<Scalars['String']['output']>;
  /** Its value before, as JSON; null if it had none, or is secret. */
  before?: Maybe<Scalars['String']['output']>;
  /** The field's name, such as `salePrice`. */
  field: Scalars['String']['output'];
};

/** Something that was changed, at once. For staff with AUDIT_READ. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done. */
  action: AuditAction;
  /** Who. */
  actor: AuditActor;
  /** The id of the user or of the API key; null for the shop itself and for visitors. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** The name of the user or of the API key at the time; null for the shop itself and for visitors. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** The fields that were changed; of something added or deleted, those with a value; of anything else what tells more of it. */
  changes: Array<AuditChange>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What of the subject it was done to; null: to the subject itself. */
  part?: Maybe<AuditPart>;
  /** What the part was called; null without one, or if it has no name. */
  partName?: Maybe<Scalars['String']['output']>;
  /** The request that it was a part of, as in the server's log; null outside of requests. One request can change several things. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** What it is about. */
  subject: AuditSubject;
  /** The subject's id. */
  subjectId: Scalars['ID']['output'];
  /** What the subject was called at the time; of an order its number. */
  subjectName: Scalars['String']['output'];
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The entries with their cursors. */
  edges: Array<AuditEntryEdge>;
  /** The entries of the page. */
  nodes: Array<AuditEntry>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** How many entries match in all; 10,001 when there are more than 10,000. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the number of all, or there are at least so many. */
  totalCountPrecision: CountPrecision;
};

/** An entry of the audit log in a list. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** The cursor that stands for it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** Conditions on entries of the audit log; all that are given must hold. */
export type AuditFilter = {
  /** Only what this member of staff or this API key did. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what was done then or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only what was done in this request, by `AuditEntry.requestId`. */
  requestId?: InputMaybe<Scalars['String']['input']>;
  /** Only about such things. */
  subject?: InputMaybe<AuditSubject>;
  /** Only about what has this id. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what was done earlier than then. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Something that a subject consists of. */
export type AuditPart =
  /** A product's place in a further category. */
  | 'CATEGORY'
  /** A comment of staff on an order. */
  | 'COMMENT'
  /** A note of staff about a customer. */
  | 'NOTE'
  /** A line of an order. */
  | 'ORDER_LINE'
  /** A passkey of a member of staff. */
  | 'PASSKEY'
  /** An attempt to pay an order. */
  | 'PAYMENT'
  /** A collection's product. */
  | 'PRODUCT'
  /** A recovery code of a member of staff. */
  | 'RECOVERY_CODE'
  /** A refund of an order. */
  | 'REFUND'
  /** A return of an order, or a part of one. */
  | 'RETURN'
  /** A product, category or collection that was chosen for a sale. */
  | 'SALE_MEMBER'
  /** The second factor of a member of staff. */
  | 'SECOND_FACTOR'
  /** A parcel with a part of an order, or all of it. */
  | 'SHIPMENT'
  /** A product's variant. */
  | 'VARIANT';

/** What an entry of the audit log is about. */
export type AuditSubject =
  /** A key of a program. */
  | 'API_KEY'
  /** A category. */
  | 'CATEGORY'
  /** A collection, with the products chosen for it. */
  | 'COLLECTION'
  /** A message from the contact form, by the name of its sender. */
  | 'CONTACT_MESSAGE'
  /** An order that staff prepare for a customer. */
  | 'DRAFT_ORDER'
  /** A file with data of the shop, by its name. */
  | 'EXPORT'
  /** An order, with its payments, refunds and parcels. */
  | 'ORDER'
  /** A product, with its variants and further categories. */
  | 'PRODUCT'
  /** A promotion. */
  | 'PROMOTION'
  /** A customer's review, by the name of its product. */
  | 'REVIEW'
  /** A sale, with the products, categories and collections chosen for it. */
  | 'SALE'
  /** A view of a list of the back office. */
  | 'SAVED_VIEW'
  /** Words that mean the same in a search. */
  | 'SEARCH_SYNONYM'
  /** A section of the shop's settings. */
  | 'SETTINGS'
  /** An invitation to join the staff. */
  | 'STAFF_INVITATION'
  /** A role of staff. */
  | 'STAFF_ROLE'
  /** The account of a member of staff or of a customer. */
  | 'USER'
  /** A webhook, by its URL. */
  | 'WEBHOOK';

/** A bank account that customers transfer money to. */
export type BankAccount = {
  __typename?: 'BankAccount';
  /** The bank's name; null when it is not given. */
  bank?: Maybe<Scalars['String']['output']>;
  /** Its BIC; null when the IBAN is enough. */
  bic?: Maybe<Scalars['String']['output']>;
  /** The account holder. */
  holder: Scalars['String']['output'];
  /** Its IBAN, in groups of four. */
  iban: Scalars['String']['output'];
};

/** A bank account that customers transfer money to. */
export type BankAccountInput = {
  /** The bank's name, at most 100 characters. */
  bank?: InputMaybe<Scalars['String']['input']>;
  /** Its BIC; left out when the IBAN is enough. */
  bic?: InputMaybe<Scalars['String']['input']>;
  /** The account holder, 1 to 100 characters. */
  holder: Scalars['String']['input'];
  /** Its IBAN, with or without spaces. */
  iban: Scalars['String']['input'];
};

/** The line at the top of every page. */
export type Banner = {
  __typename?: 'Banner';
  /** The text of its link; empty when there is none. */
  linkText: Scalars['String']['output'];
  /** Where its link leads: a path of the shop, or an `https` URL. */
  linkUrl: Scalars['String']['output'];
  /** What it says; empty when there is no banner text. */
  text: Scalars['String']['output'];
};

/** The everyday names of colours. The hex value decides which one a colour is: Scarlet is RED. */
export type BaseColour =
  /** Beige, that is light and hardly coloured. */
  | 'BEIGE'
  /** Black. */
  | 'BLACK'
  /** Blue. */
  | 'BLUE'
  /** Brown, that is dark orange. */
  | 'BROWN'
  /** Green, turquoise and teal included. */
  | 'GREEN'
  /** Grey. */
  | 'GREY'
  /** Orange. */
  | 'ORANGE'
  /** Pink, and light red. */
  | 'PINK'
  /** Purple. */
  | 'PURPLE'
  /** Red. */
  | 'RED'
  /** White. */
  | 'WHITE'
  /** Yellow. */
  | 'YELLOW';

/** A product that was sold in a period. */
export type BestSeller = {
  __typename?: 'BestSeller';
  /** Its main picture. */
  image: Image;
  /** What they brought in in the period before, in minor units. */
  previousRevenue: Scalars['Money']['output'];
  /** Units sold in the period before. */
  previousUnits: Scalars['Int']['output'];
  /** The product's id; it may have been withdrawn. */
  productId: Scalars['ID']['output'];
  /** What they brought in, in minor units: their prices without delivery, before refunds. */
  revenue: Scalars['Money']['output'];
  /** What it is called now. */
  title: Scalars['String']['output'];
  /** Units sold. */
  units: Scalars['Int']['output'];
};

/** How best sellers are sorted; highest first. */
export type BestSellerSort =
  /** By what they brought in. */
  | 'REVENUE'
  /** By units sold. */
  | 'UNITS';

/** Delivery and billing details. */
export type BillingDetails = {
  __typename?: 'BillingDetails';
  /** Apartment, floor and the like; null when there is none. */
  apartment?: Maybe<Scalars['String']['output']>;
  /** Town or city. */
  city: Scalars['String']['output'];
  /** Company; null for a private person. */
  company?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country; null: the shop's own. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** Email for the confirmation. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name; null when none was given. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number for the delivery. */
  phone: Scalars['String']['output'];
  /** Postal code; null when none was given. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State, province or region; null when none was given. */
  region?: Maybe<Scalars['String']['output']>;
  /** Street and number. */
  streetAddress: Scalars['String']['output'];
};

/** Delivery and billing details. */
export type BillingDetailsInput = {
  /** Apartment, floor and the like, at most 200 characters. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** Town or city, 1 to 100 characters; may be empty for an order that is picked up. */
  city: Scalars['String']['input'];
  /** Company, at most 200 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code of the country; null: the shop's own. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Email. */
  email: Scalars['String']['input'];
  /** Given name, 1 to 100 characters. */
  firstName: Scalars['String']['input'];
  /** Family name, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 5 to 20 digits; spaces, dots, dashes, brackets and a leading plus are allowed. */
  phone: Scalars['String']['input'];
  /** Postal code, at most 20 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State, province or region, at most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Street and number, 1 to 200 characters; may be empty for an order that is picked up. */
  streetAddress: Scalars['String']['input'];
};

/** What is ordered and paid by card. */
export type CardCheckoutInput = {
  /** Delivery and billing details. */
  billing: BillingDetailsInput;
  /** Codes for promotions, at most 5, in any letter case. Left out: those of the cart when the cart is ordered, otherwise none. A code that takes nothing off stops the order, unless `expectedTotal` is the total without it. */
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How it is delivered, one of the preview's `deliveryMethods`; null: the first of them. Fails with DELIVERY_UNAVAILABLE when it is not among them, or there are none. */
  deliveryMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** The total in minor units that the customer saw; fails with TOTAL_CHANGED when it is no longer right. */
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  /** What is ordered; left out: the whole cart, which is emptied once the order is paid. */
  lines?: InputMaybe<Array<CartLineInput>>;
  /** The caller's own short reference, 1 to 64 of `A-Z a-z 0-9 _ -`. It is the order's number and the idempotency key. */
  orderId: Scalars['String']['input'];
  /**
   * Where the customer is led after the payment page, with `order` (the order's id) and `payment` (`done` or `cancelled`) added to its query: a URL that a
   * storefront of the settings lists, or below one. Null: the order's page. A page that is open leads where it led before.
   */
  returnUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Result of starting a card payment. */
export type CardCheckoutPayload = {
  __typename?: 'CardCheckoutPayload';
  /** The cart after the order; null on an error. */
  cart?: Maybe<Cart>;
  /** The order; null on an error. With PAYMENT_UNAVAILABLE it has been placed and can be paid later. */
  order?: Maybe<Order>;
  /** URL of the provider's payment page; null when nothing is left to pay, or on an error. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** How the shop accepts cards. */
export type CardPayment = {
  __typename?: 'CardPayment';
  /** Whether it accepts cards. */
  available: Scalars['Boolean']['output'];
  /** Whether it is a sandbox: test cards only, no money moves. */
  isSandbox: Scalars['Boolean']['output'];
};

/** A customer's cart; one per customer, stored on the server. */
export type Cart = {
  __typename?: 'Cart';
  /** What promotions take off, in the order in which they do. */
  adjustments: Array<Adjustment>;
  /** What the caller entered at the checkout when their latest order was left unpaid, also after that was cancelled: a checkout starts with it. Null when there is no such order. */
  checkoutDetails?: Maybe<CheckoutDetails>;
  /** The codes that the customer has typed, in that order, and what came of each. */
  codes: Array<CodeResult>;
  /**
   * The total number of units.
   * @deprecated Use totals.itemCount.
   */
  itemCount: Scalars['Int']['output'];
  /** The lines, oldest first. */
  lines: Array<CartLine>;
  /**
   * The sum of the lines in minor units, at today's prices.
   * @deprecated Use totals.subtotal.
   */
  subtotal: Scalars['Money']['output'];
  /** What the lines cost together, at today's prices. */
  totals: Totals;
  /** The caller's order that waits for its card payment, whether it came from the cart or not; null when there is none. Until it is paid the cart keeps its lines, and what the order holds is free for its own customer. Placing the same content again leads back to it; placing anything else cancels it. */
  unpaidOrder?: Maybe<UnpaidOrder>;
  /** Opaque; changes when the lines change. For `cartReplace` and `cartLinesAdd`. */
  version: Scalars['String']['output'];
  /** What the customer should know before ordering: changed prices, too little stock, unavailable products. A warning stays until it is resolved or accepted. */
  warnings: Array<CartWarning>;
};

/** A product in its chosen options, and the quantity. */
export type CartLine = {
  __typename?: 'CartLine';
  /** The chosen colour; null when the product has none. */
  colour?: Maybe<Scalars['String']['output']>;
  /** What promotions take off the line, in minor units. */
  discountTotal: Scalars['Money']['output'];
  /** The line's own id (the specification's customId). */
  id: Scalars['ID']['output'];
  /** A picture of the product in the chosen colour; its first picture when that colour has none. */
  image: Image;
  /** The chosen value of the product's `otherOption`; null when it has none. */
  other?: Maybe<Scalars['String']['output']>;
  /** The product's price in minor units as the customer last saw it; null when it has not changed. */
  previousPrice?: Maybe<Scalars['Money']['output']>;
  /** The product, at today's price. */
  product: Product;
  /** How many, 1 to 999. */
  quantity: Scalars['Int']['output'];
  /** The chosen size; null when the product has none. */
  size?: Maybe<Scalars['String']['output']>;
  /** Units of the variant that can be ordered. */
  stock: Scalars['Int']['output'];
  /** The rate of that tax in thousandths of a percent; null: it is not taxed. */
  taxRate?: Maybe<Scalars['Int']['output']>;
  /** The tax on the rest, in minor units: contained in it if `Totals.pricesIncludeTax`, otherwise added to it. */
  taxTotal: Scalars['Money']['output'];
  /** Quantity times today's price, in minor units, before promotions. */
  total: Scalars['Money']['output'];
  /** Today's price of one unit, in minor units. */
  unitPrice: Scalars['Money']['output'];
  /** The variant of the product. */
  variantId: Scalars['ID']['output'];
};

/** A product in chosen options, and a quantity. Prices are never taken from the caller. */
export type CartLineInput = {
  /** One of the product's colours; required when it has any. */
  colour?: InputMaybe<Scalars['String']['input']>;
  /** One of the values of the product's `otherOption`; required when it has one. */
  other?: InputMaybe<Scalars['String']['input']>;
  /** The product; required without a `variantId`. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** How many, 1 to 999. */
  quantity?: Scalars['Int']['input'];
  /** One of the product's sizes; required when it has any. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** The variant, by its id; then nothing but `quantity` is needed, and the product and its options are not read. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** A line's new quantity. */
export type CartLineUpdateInput = {
  /** The line's id. */
  id: Scalars['ID']['input'];
  /** How many, 1 to 999. */
  quantity: Scalars['Int']['input'];
};

/** Result of a cart change. */
export type CartPayload = {
  __typename?: 'CartPayload';
  /** The whole cart after the change; null on an error, except CART_CHANGED: then the current cart. */
  cart?: Maybe<Cart>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
  /** What the shop changed by itself, for example a quantity capped by the stock. */
  warnings: Array<CartWarning>;
};

/** What has come of the mails that remind customers of their carts. */
export type CartReminderFigures = {
  __typename?: 'CartReminderFigures';
  /** How many days back they count. */
  days: Scalars['Int']['output'];
  /** How many of these were ordered, whenever that was. */
  ordered: Scalars['Int']['output'];
  /** Carts that a mail was put on its way for. */
  reminded: Scalars['Int']['output'];
};

/** When customers are reminded of their carts. */
export type CartSettings = {
  __typename?: 'CartSettings';
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** How many hours after the last change of a cart its customer is reminded by email, once, if they get the newsletter; null: never. */
  remindAfterHours?: Maybe<Scalars['Int']['output']>;
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** When customers are reminded of their carts. A field left out stays. */
export type CartSettingsInput = {
  /** How many hours after the last change of a cart its customer is reminded by email, 1 to 168; null: never. */
  remindAfterHours?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of changing when customers are reminded of their carts. */
export type CartSettingsPayload = {
  __typename?: 'CartSettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<CartSettings>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Something that the shop changed by itself in a cart, or that the customer should know about it. */
export type CartWarning = {
  __typename?: 'CartWarning';
  /** What happened. */
  code: CartWarningCode;
  /** The same, as a message for the user. */
  message: Scalars['String']['output'];
  /** The product concerned. */
  productId: Scalars['ID']['output'];
};

/** What may happen to a cart without the customer's doing. */
export type CartWarningCode =
  /** The price has changed since the customer last saw it; see the line's `previousPrice`. */
  | 'PRICE_CHANGED'
  /** The product was withdrawn, or what was chosen of it no longer exists; the line was removed. */
  | 'PRODUCT_UNAVAILABLE'
  /** Fewer units are in stock than were requested; the line was reduced to the stock. */
  | 'QUANTITY_CAPPED'
  /** The product is sold out; the cart can't be ordered with it. */
  | 'SOLD_OUT'
  /** Fewer units are in stock than the cart's lines contain; the cart can't be ordered like this. */
  | 'STOCK_SHORT';

/** A group of products. Categories form a tree, at most 4 levels deep. */
export type Category = {
  __typename?: 'Category';
  /** The categories right in it, in their order. Staff with PRODUCTS_READ get the hidden ones too. */
  children: Array<Category>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether shoppers see it, if they see the one that it lies in. A hidden category is in no list or menu, and neither is what lies in it; its products stay on sale. */
  isVisible: Scalars['Boolean']['output'];
  /** Its name on screen. */
  label: Scalars['String']['output'];
  /** The category that it lies in; null at the top. */
  parent?: Maybe<Category>;
  /** Its picture; null when there is none. */
  picture?: Maybe<Image>;
  /** How many products a list of it shows: those in it, and in the categories in it. */
  productCount: Scalars['Int']['output'];
  /** The table of sizes for the products that stand in it; null when it has none. */
  sizeGuide?: Maybe<SizeGuide>;
  /** Its permanent, lower-case name, used in filters and URLs, for example `men's clothing`. */
  slug: Scalars['String']['output'];
  /** When it changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Changes with each edit by staff, and with nothing else; pass it to an update as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** The result of deleting a category. */
export type CategoryDeletePayload = {
  __typename?: 'CategoryDeletePayload';
  /** All categories as they are now, in the order of `Query.categories`; null on an error. */
  categories?: Maybe<Array<Category>>;
  /** The deleted category's id; null on an error. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A new category; it comes last of those beside it. */
export type CategoryInput = {
  /** Whether shoppers see it; left out: they do. */
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name on screen, 1 to 60 characters. */
  label: Scalars['String']['input'];
  /** The category that it lies in; left out: at the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Its picture; left out: none. */
  picture?: InputMaybe<PictureInput>;
  /** The table of sizes for the products that stand in it; left out: none. */
  sizeGuide?: InputMaybe<SizeGuide>;
  /** Its permanent name in filters and URLs, 1 to 60 lower-case characters; left out: made from the label. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing a category. */
export type CategoryPayload = {
  __typename?: 'CategoryPayload';
  /** All categories as they are now, in the order of `Query.categories`; null on an error. */
  categories?: Maybe<Array<Category>>;
  /** The category; null on an error. */
  category?: Maybe<Category>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a category; a field left out stays. */
export type CategoryUpdateInput = {
  /** Whether shoppers see it. */
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name on screen, 1 to 60 characters. The slug stays, and with it links to the category. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** The category that it moves into, as its last one; null: to the top. The one that it lies in already changes nothing. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Its picture; null removes it. */
  picture?: InputMaybe<PictureInput>;
  /** The table of sizes for the products that stand in it; null: none. */
  sizeGuide?: InputMaybe<SizeGuide>;
};

/** What was entered at a checkout. */
export type CheckoutDetails = {
  __typename?: 'CheckoutDetails';
  /** Delivery and billing details; null when they were taken from the profile. */
  billing?: Maybe<BillingDetails>;
  /** The way of delivery; it need not be offered any more. */
  deliveryMethodId?: Maybe<Scalars['ID']['output']>;
};

/** A line as it would be ordered. */
export type CheckoutLine = {
  __typename?: 'CheckoutLine';
  /** The chosen colour; null when the product has none. */
  colour?: Maybe<Scalars['String']['output']>;
  /** What promotions take off the line, in minor units. */
  discountTotal: Scalars['Money']['output'];
  /** A picture of the product in the chosen colour; its first picture when that colour has none. */
  image: Image;
  /** The chosen value of the product's `otherOption`; null when it has none. */
  other?: Maybe<Scalars['String']['output']>;
  /** For a line of the cart, the price of one unit as the customer last saw it, in minor units; null when it has not changed. */
  previousPrice?: Maybe<Scalars['Money']['output']>;
  /** The product. */
  product: Product;
  /** How many, 1 to 999. */
  quantity: Scalars['Int']['output'];
  /** The chosen size; null when the product has none. */
  size?: Maybe<Scalars['String']['output']>;
  /** Units of the variant that can be ordered. */
  stock: Scalars['Int']['output'];
  /** The rate of that tax in thousandths of a percent; null: it is not taxed. */
  taxRate?: Maybe<Scalars['Int']['output']>;
  /** The tax on it after promotions, in minor units: contained in it if `Totals.pricesIncludeTax`, otherwise added to it. */
  taxTotal: Scalars['Money']['output'];
  /** Quantity times today's price, in minor units, before promotions. */
  total: Scalars['Money']['output'];
  /** Today's price of one unit, in minor units. */
  unitPrice: Scalars['Money']['output'];
  /** The variant of the product. */
  variantId: Scalars['ID']['output'];
};

/** What an order would cost. */
export type CheckoutPreview = {
  __typename?: 'CheckoutPreview';
  /** What promotions take off, in the order in which they do. */
  adjustments: Array<Adjustment>;
  /** The codes that count, in their order, and what came of each. */
  codes: Array<CodeResult>;
  /** The one whose price is in the totals; null: there is none. */
  deliveryMethod?: Maybe<DeliveryOption>;
  /** How they can be delivered, in the order to show them; empty: they can't be delivered there. */
  deliveryMethods: Array<DeliveryOption>;
  /** The lines in the order given, identical variants joined; of a cart, without those that can no longer be bought. */
  lines: Array<CheckoutLine>;
  /** How much more the products would have to cost to be delivered free of charge by that method, in minor units; null: no matter how much, or it is free already. */
  missingForFreeDelivery?: Maybe<Scalars['Money']['output']>;
  /** How customers can pay that total, in the order to show it; empty: in no way. */
  paymentMethods: Array<PaymentMethod>;
  /** What they cost together, delivery by `deliveryMethod` included. */
  totals: Totals;
};

/** Result of asking what an order would cost. */
export type CheckoutPreviewPayload = {
  __typename?: 'CheckoutPreviewPayload';
  /** What it would cost; null on an error. */
  preview?: Maybe<CheckoutPreview>;
  /** Why the lines can't be ordered; empty on success. */
  userErrors: Array<UserError>;
};

/** A code for a promotion, and what came of it. */
export type CodeResult = {
  __typename?: 'CodeResult';
  /** The code, in capitals. */
  code: Scalars['String']['output'];
  /** Why it takes nothing off, by one of the codes PROMOTION_...; null: it does. */
  refusal?: Maybe<UserError>;
  /** What the promotion is called; null when the code is none's. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Products that belong together, gathered by conditions or by hand. */
export type Collection = {
  __typename?: 'Collection';
  /** What its products have in common; empty for a collection by hand. */
  conditions: Array<CollectionCondition>;
  /** A paragraph or two of plain text; may be empty. */
  description: Scalars['String']['output'];
  /** Its permanent name in URLs: lower-case letters, digits and dashes. */
  handle: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether shoppers see it. */
  isVisible: Scalars['Boolean']['output'];
  /** How its products are gathered. */
  kind: CollectionKind;
  /** Whether a product must meet all conditions or any of them. Without a meaning for a collection by hand. */
  match: CollectionMatch;
  /** Its picture; null when there is none. */
  picture?: Maybe<Image>;
  /** Its name on screen. */
  title: Scalars['String']['output'];
  /** When it changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Changes with each edit by staff, and with nothing else; pass it to an update as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** A condition of a collection. */
export type CollectionCondition = {
  __typename?: 'CollectionCondition';
  /** The category's slug; null unless it is about one. */
  category?: Maybe<Scalars['String']['output']>;
  /** What it is about. */
  kind: CollectionConditionKind;
  /** In minor units; null: no upper limit. */
  maxPrice?: Maybe<Scalars['Money']['output']>;
  /** In minor units; null: no lower limit. */
  minPrice?: Maybe<Scalars['Money']['output']>;
  /** The tag; null unless it is about one. */
  tag?: Maybe<Scalars['String']['output']>;
};

/** A condition of a collection. */
export type CollectionConditionInput = {
  /** The category's slug, for CATEGORY. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** What it is about. */
  kind: CollectionConditionKind;
  /** In minor units, for PRICE; left out: no upper limit. One of the two is needed. */
  maxPrice?: InputMaybe<Scalars['Money']['input']>;
  /** In minor units, for PRICE; left out: no lower limit. */
  minPrice?: InputMaybe<Scalars['Money']['input']>;
  /** The tag, for TAG. */
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** What a condition of a collection is about. */
export type CollectionConditionKind =
  /** Stands in a category, or in one beneath it, hidden ones included. */
  | 'CATEGORY'
  /** Costs less than before. */
  | 'DISCOUNTED'
  /** Can be ordered now. */
  | 'IN_STOCK'
  /** Has the NEW label. */
  | 'NEW'
  /** Costs at least `minPrice` and at most `maxPrice`. */
  | 'PRICE'
  /** Has a tag. */
  | 'TAG';

/** The result of deleting a collection. */
export type CollectionDeletePayload = {
  __typename?: 'CollectionDeletePayload';
  /** The deleted collection's id; null on an error. */
  collectionId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A new collection, at most 200 in all. */
export type CollectionInput = {
  /** 1 to 20 conditions, for RULES. */
  conditions?: InputMaybe<Array<CollectionConditionInput>>;
  /** Plain text, at most 5,000 characters; left out: none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its permanent name in URLs, 1 to 100 lower-case letters, digits and dashes; left out: made from the title. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** Whether shoppers see it; left out: they do. */
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** How its products are gathered. */
  kind: CollectionKind;
  /** Whether a product must meet all conditions or any of them; left out: all. */
  match?: InputMaybe<CollectionMatch>;
  /** Its picture; left out: none. */
  picture?: InputMaybe<PictureInput>;
  /** At most 100 products in their order, for MANUAL. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Name on screen, 1 to 120 characters. */
  title: Scalars['String']['input'];
};

/** How the products of a collection are gathered. */
export type CollectionKind =
  /** Products that an admin has chosen and put in order. */
  | 'MANUAL'
  /** Every product that meets its conditions, also one that comes later. */
  | 'RULES';

/** Which conditions of a collection a product must meet. */
export type CollectionMatch =
  /** All of them. */
  | 'ALL'
  /** At least one. */
  | 'ANY';

/** The result of changing a collection. */
export type CollectionPayload = {
  __typename?: 'CollectionPayload';
  /** The collection; null on an error. */
  collection?: Maybe<Collection>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a collection; a field left out stays. */
export type CollectionUpdateInput = {
  /** 1 to 20 conditions, for RULES. */
  conditions?: InputMaybe<Array<CollectionConditionInput>>;
  /** Plain text, at most 5,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether shoppers see it. */
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** How its products are gathered. */
  kind?: InputMaybe<CollectionKind>;
  /** Whether a product must meet all conditions or any of them. */
  match?: InputMaybe<CollectionMatch>;
  /** Its picture; null removes it. */
  picture?: InputMaybe<PictureInput>;
  /** At most 100 products in their order, for MANUAL. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Name on screen, 1 to 120 characters. The handle stays, and with it links to the collection. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** An everyday colour that a list of products can be narrowed by. */
export type ColourFilterValue = {
  __typename?: 'ColourFilterValue';
  /** The colour. */
  colour: BaseColour;
  /** How many products the list would have. */
  count: Scalars['Int']['output'];
};

/** A message that a visitor wrote in the contact form, as they typed it. */
export type ContactMessage = {
  __typename?: 'ContactMessage';
  /** When staff marked it as answered; null: it waits for an answer. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The sender's email; its format was not checked. */
  email: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The sender's name. */
  name: Scalars['String']['output'];
  /** The sender's phone number; its format was not checked. */
  phone: Scalars['String']['output'];
  /** The message, as plain text. */
  text: Scalars['String']['output'];
};

/** A page of messages. */
export type ContactMessageConnection = {
  __typename?: 'ContactMessageConnection';
  /** The messages with their cursors. */
  edges: Array<ContactMessageEdge>;
  /** The messages of the page. */
  nodes: Array<ContactMessage>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** How many match in all; 10,001 when there are more than 10,000. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the number of all, or there are at least so many. */
  totalCountPrecision: CountPrecision;
};

/** A message in a list. */
export type ContactMessageEdge = {
  __typename?: 'ContactMessageEdge';
  /** The cursor that stands for it. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: ContactMessage;
};

/** Conditions on messages from the contact form; all that are given must hold. */
export type ContactMessageFilter = {
  /** Only those in this state. */
  state?: InputMaybe<ContactMessageState>;
  /** Only those with this text in name, email, phone or message. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a change to a message. */
export type ContactMessagePayload = {
  __typename?: 'ContactMessagePayload';
  /** The message as it is now; null on an error. */
  message?: Maybe<ContactMessage>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Whether a message waits for an answer. */
export type ContactMessageState =
  /** It is answered. */
  | 'ANSWERED'
  /** It waits. */
  | 'OPEN';

/** How exact a count is. Lists are counted up to 10,000, because counting on would take longer the more there are. */
export type CountPrecision =
  /** There are at least so many. */
  | 'AT_LEAST'
  /** The number of all. */
  | 'EXACT';

/** The states, provinces or territories of a country. */
export type CountryRegions = {
  __typename?: 'CountryRegions';
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: Scalars['String']['output'];
  /** Its regions, in the order of a list to choose from. */
  regions: Array<Region>;
};

/** A new customer whom the shop adds. */
export type CustomerAddInput = {
  /** Postal address in one line, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Email; must not be in use. */
  email: Scalars['String']['input'];
  /** Given name, 1 to 100 characters. */
  firstName: Scalars['String']['input'];
  /** Family name, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 5 to 20 digits; must not be in use. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A new customer. */
export type CustomerCreateInput = {
  /** Email; must not be in use. */
  email: Scalars['String']['input'];
  /** Full name, 1 to 100 characters; the first word becomes the first name. */
  name: Scalars['String']['input'];
  /** 8 to 128 characters, not a commonly used password and not the email. */
  password: Scalars['String']['input'];
  /** URL of a picture: `https`, or a path on this host. */
  profilePicture?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a customer. A field left out stays; null clears it where the profile allows null. */
export type CustomerEditInput = {
  /** Postal address in one line, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Email; must not be in use. Locked once the customer can sign in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, 1 to 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 5 to 20 digits; must not be in use. Locked once the customer can sign in. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Result of erasing a customer. */
export type CustomerErasePayload = {
  __typename?: 'CustomerErasePayload';
  /** The id of who was erased; null on an error. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** What a member of staff noted about a customer. */
export type CustomerNote = {
  __typename?: 'CustomerNote';
  /** Who noted it, by the name of then. */
  authorName: Scalars['String']['output'];
  /** When it was noted. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Plain text, which may have several lines. */
  text: Scalars['String']['output'];
};

/** Result of adding a customer, or of a profile change. */
export type CustomerPayload = {
  __typename?: 'CustomerPayload';
  /** The new customer or the changed profile; null on an error. */
  user?: Maybe<User>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Orders of the list of customers. */
export type CustomerSort =
  /** By last name, then first name. */
  | 'NAME'
  /** Who signed up last first. */
  | 'NEWEST'
  /** Who has the most orders first, as of some seconds ago. */
  | 'ORDERS'
  /** Who has spent the most first, in minor units of whatever currency, as of some seconds ago. */
  | 'SPENT'
  /** Changed longest ago first, by `updatedAt`: for programs that fetch what has changed. */
  | 'UPDATED_ASC';

/** What a customer's orders in one currency come to. */
export type CustomerSpending = {
  __typename?: 'CustomerSpending';
  /** What was paid for them and not refunded, in minor units. */
  amount: Scalars['Money']['output'];
  /** ISO 4217 code. */
  currencyCode: Scalars['String']['output'];
  /** How many orders there are, whatever became of them. */
  orderCount: Scalars['Int']['output'];
};

/** Changes to a profile. A field left out stays; null clears it where the profile allows null. */
export type CustomerUpdateInput = {
  /** Postal address in one line, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** A code of the second factor, or a recovery code; who has a second factor needs it to change the email or the password. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The current password; needed to change the email or the password. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Email; must not be in use. Changing it needs `currentPassword`. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, 1 to 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The new password. Changing it needs `currentPassword`. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 5 to 20 digits; must not be in use. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** URL of a picture (`https`, or a path on this host), or a PNG, JPEG or WebP of at most 1 MB as a base64 `data:` URL. A file goes to `POST /api/profilePicture`. */
  profilePicture?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a change of several customers. */
export type CustomersPayload = {
  __typename?: 'CustomersPayload';
  /** Which tags each customer got and lost; without those whose tags stayed as they were; null on an error. */
  changes?: Maybe<Array<TagsUpdateResult>>;
  /** The changed customers; null on an error. */
  customers?: Maybe<Array<User>>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Something that staff have deleted, and can restore. */
export type DeletedItem = {
  __typename?: 'DeletedItem';
  /** When it was deleted. */
  deletedAt: Scalars['DateTime']['output'];
  /** What it had in URLs, which another one may have taken: a category's slug, a collection's handle; null for a role. */
  handle?: Maybe<Scalars['String']['output']>;
  /** Opaque id; that of what it was, and will be once it is restored. */
  id: Scalars['ID']['output'];
  /** Its name or title. */
  name: Scalars['String']['output'];
};

/** A way in which a zone is delivered to. Amounts in minor units of the shop's currency. */
export type DeliveryMethod = {
  __typename?: 'DeliveryMethod';
  /** What it costs with FLAT and PICK_UP; 0 is free. */
  fee: Scalars['Money']['output'];
  /** Products of at least this much together are delivered free of charge; null: none are. */
  freeFrom?: Maybe<Scalars['Money']['output']>;
  /** Opaque id; stays while it is edited and moved. */
  id: Scalars['ID']['output'];
  /** How many days it takes at most, 0 to 365; null: nothing is promised. */
  maxDays?: Maybe<Scalars['Int']['output']>;
  /** How many days it takes at least, 0 to 365; null: nothing is promised. */
  minDays?: Maybe<Scalars['Int']['output']>;
  /** What shoppers read. */
  name: Scalars['String']['output'];
  /** What else shoppers are told, such as where to pick it up; null: nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** How its price is found. */
  pricing: DeliveryPricing;
  /** Prices of BY_WEIGHT and BY_TOTAL by rising limit; what is above the last one can't be delivered so. */
  tiers: Array<DeliveryTier>;
};

/** A way in which a zone is delivered to. Amounts in minor units of the shop's currency. */
export type DeliveryMethodInput = {
  /** What it costs with FLAT and PICK_UP; null is free. Not read with the others. */
  fee?: InputMaybe<Scalars['Money']['input']>;
  /** Products of at least this much together are delivered free of charge; null: none are. */
  freeFrom?: InputMaybe<Scalars['Money']['input']>;
  /** Of the method that this one was; without it the method is new. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** How many days it takes at most, 0 to 365; null: nothing is promised. */
  maxDays?: InputMaybe<Scalars['Int']['input']>;
  /** How many days it takes at least, 0 to 365; null: nothing is promised. */
  minDays?: InputMaybe<Scalars['Int']['input']>;
  /** What shoppers read, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What else shoppers are told, at most 200 characters; null: nothing. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How its price is found. */
  pricing: DeliveryPricing;
  /** Prices of BY_WEIGHT and BY_TOTAL, 1 to 20, each with another limit. Not read with the others. */
  tiers?: InputMaybe<Array<DeliveryTierInput>>;
};

/** A way in which an order can be delivered. Price in minor units of the shop's currency. */
export type DeliveryOption = {
  __typename?: 'DeliveryOption';
  /** The first day on which it may arrive if it is ordered today, a day in the shop's time zone; null: nothing is promised. */
  earliestOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Whether the customer picks the order up, so that no street and city are needed. */
  isPickUp: Scalars['Boolean']['output'];
  /** The last day on which it should arrive; null: nothing is promised. */
  latestOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Opaque id, for `deliveryMethodId`. */
  methodId: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What else customers are told, such as where to pick it up; null: nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** What it costs for these lines; 0 is free. */
  price: Scalars['Money']['output'];
};

/** A country, or one region of it. */
export type DeliveryPlace = {
  __typename?: 'DeliveryPlace';
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: Scalars['String']['output'];
  /** The region as customers write it, in upper or lower case; null: the whole country but for regions that are named elsewhere. */
  region?: Maybe<Scalars['String']['output']>;
};

/** A country, or one region of it. */
export type DeliveryPlaceInput = {
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: Scalars['String']['input'];
  /** The region as customers write it, at most 100 characters; null: the whole country but for regions that are named elsewhere. */
  region?: InputMaybe<Scalars['String']['input']>;
};

/** Where the shop is, and where it delivers to. */
export type DeliveryPlaces = {
  __typename?: 'DeliveryPlaces';
  /** Codes of all countries, in alphabetical order. */
  allCountryCodes: Array<Scalars['String']['output']>;
  /** Codes of the countries that are delivered to, at least in a region of them, in alphabetical order. */
  countryCodes: Array<Scalars['String']['output']>;
  /** Whether it depends on the place what delivery costs, how it is delivered, or what is taxed. */
  dependsOnPlace: Scalars['Boolean']['output'];
  /** The countries whose states or regions are known: an address there names one of them, by its code or name, or none. */
  regions: Array<CountryRegions>;
  /** ISO 3166-1 alpha-2 code of the shop's own country: that of addresses that name none. */
  shopCountryCode: Scalars['String']['output'];
};

/** How a method's price is found. */
export type DeliveryPricing =
  /** By what the products cost. */
  | 'BY_TOTAL'
  /** By the weight of the products. What has no weight counts for nothing. */
  | 'BY_WEIGHT'
  /** One price. */
  | 'FLAT'
  /** Nothing is sent: customers pick it up. */
  | 'PICK_UP';

/** What delivery costs, in the shop's currency. */
export type DeliverySettings = {
  __typename?: 'DeliverySettings';
  /** ISO 3166-1 alpha-2 code of the shop's country: that of addresses that name none. */
  countryCode: Scalars['String']['output'];
  /**
   * What the default method costs at least, that is the first one that delivers in the shop's own country; 0 is free.
   * @deprecated Use zones.
   */
  fee: Scalars['Money']['output'];
  /**
   * What is worth at least this much is delivered free of charge by the default method; null: nothing is.
   * @deprecated Use zones.
   */
  freeFrom?: Maybe<Scalars['Money']['output']>;
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
  /** Where the shop delivers to, and how; without an edit, one zone that is everywhere. */
  zones: Array<DeliveryZone>;
};

/** Where the shop delivers to and what that costs, in its currency. A field left out stays. */
export type DeliverySettingsInput = {
  /** ISO 3166-1 alpha-2 code of the shop's country. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * What the default method costs; 0 is free. Not read with `zones`.
   * @deprecated Use zones.
   */
  fee?: InputMaybe<Scalars['Money']['input']>;
  /**
   * What is worth at least this much is delivered free of charge by the default method; null: nothing is. Not read with `zones`.
   * @deprecated Use zones.
   */
  freeFrom?: InputMaybe<Scalars['Money']['input']>;
  /** All zones, at most 50, in their order. At least one of them needs a method. */
  zones?: InputMaybe<Array<DeliveryZoneInput>>;
};

/** The result of changing what delivery costs. */
export type DeliverySettingsPayload = {
  __typename?: 'DeliverySettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<DeliverySettings>;
  /** What everybody now sees of the shop; null on an error. */
  shop?: Maybe<Shop>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** What delivery costs, in the shop's currency. */
export type DeliveryTerms = {
  __typename?: 'DeliveryTerms';
  /** What it costs; 0 is free. */
  fee: Scalars['Money']['output'];
  /** What is worth at least this much is delivered free of charge; null: nothing is. */
  freeFrom?: Maybe<Scalars['Money']['output']>;
};

/** A price for orders up to a limit. */
export type DeliveryTier = {
  __typename?: 'DeliveryTier';
  /** What it costs, in minor units; 0 is free. */
  fee: Scalars['Money']['output'];
  /** The limit, which belongs to it: grams for BY_WEIGHT, minor units for BY_TOTAL; null: without a limit. */
  upTo?: Maybe<Scalars['Int']['output']>;
};

/** A price for orders up to a limit. */
export type DeliveryTierInput = {
  /** What it costs, in minor units; 0 is free. */
  fee: Scalars['Money']['input'];
  /** The limit, which belongs to it: grams for BY_WEIGHT, minor units for BY_TOTAL; null: without a limit. */
  upTo?: InputMaybe<Scalars['Int']['input']>;
};

/** Places that are delivered to alike. An address belongs to the zone that names its region, else to that of its country, else to that of everywhere else. */
export type DeliveryZone = {
  __typename?: 'DeliveryZone';
  /** Opaque id; stays while it is edited and moved. */
  id: Scalars['ID']['output'];
  /** In the order that shoppers see them; the first is preselected. Empty: nothing is delivered there. */
  methods: Array<DeliveryMethod>;
  /** What staff call it. */
  name: Scalars['String']['output'];
  /** What belongs to it; empty: everywhere that no other zone names. */
  places: Array<DeliveryPlace>;
};

/** Places that are delivered to alike. */
export type DeliveryZoneInput = {
  /** Of the zone that this one was; without it the zone is new. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 20 methods, in the order that shoppers see them; empty: nothing is delivered there. */
  methods: Array<DeliveryMethodInput>;
  /** What staff call it, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What belongs to it, at most 300 places, none of them twice in all zones; empty, which only one zone can be: everywhere else. */
  places: Array<DeliveryPlaceInput>;
};

/** Accounts that exist only in a demo shop, so that visitors can look around. */
export type Demo = {
  __typename?: 'Demo';
  /** The demo admin's email. */
  adminEmail: Scalars['String']['output'];
  /** The demo admin's password. */
  adminPassword: Scalars['String']['output'];
  /** Path of the page that shows the shop's emails; null when they go to a mail server. */
  mailboxPath?: Maybe<Scalars['String']['output']>;
  /** The demo customer's email. */
  shopperEmail: Scalars['String']['output'];
  /** The demo customer's password. */
  shopperPassword: Scalars['String']['output'];
};

/** Where something is to be delivered, as far as it matters for what that costs. */
export type DestinationInput = {
  /** ISO 3166-1 alpha-2 code of the country; null: the shop's own. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** State, province or region, at most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
};

/** An order that staff prepare for a customer. It reserves nothing and counts nowhere until it is placed. */
export type DraftOrder = {
  __typename?: 'DraftOrder';
  /** Who began it, by the name of then. */
  authorName: Scalars['String']['output'];
  /** Where to deliver it; null when it is not known yet. */
  billing?: Maybe<BillingDetails>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** The customer; null when there is none yet, or they have no account yet. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** The customer's name; null without an account. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** How it will be delivered; null: by the first method of its address. */
  deliveryMethodId?: Maybe<Scalars['ID']['output']>;
  /** The customer's email, also of one without an account; null when nobody is named yet. */
  email?: Maybe<Scalars['String']['output']>;
  /** Opaque id; once placed, the order's. */
  id: Scalars['ID']['output'];
  /** What is to be ordered, at today's prices. */
  lines: Array<CheckoutLine>;
  /** For the staff alone; becomes a comment on the order. */
  note?: Maybe<Scalars['String']['output']>;
  /** What staff call it. */
  number: Scalars['Int']['output'];
  /** How it will be paid; null when it is not known yet. */
  paymentMethod?: Maybe<PaymentMethod>;
  /** What the lines cost together. */
  totals: Totals;
  /** Titles of products that were chosen and can no longer be bought; the lines and totals are without them. */
  unavailable: Array<Scalars['String']['output']>;
  /** Changes with each edit by staff; pass it to an update as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** Drafts, a page at a time. */
export type DraftOrderConnection = {
  __typename?: 'DraftOrderConnection';
  /** The drafts with their cursors. */
  edges: Array<DraftOrderEdge>;
  /** The drafts of the page. */
  nodes: Array<DraftOrder>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** How many drafts there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** Result of deleting a draft. */
export type DraftOrderDeletePayload = {
  __typename?: 'DraftOrderDeletePayload';
  /** The id of the deleted draft; null on an error. */
  draftOrderId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A draft in a list. */
export type DraftOrderEdge = {
  __typename?: 'DraftOrderEdge';
  /** The draft's position in the list. */
  cursor: Scalars['String']['output'];
  /** The draft. */
  node: DraftOrder;
};

/** An order for a customer, as far as it is known. */
export type DraftOrderInput = {
  /** Where to deliver it. */
  billing?: InputMaybe<BillingDetailsInput>;
  /** The customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** How to deliver it, one of the preview's `deliveryMethods`; null: the first of them. */
  deliveryMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** Email of somebody who may have no account yet, and then gets one when the order is placed. Not read with `customerId`. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** What is to be ordered, at most 100 lines; identical variants are joined. */
  lines: Array<CartLineInput>;
  /** For the staff alone, at most 2000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How it will be paid. By card, the customer gets a link by email once the order is placed. */
  paymentMethod?: InputMaybe<PaymentMethod>;
};

/** Result of a change of a draft. */
export type DraftOrderPayload = {
  __typename?: 'DraftOrderPayload';
  /** The draft; null on an error. */
  draftOrder?: Maybe<DraftOrder>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A value that a list of products can be narrowed by. */
export type FilterValue = {
  __typename?: 'FilterValue';
  /** How many products the list would have. */
  count: Scalars['Int']['output'];
  /** What the filter takes: a slug, a size or a brand. */
  value: Scalars['String']['output'];
};

/** What of a picture must stay visible where it is cropped. */
export type FocalPoint = {
  __typename?: 'FocalPoint';
  /** From the left edge, as a fraction of the width, 0 to 1. */
  x: Scalars['Float']['output'];
  /** From the upper edge, as a fraction of the height, 0 to 1. */
  y: Scalars['Float']['output'];
};

/** What of a picture must stay visible where it is cropped. */
export type FocalPointInput = {
  /** From the left edge, as a fraction of the width, 0 to 1. */
  x: Scalars['Float']['input'];
  /** From the upper edge, as a fraction of the height, 0 to 1. */
  y: Scalars['Float']['input'];
};

/** Who the shop is and how it is reached. */
export type GeneralSettings = {
  __typename?: 'GeneralSettings';
  /** The postal address, in one line. */
  address: Scalars['String']['output'];
  /** The email for questions of customers. */
  customersEmail: Scalars['String']['output'];
  /** The email of the shop. */
  email: Scalars['String']['output'];
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** The logo that stands in place of the name; null when the name is written. */
  logo?: Maybe<Image>;
  /** Who receives the messages of the contact form by email; null: they are only stored. */
  messagesTo?: Maybe<Scalars['String']['output']>;
  /** The shop's name. */
  name: Scalars['String']['output'];
  /** The phone number. */
  phone: Scalars['String']['output'];
  /** The email for those who need help. */
  supportEmail: Scalars['String']['output'];
  /** IANA name of the time zone that the shop keeps. */
  timeZone: Scalars['String']['output'];
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** Who the shop is and how it is reached. A field left out stays. */
export type GeneralSettingsInput = {
  /** The postal address, in one line of at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The email for questions of customers; may be empty. */
  customersEmail?: InputMaybe<Scalars['String']['input']>;
  /** The email of the shop; may be empty. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The logo that stands in place of the name; null: the name is written. */
  logo?: InputMaybe<PictureInput>;
  /** Who receives the messages of the contact form by email; null: they are only stored. */
  messagesTo?: InputMaybe<Scalars['String']['input']>;
  /** The shop's name, 1 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, at most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The email for those who need help; may be empty. */
  supportEmail?: InputMaybe<Scalars['String']['input']>;
  /** IANA name of the time zone that the shop keeps. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing who the shop is. */
export type GeneralSettingsPayload = {
  __typename?: 'GeneralSettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<GeneralSettings>;
  /** What everybody now sees of the shop; null on an error. */
  shop?: Maybe<Shop>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** What the redirect back from Google contained, and the secrets of the browser that started the sign-in. */
export type GoogleSessionCreateInput = {
  /** The `code` in the URL that Google redirected to. Valid once, for some minutes. */
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
  /** The URL to send the visitor to, without parameters. */
  authorizationEndpoint: Scalars['String']['output'];
  /** The shop's OAuth client at Google: `client_id`. */
  clientId: Scalars['String']['output'];
  /** Whether it is the sandbox of a demo shop instead of Google, where anyone can sign in as anyone. Tell the user. */
  isSandbox: Scalars['Boolean']['output'];
  /** The URL Google redirects back to; no other is accepted: `redirect_uri`. */
  redirectUri: Scalars['String']['output'];
  /** The requested `scope`. */
  scope: Scalars['String']['output'];
};

/** A guest's session: of somebody who buys without an account, and is known by nothing else. */
export type GuestSession = {
  __typename?: 'GuestSession';
  /** When the token expires at the latest; 30 days without a use end it, too. */
  expiresAt: Scalars['DateTime']['output'];
  /** The bearer token. Keep it secret; it is shown only here. */
  token: Scalars['String']['output'];
};

/** Result of beginning a guest's session. */
export type GuestSessionPayload = {
  __typename?: 'GuestSessionPayload';
  /** The new session; null on an error. */
  session?: Maybe<GuestSession>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** The other storefronts that use the API. */
export type HeadlessSettings = {
  __typename?: 'HeadlessSettings';
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** The storefronts, at most 20. */
  storefronts: Array<HeadlessStorefront>;
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** The other storefronts that use the API. A field left out stays. */
export type HeadlessSettingsInput = {
  /** All of them, at most 20. One that is left out may no longer use the API, and its links lead to the shop's own pages. */
  storefronts?: InputMaybe<Array<HeadlessStorefrontInput>>;
};

/** The result of changing which other storefronts use the API. */
export type HeadlessSettingsPayload = {
  __typename?: 'HeadlessSettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<HeadlessSettings>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/**
 * A storefront other than the shop's own, which uses the API from a website of its own. Browsers may call the API and use pictures from its origin. Emails
 * about what customers do there lead to its pages, where it has paths for them. For staff and keys with SETTINGS_READ.
 */
export type HeadlessStorefront = {
  __typename?: 'HeadlessStorefront';
  /** The path of the page on which a guest sees an order, with `{token}` for the link's token; null: the shop's own page. */
  guestOrderPath?: Maybe<Scalars['String']['output']>;
  /** Opaque id; stays while it is edited and moved. */
  id: Scalars['ID']['output'];
  /** What staff call it. */
  name: Scalars['String']['output'];
  /** The path of an order's page, with `{id}` for the order's id; null: the shop's own page. */
  orderPath?: Maybe<Scalars['String']['output']>;
  /** The origin of its pages, such as `https://store.example`. */
  origin: Scalars['String']['output'];
  /** The path of the page on which customers set a new password, with `{token}` for the link's token; null: the shop's own page. */
  passwordResetPath?: Maybe<Scalars['String']['output']>;
  /** The path of the page on which an order is paid by its link, with `{token}` for the link's token; null: the shop's own page. */
  paymentPath?: Maybe<Scalars['String']['output']>;
  /** Where customers may be led after the payment page: these URLs, and what lies below their paths. */
  returnUrls: Array<Scalars['String']['output']>;
};

/** A storefront other than the shop's own. URLs begin with https://, or on `localhost` with http://. */
export type HeadlessStorefrontInput = {
  /** The path of the page on which a guest sees an order, with `{token}`; null or empty: the shop's own page. */
  guestOrderPath?: InputMaybe<Scalars['String']['input']>;
  /** The id of the storefront that this one was; without it the storefront is new. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What staff call it, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** The path of an order's page, with `{id}`; null or empty: the shop's own page. */
  orderPath?: InputMaybe<Scalars['String']['input']>;
  /** The origin of its pages, such as `https://store.example`: no path, no wildcard, and not another storefront's. */
  origin: Scalars['String']['input'];
  /** The path of the page on which customers set a new password, with `{token}`; null or empty: the shop's own page. */
  passwordResetPath?: InputMaybe<Scalars['String']['input']>;
  /** The path of the page on which an order is paid by its link, with `{token}`; null or empty: the shop's own page. */
  paymentPath?: InputMaybe<Scalars['String']['input']>;
  /** Where customers may be led after the payment page: at most 10 URLs without a query; what lies below their paths is allowed with them. */
  returnUrls: Array<Scalars['String']['input']>;
};

/** A slide of the home page. */
export type HeroSlide = {
  __typename?: 'HeroSlide';
  /** The line above its title; may be empty. */
  caption: Scalars['String']['output'];
  /** Whether it shows the picture that the web application has for it. */
  hasSamplePicture: Scalars['Boolean']['output'];
  /** Stays with the slide while it is edited and moved. */
  id: Scalars['ID']['output'];
  /** The text of its link. */
  linkText: Scalars['String']['output'];
  /** Where it leads: a path of the shop, or an `https` URL. */
  linkUrl: Scalars['String']['output'];
  /** The uploaded picture; null for none. */
  picture?: Maybe<Image>;
  /** What it says. */
  title: Scalars['String']['output'];
};

/** A slide of the home page. */
export type HeroSlideInput = {
  /** The line above its title, at most 60 characters; may be empty. */
  caption: Scalars['String']['input'];
  /** Whether it shows the picture that the web application has for it; left out: no. */
  hasSamplePicture?: InputMaybe<Scalars['Boolean']['input']>;
  /** The slide that it was; left out: it is new. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The text of its link, 1 to 40 characters. */
  linkText: Scalars['String']['input'];
  /** Where it leads: a path of the shop, or an `https` URL. */
  linkUrl: Scalars['String']['input'];
  /** The uploaded picture; null for none. */
  picture?: InputMaybe<PictureInput>;
  /** What it says, 1 to 80 characters. */
  title: Scalars['String']['input'];
};

/** How somebody proves who they are: by one of these. */
export type IdentityProofInput = {
  /** A code of the authenticator app, or a recovery code. It can be used once. */
  code?: InputMaybe<Scalars['String']['input']>;
  /**
   * Not read any more: it is not enough to change what protects whoever's password is known.
   * @deprecated Use code.
   */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** A picture. Shown at any width without loading more than it needs by using `sources`. */
export type Image = {
  __typename?: 'Image';
  /** What it shows, as the alternative text. */
  alt: Scalars['String']['output'];
  /** The uploaded picture that it is, for `ProductPictureInput`; null for a picture that the shop only has the URL of. */
  assetId?: Maybe<Scalars['ID']['output']>;
  /** Path of the placeholder of the product's category on this host, to be shown if `url` can't be loaded; null if no category is known. */
  fallbackUrl?: Maybe<Scalars['String']['output']>;
  /** What must stay visible where the picture is cropped; null: its middle. */
  focalPoint?: Maybe<FocalPoint>;
  /** Height of the largest file in pixels. */
  height: Scalars['Int']['output'];
  /** A tiny version as a `data:` URL, to be shown while the picture loads; null when there is none. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** The same picture in several widths, narrowest first; empty when there is only one file. */
  sources: Array<ImageSource>;
  /** URL of the largest file: a path on this host, or an `https` URL. */
  url: Scalars['String']['output'];
  /** Width of the largest file in pixels. */
  width: Scalars['Int']['output'];
};

/** One file of a picture. */
export type ImageSource = {
  __typename?: 'ImageSource';
  /** The same in AVIF, where that is smaller; null where it is not, or when there is none. */
  avifUrl?: Maybe<Scalars['String']['output']>;
  /** URL of the file. */
  url: Scalars['String']['output'];
  /** Its width in pixels. */
  width: Scalars['Int']['output'];
};

/** A legal page of the shop. */
export type LegalPage = {
  __typename?: 'LegalPage';
  /** Its text as HTML that is safe to show: paragraphs, lists, quotes, links and headings from the second level on; no scripts, pictures or attributes but those of links. */
  html: Scalars['String']['output'];
  /** What it is about. */
  kind: LegalPageKind;
};

/** What a legal page is about. */
export type LegalPageKind =
  /** What the shop does with the data of its visitors and customers. */
  | 'PRIVACY'
  /** How to send something back. */
  | 'RETURNS'
  /** The terms on which the shop sells. */
  | 'TERMS';

/** The legal pages, in Markdown (CommonMark). HTML in it is shown as text. */
export type LegalSettings = {
  __typename?: 'LegalSettings';
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** What the shop does with personal data; empty: there is no such page. */
  privacy: Scalars['String']['output'];
  /** How to send something back; empty: there is no such page. */
  returns: Scalars['String']['output'];
  /** The terms on which the shop sells; empty: there is no such page. */
  terms: Scalars['String']['output'];
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** The legal pages, each in Markdown of at most 50,000 characters; empty: there is no such page. A field left out stays. */
export type LegalSettingsInput = {
  /** What the shop does with personal data. */
  privacy?: InputMaybe<Scalars['String']['input']>;
  /** How to send something back. */
  returns?: InputMaybe<Scalars['String']['input']>;
  /** The terms on which the shop sells. */
  terms?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing the legal pages. */
export type LegalSettingsPayload = {
  __typename?: 'LegalSettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<LegalSettings>;
  /** What everybody now sees of the shop; null on an error. */
  shop?: Maybe<Shop>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A legal page as it would look. */
export type LegalTextPreviewPayload = {
  __typename?: 'LegalTextPreviewPayload';
  /** The text as HTML that is safe to show; null on an error. */
  html?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** An email as a customer would get it. */
export type MailPreview = {
  __typename?: 'MailPreview';
  /** A whole document, for display where it can do nothing. */
  html: Scalars['String']['output'];
  /** Its subject. */
  subject: Scalars['String']['output'];
  /** The same for mail clients without HTML. */
  text: Scalars['String']['output'];
};

/** An email as it would look. */
export type MailPreviewPayload = {
  __typename?: 'MailPreviewPayload';
  /** The email; null on an error. */
  preview?: Maybe<MailPreview>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** How emails to customers begin, above what each says by itself: plain text with placeholders in braces, such as `{name}`. Null: the shop's own text. */
export type MailSettings = {
  __typename?: 'MailSettings';
  /** Something is back in stock. */
  alertBackInStock?: Maybe<Scalars['String']['output']>;
  /** Whoever wants to be told of a product is to confirm it. */
  alertConfirm?: Maybe<Scalars['String']['output']>;
  /** The price of something has fallen. */
  alertPriceDrop?: Maybe<Scalars['String']['output']>;
  /** A customer is reminded of the cart. */
  cartReminder?: Maybe<Scalars['String']['output']>;
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** Whoever asked for the newsletter is to confirm it. */
  newsletterConfirm?: Maybe<Scalars['String']['output']>;
  /** Somebody has subscribed to the newsletter. */
  newsletterWelcome?: Maybe<Scalars['String']['output']>;
  /** An order has been placed, and is prepared once it is paid. */
  orderAwaitingPayment?: Maybe<Scalars['String']['output']>;
  /** An order was cancelled. */
  orderCancelled?: Maybe<Scalars['String']['output']>;
  /** An order was delivered. */
  orderDelivered?: Maybe<Scalars['String']['output']>;
  /** The payment of an order has arrived. */
  orderPaid?: Maybe<Scalars['String']['output']>;
  /** A part of an order has been sent. */
  orderPartSent?: Maybe<Scalars['String']['output']>;
  /** Staff have placed an order that is paid by card, by a link. */
  orderPaymentLink?: Maybe<Scalars['String']['output']>;
  /** An order has been placed, and is being prepared. */
  orderPlaced?: Maybe<Scalars['String']['output']>;
  /** Money was given back. */
  orderRefunded?: Maybe<Scalars['String']['output']>;
  /** A cancelled or returned order is open again. */
  orderReopened?: Maybe<Scalars['String']['output']>;
  /** What was sent back has arrived. */
  orderReturned?: Maybe<Scalars['String']['output']>;
  /** An order, or the last part of it, has been sent. */
  orderSent?: Maybe<Scalars['String']['output']>;
  /** A new password can be chosen. */
  passwordReset?: Maybe<Scalars['String']['output']>;
  /** The shop has agreed to a return. */
  returnApproved?: Maybe<Scalars['String']['output']>;
  /** What was sent back by a return, or a part of it, has arrived. */
  returnReceived?: Maybe<Scalars['String']['output']>;
  /** The shop has refused a return. */
  returnRefused?: Maybe<Scalars['String']['output']>;
  /** A customer has asked for a return. */
  returnRequested?: Maybe<Scalars['String']['output']>;
  /** A customer is asked what they think of what they got. */
  reviewRequest?: Maybe<Scalars['String']['output']>;
  /** The emails with what stands in each, as long as nobody has written another text. */
  templates: Array<MailTemplateInfo>;
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** How emails to customers begin, each in at most 2,000 characters; null or empty: the shop's own text. A field left out stays. */
export type MailSettingsInput = {
  /** Something is back in stock. */
  alertBackInStock?: InputMaybe<Scalars['String']['input']>;
  /** Whoever wants to be told of a product is to confirm it. */
  alertConfirm?: InputMaybe<Scalars['String']['input']>;
  /** The price of something has fallen. */
  alertPriceDrop?: InputMaybe<Scalars['String']['input']>;
  /** A customer is reminded of the cart. */
  cartReminder?: InputMaybe<Scalars['String']['input']>;
  /** Whoever asked for the newsletter is to confirm it. */
  newsletterConfirm?: InputMaybe<Scalars['String']['input']>;
  /** Somebody has subscribed to the newsletter. */
  newsletterWelcome?: InputMaybe<Scalars['String']['input']>;
  /** An order has been placed, and is prepared once it is paid. */
  orderAwaitingPayment?: InputMaybe<Scalars['String']['input']>;
  /** An order was cancelled. */
  orderCancelled?: InputMaybe<Scalars['String']['input']>;
  /** An order was delivered. */
  orderDelivered?: InputMaybe<Scalars['String']['input']>;
  /** The payment of an order has arrived. */
  orderPaid?: InputMaybe<Scalars['String']['input']>;
  /** A part of an order has been sent. */
  orderPartSent?: InputMaybe<Scalars['String']['input']>;
  /** Staff have placed an order that is paid by card, by a link. */
  orderPaymentLink?: InputMaybe<Scalars['String']['input']>;
  /** An order has been placed, and is being prepared. */
  orderPlaced?: InputMaybe<Scalars['String']['input']>;
  /** Money was given back. */
  orderRefunded?: InputMaybe<Scalars['String']['input']>;
  /** A cancelled or returned order is open again. */
  orderReopened?: InputMaybe<Scalars['String']['input']>;
  /** What was sent back has arrived. */
  orderReturned?: InputMaybe<Scalars['String']['input']>;
  /** An order, or the last part of it, has been sent. */
  orderSent?: InputMaybe<Scalars['String']['input']>;
  /** A new password can be chosen. */
  passwordReset?: InputMaybe<Scalars['String']['input']>;
  /** The shop has agreed to a return. */
  returnApproved?: InputMaybe<Scalars['String']['input']>;
  /** What was sent back by a return, or a part of it, has arrived. */
  returnReceived?: InputMaybe<Scalars['String']['input']>;
  /** The shop has refused a return. */
  returnRefused?: InputMaybe<Scalars['String']['input']>;
  /** A customer has asked for a return. */
  returnRequested?: InputMaybe<Scalars['String']['input']>;
  /** A customer is asked what they think of what they got. */
  reviewRequest?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing how emails begin. */
export type MailSettingsPayload = {
  __typename?: 'MailSettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<MailSettings>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** An email to customers whose beginning the shop may write. */
export type MailTemplate =
  /** Something is back in stock. */
  | 'ALERT_BACK_IN_STOCK'
  /** Whoever wants to be told of a product is to confirm it. */
  | 'ALERT_CONFIRM'
  /** The price of something has fallen. */
  | 'ALERT_PRICE_DROP'
  /** A customer is reminded of the cart. */
  | 'CART_REMINDER'
  /** Whoever asked for the newsletter is to confirm it. */
  | 'NEWSLETTER_CONFIRM'
  /** Somebody has subscribed to the newsletter. */
  | 'NEWSLETTER_WELCOME'
  /** An order has been placed, and is prepared once it is paid. */
  | 'ORDER_AWAITING_PAYMENT'
  /** An order was cancelled. */
  | 'ORDER_CANCELLED'
  /** An order was delivered. */
  | 'ORDER_DELIVERED'
  /** The payment of an order has arrived. */
  | 'ORDER_PAID'
  /** A part of an order has been sent. */
  | 'ORDER_PART_SENT'
  /** Staff have placed an order that is paid by card, by a link. */
  | 'ORDER_PAYMENT_LINK'
  /** An order has been placed, and is being prepared. */
  | 'ORDER_PLACED'
  /** Money was given back. */
  | 'ORDER_REFUNDED'
  /** A cancelled or returned order is open again. */
  | 'ORDER_REOPENED'
  /** What was sent back has arrived. */
  | 'ORDER_RETURNED'
  /** An order, or the last part of it, has been sent. */
  | 'ORDER_SENT'
  /** A new password can be chosen. */
  | 'PASSWORD_RESET'
  /** The shop has agreed to a return. */
  | 'RETURN_APPROVED'
  /** What was sent back by a return, or a part of it, has arrived. */
  | 'RETURN_RECEIVED'
  /** The shop has refused a return. */
  | 'RETURN_REFUSED'
  /** A customer has asked for a return. */
  | 'RETURN_REQUESTED'
  /** A customer is asked what they think of what they got. */
  | 'REVIEW_REQUEST';

/** What the shop's own text of an email is, and what may stand in another one. */
export type MailTemplateInfo = {
  __typename?: 'MailTemplateInfo';
  /** What is filled in where it stands in braces, for example `name`. */
  placeholders: Array<Scalars['String']['output']>;
  /** How it begins by itself, with its placeholders. */
  standardText: Scalars['String']['output'];
  /** Which email. */
  template: MailTemplate;
};

/** What came of an email that was sent to try it out. */
export type MailTestOutcome =
  /** It was not taken: `response` says why. */
  | 'FAILED'
  /** Nothing was sent: no mail server is set up. */
  | 'NOT_CONFIGURED'
  /** The mail server has taken it. */
  | 'SENT';

/** The result of sending an email to oneself. */
export type MailTestSendPayload = {
  __typename?: 'MailTestSendPayload';
  /** What came of it; null on an error. */
  outcome?: Maybe<MailTestOutcome>;
  /** Where it was sent; null when it was not. */
  recipient?: Maybe<Scalars['String']['output']>;
  /** What the mail server said, or why it could not be reached, in its own words; null when it said nothing. */
  response?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Something that a program keeps with an object of the shop: up to 50 for each. */
export type MetadataEntry = {
  __typename?: 'MetadataEntry';
  /** 1 to 40 characters. */
  key: Scalars['String']['output'];
  /** At most 500 characters. */
  value: Scalars['String']['output'];
};

/** An entry of metadata to set. */
export type MetadataEntryInput = {
  /** 1 to 40 characters. */
  key: Scalars['String']['input'];
  /** At most 500 characters; an empty one is kept. */
  value: Scalars['String']['input'];
};

/** What can have an external id and metadata. */
export type MetadataKind =
  /** A customer with an account. */
  | 'CUSTOMER'
  /** An order. */
  | 'ORDER'
  /** A line of an order. */
  | 'ORDER_LINE'
  /** A product. */
  | 'PRODUCT'
  /** A variant of a product. */
  | 'VARIANT';

/** Result of a change of metadata. */
export type MetadataPayload = {
  __typename?: 'MetadataPayload';
  /** The external id after the change; null when there is none, and on an error. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** All the metadata after the change; null on an error. */
  metadata?: Maybe<Array<MetadataEntry>>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an address to the caller's address book, at most 20; the first one becomes the default. An identical one is returned and not added again. For customers. */
  addressCreate: AddressPayload;
  /** Deletes an address from the caller's address book; if it was the default, the oldest remaining one becomes it. For customers. */
  addressDelete: AddressPayload;
  /** Changes an address of the caller's address book; a field that is left out stays. For customers. */
  addressUpdate: AddressPayload;
  /** Creates an admin's account and a session; needs the server's admin secret. Public. */
  adminCreate: SessionPayload;
  /** Logs an admin in, or with a second factor asks for its code. A customer's credentials give the same error as wrong ones. Public. */
  adminSessionCreate: SessionPayload;
  /** Begins the second step of an admin's login with a passkey; call it once for each attempt. Public. */
  adminSessionPasskeyRequest: PasskeyOptionsPayload;
  /** Takes the second step of an admin's login with a passkey instead of a code. Public. */
  adminSessionPasskeyVerify: SessionPayload;
  /** Takes the second step of an admin's login: creates the session that `adminSessionCreate` asked a code for. Public. */
  adminSessionVerify: SessionPayload;
  /** Makes an API key of permissions that the caller has. Only this answer has the key itself. Needs INTEGRATIONS_WRITE. */
  apiKeyCreate: ApiKeyCreatePayload;
  /** Ends an API key for good: requests with it are refused from then on, and open connections within a minute. Needs INTEGRATIONS_WRITE. */
  apiKeyRevoke: ApiKeyPayload;
  /** Replaces name and permissions of an API key, and its expiry if one is given; it counts from the next request on. Needs INTEGRATIONS_WRITE, and every permission that the key has or gets. */
  apiKeyUpdate: ApiKeyPayload;
  /** Places an order to be paid by card, reserves its stock for half an hour, and opens the provider's payment page. Repeating it with the same `orderId`, or with the content of the caller's unpaid order, returns the same order and page; other content cancels the unpaid order. The cart keeps its lines until the order is paid. For customers and guests. */
  cardCheckout: CardCheckoutPayload;
  /** Adds a code for a promotion to the cart; adding it again changes nothing. A code that would take nothing off is not added, and the error says why. For customers and guests. */
  cartCodeApply: CartPayload;
  /** Takes a code off the cart; one that is not there is ignored. For customers and guests. */
  cartCodeRemove: CartPayload;
  /** Adds lines to the cart. A line for a product in the same options that is there already grows by the quantity. For customers and guests. */
  cartLinesAdd: CartPayload;
  /** Removes lines from the cart; an id that is not there is ignored. For customers and guests. */
  cartLinesRemove: CartPayload;
  /** Sets the quantity of lines of the cart. For customers and guests. */
  cartLinesUpdate: CartPayload;
  /** Replaces the whole cart ('Update Cart'); an empty list empties it. For customers and guests. */
  cartReplace: CartPayload;
  /** Accepts the cart's warnings: today's prices count as seen, and lines that can no longer be bought are removed. For customers and guests. */
  cartWarningsAccept: CartPayload;
  /** Adds a category, at most 300 in all. Needs CATEGORIES_WRITE. */
  categoryCreate: CategoryPayload;
  /** Deletes a category. It must have no categories in it, and no products as their main one unless it is said where they go. Needs CATEGORIES_WRITE. */
  categoryDelete: CategoryDeletePayload;
  /** Moves a category, with all that lies in it, to another place in the tree. Needs CATEGORIES_WRITE. */
  categoryMove: CategoryPayload;
  /**
   * Brings a deleted category back to its place, or to the top if that has gone, with the products that were in it and still stand where they went.
   * If another one has taken its slug meanwhile, it gets a new one. Needs CATEGORIES_WRITE.
   */
  categoryRestore: CategoryPayload;
  /** Changes a category's label, picture or visibility. Needs CATEGORIES_WRITE. */
  categoryUpdate: CategoryPayload;
  /** Adds a collection. Needs COLLECTIONS_WRITE. */
  collectionCreate: CollectionPayload;
  /** Deletes a collection; its products stay. Needs COLLECTIONS_WRITE. */
  collectionDelete: CollectionDeletePayload;
  /** Brings a deleted collection back, as it was. If another one has taken its handle meanwhile, it gets a new one. Needs COLLECTIONS_WRITE. */
  collectionRestore: CollectionPayload;
  /** Changes a collection. Needs COLLECTIONS_WRITE. */
  collectionUpdate: CollectionPayload;
  /** Marks a message from the contact form as answered, or opens it again. Needs CUSTOMERS_WRITE. */
  contactMessageUpdate: ContactMessagePayload;
  /**
   * Adds a customer for the shop's records: without a session, a password or a newsletter. They set a password themselves by `passwordResetRequest`; orders that
   * they placed as guests stay apart. What shoppers sign up with is `customerCreate`. Needs CUSTOMERS_WRITE.
   */
  customerAdd: CustomerPayload;
  /** Creates a customer's account and a session. Public, except for API keys. */
  customerCreate: SessionPayload;
  /**
   * Changes a customer's data; a field that is left out stays. The email and phone number of a customer who can sign in (`User.hasLogin`), and the name of a
   * Google account, are changed by nobody but themselves: FIELD_LOCKED. What customers change of their own is `customerUpdate`. Needs CUSTOMERS_WRITE.
   */
  customerEdit: CustomerPayload;
  /** Erases a customer for good: account, addresses, cart, wishlist, sessions, mails, messages and notes. Orders stay with their lines and sums, but name nobody. Needs CUSTOMERS_ERASE. */
  customerErase: CustomerErasePayload;
  /** Notes something about a customer, for the staff alone. Needs CUSTOMERS_WRITE. */
  customerNoteCreate: CustomerPayload;
  /** Files customers under tags, and takes them out of others, all customers or none. Needs CUSTOMERS_WRITE. */
  customerTagsUpdate: CustomersPayload;
  /** Changes the caller's own profile; a field that is left out stays. A new email or password revokes the caller's other sessions, and the former email is told of a new one. For customers and staff. */
  customerUpdate: CustomerPayload;
  /** Begins an order for a customer, which reserves nothing until it is placed. Needs ORDERS_WRITE. */
  draftOrderCreate: DraftOrderPayload;
  /** Deletes a draft. Needs ORDERS_WRITE. */
  draftOrderDelete: DraftOrderDeletePayload;
  /** Places a draft as the customer's order, with all that an order of their own brings; the order keeps the draft's id. Again with the same id answers the same order. Needs ORDERS_WRITE. */
  draftOrderPlace: OrderPayload;
  /** Replaces what a draft says. Needs ORDERS_WRITE. */
  draftOrderUpdate: DraftOrderPayload;
  /** Signs a customer in with Google, the first time with a new account. Public, except for API keys. */
  googleSessionCreate: SessionPayload;
  /** Makes a visitor a guest, who has a cart and can order without an account. Only while `Shop.allowsGuests`, otherwise GUESTS_NOT_ALLOWED. Public. */
  guestSessionCreate: GuestSessionPayload;
  /** Changes the external id and the metadata of a product, variant, customer, order or order line; what is left out stays. Needs PRODUCTS_WRITE, CUSTOMERS_WRITE or ORDERS_WRITE, and each kind its own. */
  metadataUpdate: MetadataPayload;
  /** Confirms a request by the link of the email, within seven days. Public. */
  newsletterConfirm: NewsletterPayload;
  /**
   * Asks for the newsletter: its owner gets an email with a link that confirms. The response is the same for every address, and within an hour no
   * other email follows. Public.
   */
  newsletterRequest: NewsletterRequestPayload;
  /** Ends a subscription by the link that every newsletter has. Again is no error. Public. */
  newsletterUnsubscribe: NewsletterPayload;
  /** Turns the caller's own newsletter on or off. Unless the shop knows that the account's email is theirs, on asks by email. For customers. */
  newsletterUpdate: NewsletterPayload;
  /** Changes where an order is delivered, before any of it was sent. The customer gets no email. Needs ORDERS_WRITE. */
  orderAddressUpdate: OrderPayload;
  /** Cancels the caller's own order while it is Pending and releases its stock. A cancelled order is returned as it is. For customers. */
  orderCancel: OrderPayload;
  /** Adds a comment on an order, which only staff sees. Needs ORDERS_WRITE. */
  orderCommentCreate: OrderPayload;
  /** Keeps an order that is paid on delivery, and that would end at `paymentDueAt` because its customer's email is not confirmed. Any other stays as it is. Needs ORDERS_WRITE. */
  orderConfirm: OrderPayload;
  /** Keeps an order as `orderConfirm` does, for whoever has got its mail: their email is confirmed from now on, if it is that of their account. Fails with LINK_INVALID for any other token. Public. */
  orderEmailConfirm: OrderEmailConfirmPayload;
  /** Cancels a guest's order while it is Pending and releases its stock, for whoever has its link. A cancelled order is returned as it is. Public. */
  orderLinkCancel: OrderPayload;
  /** Joins a guest's orders to the account of the caller, whose email must be the one that they were placed with. The caller has the link of one of them. For customers. */
  orderLinkJoin: OrderPayload;
  /** Creates an account for the email that a guest ordered with, signs in to it, and joins the guest's orders with that email to it. For whoever has the order's link. Public. */
  orderLinkKeep: SessionPayload;
  /** Returns the page on which a guest's order can be paid by card, or opens a new one, for whoever has its link. Public. */
  orderLinkPay: CardCheckoutPayload;
  /** Checks with the provider whether a guest's order is paid, instead of waiting for its webhook; at most once a second. For whoever has its link. Public. */
  orderLinkPaymentConfirm: OrderPayload;
  /** Withdraws a request to return a part of a guest's order of which nothing has arrived yet, for whoever has its link. Repeating it changes nothing. Public. */
  orderLinkReturnCancel: ReturnPayload;
  /** Asks the shop to take back a part of a guest's order, for whoever has its link. A repeat with the same key changes nothing. Public. */
  orderLinkReturnCreate: ReturnPayload;
  /** Sends an email about an order again, unless the same one is still waiting to be sent. Needs ORDERS_WRITE. */
  orderMailResend: OrderPayload;
  /** Checks with the provider whether the caller's own order is paid, instead of waiting for its webhook; at most once a second. For customers. */
  orderPaymentConfirm: OrderPayload;
  /** Records that the bank transfer for an order has arrived. Needs ORDERS_WRITE. */
  orderPaymentReceive: OrderPayload;
  /** Records that an admin has resolved an order's mismatched card payments, see `Order.hasPaymentMismatch`. It moves no money, and leaves status and payment status as they are. Needs ORDERS_REFUND. */
  orderPaymentResolve: OrderPayload;
  /** Returns the page on which the caller's own order can be paid by card, or opens a new one. For customers. */
  orderPaymentRetry: CardCheckoutPayload;
  /** Places an order and reserves its stock, at the catalogue's current prices. Repeating it with the same `orderId` returns the same order. An order of the caller that waits for its card payment is cancelled. For customers and guests. */
  orderPlace: OrderPlacePayload;
  /** Refunds an order, or what is left of it to refund: to the card through the provider, which takes a moment; for a bank transfer it records that it was paid back by hand. Needs ORDERS_REFUND. */
  orderRefund: OrderPayload;
  /** Sets an order's status; stock is released on Cancelled and Returned, and reserved again on a change back. A cancelled order whose promotion others have used up meanwhile stays so (PROMOTION_USED_UP). Needs ORDERS_WRITE. */
  orderStatusUpdate: OrderPayload;
  /** Files orders under tags, and takes them out of others, all orders or none. Needs ORDERS_WRITE. */
  orderTagsUpdate: OrdersPayload;
  /** Cancels several orders, each in a transaction of its own: one that can't be says why, and the others are cancelled nevertheless. Takes orders that are PENDING and of which nothing was sent; their stock is released, card payments are refunded, and their customers are told by email. One that is cancelled already stays as it is. Needs ORDERS_WRITE. */
  ordersCancel: OrderResultsPayload;
  /** Marks several orders as delivered, each in a transaction of its own: one that can't be says why, and the others are delivered nevertheless. Takes orders that are PENDING and paid, or paid on delivery, whose cash then counts as collected; their customers are told by email. One that is delivered already stays as it is. Needs ORDERS_WRITE. */
  ordersDeliver: OrderResultsPayload;
  /** Records that the bank transfers of several orders have arrived, as `orderPaymentReceive` does for each, in a transaction of its own: one that can't be says why, and the others are recorded nevertheless. Needs ORDERS_WRITE. */
  ordersPaymentReceive: OrderResultsPayload;
  /** Adds a passkey to the caller's account, which turns the second factor on, and ends the caller's other sessions. For staff. */
  passkeyAdd: SecondFactorPayload;
  /** Removes one of the caller's passkeys, and ends the caller's other sessions. Without an app and other passkeys the second factor is off. For staff. */
  passkeyRemove: SecondFactorPayload;
  /** Gives one of the caller's passkeys another name. For staff. */
  passkeyRename: SecondFactorPayload;
  /** Begins to add a passkey to the caller's account; nothing changes until `passkeyAdd`. For staff. */
  passkeySetUp: PasskeyOptionsPayload;
  /** Sets a new password with the token of a reset link, and revokes all of the user's sessions. Public. */
  passwordReset: PasswordResetPayload;
  /** Requests an email with a password reset link. The response is the same whether the account exists or not. Public. */
  passwordResetRequest: PasswordResetRequestPayload;
  /** Opens the page on which an order is paid by card, for whoever has its link; repeating it leads to the same page. Public. */
  paymentLinkOpen: PaymentLinkOpenPayload;
  /** Confirms an alert by the link of the email, within seven days. Public. */
  productAlertConfirm: ProductAlertPayload;
  /** Ends an alert of the caller's own. For customers. */
  productAlertDelete: ProductAlertDeletePayload;
  /**
   * Asks to be told by email when a sold-out variant is back in stock, or when the price of a product falls. Unless the shop knows that the address is the
   * caller's, its owner is asked by email first, and the response is the same for every address. Public.
   */
  productAlertRequest: ProductAlertPayload;
  /** Ends all alerts to an address by the link that each of their emails has. Again is no error. Public. */
  productAlertsStop: ProductAlertsStopPayload;
  /** Adds a product. Needs PRODUCTS_WRITE. */
  productCreate: ProductPayload;
  /** Withdraws a product for good, from the back office, too; past orders keep what they show. To take it off sale, set its status. Needs PRODUCTS_WRITE. */
  productDelete: ProductDeletePayload;
  /** Adds a draft that is like a product but for title, handle, stock and ratings. It shows the same pictures. Needs PRODUCTS_WRITE. */
  productDuplicate: ProductPayload;
  /** Brings a deleted product back, as it was. If another one has taken its handle meanwhile, it gets a new one. Needs PRODUCTS_WRITE. */
  productRestore: ProductPayload;
  /** Changes a product; a field that is left out stays. Needs PRODUCTS_WRITE. */
  productUpdate: ProductPayload;
  /**
   * Changes prices and stock of single variants, in one transaction. Each variant is changed in all that was asked for, or it says why not and
   * stays as it is; the others change nevertheless. Of changes of the same variant the first counts. Needs PRODUCTS_WRITE.
   */
  productVariantsUpdate: ProductVariantsUpdatePayload;
  /**
   * Changes several products alike, in one transaction. Each product is changed in all that was asked for, or it says why not and stays as it
   * is; the others change nevertheless. Needs PRODUCTS_WRITE.
   */
  productsUpdate: ProductsUpdatePayload;
  /** Adds a promotion. Needs PROMOTIONS_WRITE. */
  promotionCreate: PromotionPayload;
  /** Deletes a promotion; what it took off orders stays. Needs PROMOTIONS_WRITE. */
  promotionDelete: PromotionDeletePayload;
  /** Adds a promotion like another one, switched off and without a code of the same name. Needs PROMOTIONS_WRITE. */
  promotionDuplicate: PromotionPayload;
  /** Ends a promotion now; one that has ended stays as it is. Needs PROMOTIONS_WRITE. */
  promotionEnd: PromotionPayload;
  /** Brings a deleted promotion back, switched off. If another one has taken its code meanwhile, it gets a new one. Needs PROMOTIONS_WRITE. */
  promotionRestore: PromotionPayload;
  /** Changes a promotion. What it took off orders stays. Needs PROMOTIONS_WRITE. */
  promotionUpdate: PromotionPayload;
  /** Replaces the caller's recovery codes by ten new ones, and ends the caller's other sessions. For staff. */
  recoveryCodesRenew: SecondFactorPayload;
  /** Refunds a part of an order: lines, or an amount. A card payment is refunded through the provider, which takes a moment; for any other it records that it was paid back by hand. The customer is told by email. Needs ORDERS_REFUND. */
  refundCreate: OrderPayload;
  /** Gives up a refund that the provider rejected; its amount can be refunded again. What went back into stock stays there. Needs ORDERS_REFUND. */
  refundDismiss: OrderPayload;
  /** Agrees to a return; the customer gets an email with a label to print. Needs ORDERS_WRITE. */
  returnApprove: ReturnPayload;
  /** Withdraws the customer's own request for a return, of which nothing has arrived at the shop; repeating it changes nothing. For customers. */
  returnCancel: ReturnPayload;
  /** Asks the shop to take back a part of the customer's own order, within `Order.returnability`. For customers. */
  returnCreate: ReturnPayload;
  /** Notes how much of a return has arrived, in one parcel or several, and returns to stock what can be sold again. The customer is told by email. Needs ORDERS_WRITE. */
  returnReceive: ReturnPayload;
  /** Refunds what has arrived of a return, in the way it was paid, and ends the return. A card payment is refunded through the provider, which takes a moment; for any other it records that it was paid back by hand. Where all that was paid has gone back already, the return only ends. Needs ORDERS_REFUND. */
  returnRefund: ReturnPayload;
  /** Refuses a return of which nothing went back into stock: as a request, because it never came, or because of how it came. The customer is told by email. Needs ORDERS_WRITE. */
  returnRefuse: ReturnPayload;
  /** Sets the shop's answer to a review, which shoppers read below it. Needs REVIEWS_WRITE. */
  reviewAnswerUpdate: ReviewPayload;
  /**
   * Adds a review of a product that the caller has got: an order with it was delivered, and neither given back nor wholly refunded. One for each product;
   * nobody else sees it until staff approve it. At most 20 are written or changed in an hour. For customers.
   */
  reviewCreate: ReviewPayload;
  /** Deletes a review of the caller's own, with its votes. For customers. */
  reviewDelete: ReviewDeletePayload;
  /** Has the customer whom a link was sent to asked for no more reviews by email, or again. Public. */
  reviewRequestsUpdate: ReviewRequestsPayload;
  /** Changes a review of the caller's own. It has to be approved again; until then shoppers see what was approved before. For customers. */
  reviewUpdate: ReviewPayload;
  /** Says that the caller finds somebody else's review helpful, or no longer does. For customers. */
  reviewVoteUpdate: ReviewVotePayload;
  /** Approves or rejects reviews, at most 100 at once: each is decided on, or says why not. Needs REVIEWS_WRITE. */
  reviewsModerate: ReviewsModeratePayload;
  /** Plans a sale. One that is to run now does at once. Needs PROMOTIONS_WRITE. */
  saleCreate: SalePayload;
  /** Deletes a sale, and ends it with that. Needs PROMOTIONS_WRITE. */
  saleDelete: SaleDeletePayload;
  /** Ends a running sale now, for good. Needs PROMOTIONS_WRITE. */
  saleEnd: SalePayload;
  /** Brings a deleted sale back, as it was. Needs PROMOTIONS_WRITE. */
  saleRestore: SalePayload;
  /** Changes a sale; the prices of one that is running follow at once. Needs PROMOTIONS_WRITE. */
  saleUpdate: SalePayload;
  /** Saves a view of a list. For staff, and only those who may see the list. To share it takes PRODUCTS_WRITE, ORDERS_WRITE or CUSTOMERS_WRITE. */
  savedViewCreate: SavedViewPayload;
  /** Deletes one's own view, or a shared one. For staff, and only those who may see the list. A shared one takes PRODUCTS_WRITE, ORDERS_WRITE or CUSTOMERS_WRITE. */
  savedViewDelete: SavedViewDeletePayload;
  /** Changes one's own view, or a shared one. For staff, and only those who may see the list. A shared one takes PRODUCTS_WRITE, ORDERS_WRITE or CUSTOMERS_WRITE. */
  savedViewUpdate: SavedViewPayload;
  /** Adds a group of words that mean the same in a search, at most 500. Searches use it at once. Needs SEARCH_WRITE. */
  searchSynonymCreate: SearchSynonymPayload;
  /** Deletes a group; its words then find only themselves. Needs SEARCH_WRITE. */
  searchSynonymDelete: SearchSynonymDeletePayload;
  /** Replaces the words of a group. Needs SEARCH_WRITE. */
  searchSynonymUpdate: SearchSynonymPayload;
  /** Makes a secret for the caller's authenticator app; nothing changes until `secondFactorTurnOn`. For staff. */
  secondFactorSetUp: SecondFactorSetUpPayload;
  /** Removes the caller's authenticator app, and ends the caller's other sessions. Without passkeys the second factor is off. For staff. */
  secondFactorTurnOff: SecondFactorPayload;
  /** Adds an authenticator app to the caller's account, which turns the second factor on, and ends the caller's other sessions. For staff. */
  secondFactorTurnOn: SecondFactorPayload;
  /** Logs a customer in. The error is the same for an unknown user and a wrong password. Public, except for API keys. */
  sessionCreate: SessionPayload;
  /** Revokes the token's session: the token is invalid from then on. For customers and staff. */
  sessionEnd: SessionEndPayload;
  /** Ends sessions of the caller's: their tokens are invalid from then on. All of them, or on an error none. For customers and staff. */
  sessionsEnd: SessionsEndPayload;
  /** Changes when customers are reminded of their carts. Needs SETTINGS_WRITE. */
  settingsCartsUpdate: CartSettingsPayload;
  /** Changes where the shop delivers to and what that costs, from the next order on. Needs SETTINGS_WRITE. */
  settingsDeliveryUpdate: DeliverySettingsPayload;
  /** Changes who the shop is and how it is reached. Needs SETTINGS_WRITE. */
  settingsGeneralUpdate: GeneralSettingsPayload;
  /** Changes which other storefronts use the API. Needs SETTINGS_WRITE. */
  settingsHeadlessUpdate: HeadlessSettingsPayload;
  /** Changes the legal pages. Needs SETTINGS_WRITE. */
  settingsLegalUpdate: LegalSettingsPayload;
  /** Sends an email as `mailPreview` has it to the caller's own address, at most ten in an hour. Needs SETTINGS_WRITE as a member of staff. */
  settingsMailTestSend: MailTestSendPayload;
  /** Changes how emails to customers begin. Needs SETTINGS_WRITE. */
  settingsMailsUpdate: MailSettingsPayload;
  /** Changes how customers pay. Needs SETTINGS_WRITE. */
  settingsPaymentsUpdate: PaymentSettingsPayload;
  /** Changes what customers can send back, from now on. Needs SETTINGS_WRITE. */
  settingsReturnsUpdate: ReturnSettingsPayload;
  /** Changes when customers are asked for reviews. Needs SETTINGS_WRITE. */
  settingsReviewsUpdate: ReviewSettingsPayload;
  /** Changes how staff sign in. Needs SETTINGS_WRITE as a member of staff. */
  settingsSecurityUpdate: SecuritySettingsPayload;
  /** Changes what shoppers see first. Needs SETTINGS_WRITE. */
  settingsStorefrontUpdate: StorefrontSettingsPayload;
  /** Changes whether and how the shop charges taxes, from the next order on; orders keep theirs. Needs SETTINGS_WRITE. */
  settingsTaxesUpdate: TaxSettingsPayload;
  /** Imports a file that was checked and found READY: all of it, or nothing. Needs PRODUCTS_WRITE or CUSTOMERS_WRITE, and the one that the file is about. */
  sheetImportApply: SheetImportPayload;
  /** Gives an import up; nothing is changed. One that has ended stays as it is. Needs PRODUCTS_WRITE or CUSTOMERS_WRITE, and the one that the file is about. */
  sheetImportCancel: SheetImportPayload;
  /** Takes a parcel back that was noted as sent by mistake, while its order is PENDING and nothing in it was refunded or is to be returned: its units are to be sent again. Stock stays reserved. The customer's email is dropped if it was not sent yet; the shop sends no other. Needs ORDERS_WRITE. */
  shipmentCancel: OrderPayload;
  /** Notes that a part of an order, or all that is left, was sent, and tells the customer. The order's status stays. Needs ORDERS_WRITE. */
  shipmentCreate: OrderPayload;
  /** Corrects how a parcel travels; nobody is told again. Needs ORDERS_WRITE. */
  shipmentUpdate: OrderPayload;
  /** Notes that parcels of several orders were sent, each in a transaction of its own: one that can't be sent says why, and the others are sent nevertheless. Needs ORDERS_WRITE. */
  shipmentsCreate: ShipmentsPayload;
  /** Makes an account on the staff for whoever was invited, and signs in. Public. */
  staffInvitationAccept: SessionPayload;
  /** Sends an invitation again, with new links for another seven days; the old ones end. Needs STAFF_WRITE. */
  staffInvitationResend: StaffInvitationPayload;
  /** Withdraws an invitation: its link no longer works. Needs STAFF_WRITE. */
  staffInvitationWithdraw: StaffInvitationWithdrawPayload;
  /** Invites somebody by email to join the staff; the link works for seven days. Nobody gives more than they may do themselves. Needs STAFF_WRITE. */
  staffInvite: StaffInvitationPayload;
  /** Deletes the account of a member of staff and ends its sessions. API keys and webhooks that they made go on, unless they are named here. Needs STAFF_WRITE, and the permissions of the member's role. */
  staffMemberRemove: StaffMemberRemovePayload;
  /** Gives a member of staff another role, from the next request on. Needs STAFF_WRITE, and the permissions of both roles. */
  staffMemberUpdate: StaffMemberPayload;
  /** Adds a role made of permissions that the caller has. Needs STAFF_WRITE. */
  staffRoleCreate: StaffRolePayload;
  /** Deletes one of the shop's own roles that nobody has or is invited to. Needs STAFF_WRITE. */
  staffRoleDelete: StaffRoleDeletePayload;
  /** Brings a deleted role back. It is refused while another role has its name. Needs STAFF_WRITE, and every permission of the role. */
  staffRoleRestore: StaffRolePayload;
  /** Replaces name and permissions of one of the shop's own roles; whoever has it may do so at once. Needs STAFF_WRITE. */
  staffRoleUpdate: StaffRolePayload;
  /** Takes the second factor from a member of staff who has lost it, and ends their sessions. Needs STAFF_WRITE, and the permissions of the member's role. */
  staffSecondFactorReset: StaffMemberPayload;
  /** Registers a webhook, at most 50 in all. Needs INTEGRATIONS_WRITE, and the permission to read what it is told of. */
  webhookCreate: WebhookSecretPayload;
  /** Deletes a webhook with all of its messages. Needs INTEGRATIONS_WRITE. */
  webhookDelete: WebhookDeletePayload;
  /** Sends a message again, with the same id and body. Needs INTEGRATIONS_WRITE. */
  webhookDeliveryReplay: WebhookDeliveryPayload;
  /** Sends again all that happened in a period of the last 30 days, at most 1,000 events: what was sent with the same ids and bodies, and what was not, as the shop knows it now. Needs INTEGRATIONS_WRITE. */
  webhookReplay: WebhookReplayPayload;
  /** Gives a webhook a new secret. For a day, messages are signed by the old one, too. Needs INTEGRATIONS_WRITE. */
  webhookSecretRotate: WebhookSecretPayload;
  /** Sends a webhook a message of the type webhook.test. Needs INTEGRATIONS_WRITE. */
  webhookTestSend: WebhookDeliveryPayload;
  /** Replaces what a webhook is. One that is turned on again gets what has been waiting for it. Needs INTEGRATIONS_WRITE, and the permission to read what it is told of. */
  webhookUpdate: WebhookPayload;
  /** Adds an empty wishlist with a name; there are at most 20. For customers. */
  wishlistCreate: NamedWishlistsPayload;
  /** Deletes a wishlist with a name, and what is on it; its link ends. For customers. */
  wishlistDelete: NamedWishlistsPayload;
  /** Puts products on a wishlist, where they are on others, too. On a list with a name there is room for 100, on the default one for 500. For customers. */
  wishlistItemsAdd: NamedWishlistsPayload;
  /** Moves products from one wishlist to another in one step. For customers. */
  wishlistItemsMove: NamedWishlistsPayload;
  /** Takes products off a wishlist with a name; what is not on it is no error. For customers. */
  wishlistItemsRemove: NamedWishlistsPayload;
  /** Moves wishlist items to the cart, one unit of each; what is there already is not added again. What can't be moved stays on the wishlist, see `notMoved`; an id that is not on it is ignored. For customers. */
  wishlistMoveToCart: WishlistMovePayload;
  /** Gives a wishlist another name. For customers. */
  wishlistRename: NamedWishlistsPayload;
  /** Shares a wishlist by a new link; a link that it had ends. For customers. */
  wishlistShare: WishlistSharesPayload;
  /** Ends the link of a wishlist; again is no error. For customers. */
  wishlistShareEnd: WishlistSharesPayload;
  /** Adds a product to the wishlist, or removes it if it is there. For customers. */
  wishlistToggle: WishlistPayload;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationaddressCreateArgs = {
  input: AddressInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationaddressDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationaddressUpdateArgs = {
  id: Scalars['ID']['input'];
  input: AddressUpdateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationadminCreateArgs = {
  input: AdminCreateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationadminSessionCreateArgs = {
  input: SessionCreateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationadminSessionPasskeyRequestArgs = {
  challenge: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationadminSessionPasskeyVerifyArgs = {
  challenge: Scalars['String']['input'];
  response: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationadminSessionVerifyArgs = {
  challenge: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationapiKeyCreateArgs = {
  input: ApiKeyInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationapiKeyRevokeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationapiKeyUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: ApiKeyInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcardCheckoutArgs = {
  input: CardCheckoutInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcartCodeApplyArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcartCodeRemoveArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcartLinesAddArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  lines: Array<CartLineInput>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcartLinesRemoveArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcartLinesUpdateArgs = {
  lines: Array<CartLineUpdateInput>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcartReplaceArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  lines: Array<CartLineInput>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcategoryCreateArgs = {
  input: CategoryInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcategoryDeleteArgs = {
  id: Scalars['ID']['input'];
  moveProductsTo?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcategoryMoveArgs = {
  id: Scalars['ID']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  position: Scalars['Int']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcategoryRestoreArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcategoryUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: CategoryUpdateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcollectionCreateArgs = {
  input: CollectionInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcollectionDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcollectionRestoreArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcollectionUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: CollectionUpdateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcontactMessageUpdateArgs = {
  id: Scalars['ID']['input'];
  isAnswered: Scalars['Boolean']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcustomerAddArgs = {
  input: CustomerAddInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcustomerCreateArgs = {
  guestToken?: InputMaybe<Scalars['String']['input']>;
  input: CustomerCreateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcustomerEditArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: CustomerEditInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcustomerEraseArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcustomerNoteCreateArgs = {
  customerId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcustomerTagsUpdateArgs = {
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  ids: Array<Scalars['ID']['input']>;
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationcustomerUpdateArgs = {
  input: CustomerUpdateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationdraftOrderCreateArgs = {
  input: DraftOrderInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationdraftOrderDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationdraftOrderPlaceArgs = {
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationdraftOrderUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: DraftOrderInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationgoogleSessionCreateArgs = {
  guestToken?: InputMaybe<Scalars['String']['input']>;
  input: GoogleSessionCreateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationmetadataUpdateArgs = {
  externalId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  kind: MetadataKind;
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
  set?: InputMaybe<Array<MetadataEntryInput>>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationnewsletterConfirmArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationnewsletterRequestArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationnewsletterUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationnewsletterUpdateArgs = {
  isSubscribed: Scalars['Boolean']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderAddressUpdateArgs = {
  id: Scalars['ID']['input'];
  input: BillingDetailsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderCancelArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderCommentCreateArgs = {
  orderId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderConfirmArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderEmailConfirmArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderLinkCancelArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderLinkJoinArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderLinkKeepArgs = {
  guestToken?: InputMaybe<Scalars['String']['input']>;
  input: OrderLinkKeepInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderLinkPayArgs = {
  returnUrl?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderLinkPaymentConfirmArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderLinkReturnCancelArgs = {
  id: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderLinkReturnCreateArgs = {
  input: ReturnInput;
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderMailResendArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderPaymentConfirmArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderPaymentReceiveArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderPaymentResolveArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderPaymentRetryArgs = {
  id: Scalars['ID']['input'];
  returnUrl?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderPlaceArgs = {
  input: OrderPlaceInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderRefundArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderStatusUpdateArgs = {
  id: Scalars['ID']['input'];
  status: OrderStatus;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationorderTagsUpdateArgs = {
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  ids: Array<Scalars['ID']['input']>;
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationordersCancelArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationordersDeliverArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationordersPaymentReceiveArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpasskeyAddArgs = {
  name: Scalars['String']['input'];
  response: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpasskeyRemoveArgs = {
  id: Scalars['ID']['input'];
  proof: IdentityProofInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpasskeyRenameArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpasskeySetUpArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpasswordResetArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpasswordResetRequestArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpaymentLinkOpenArgs = {
  returnUrl?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationproductAlertConfirmArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationproductAlertDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationproductAlertRequestArgs = {
  input: ProductAlertInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationproductAlertsStopArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationproductCreateArgs = {
  input: ProductInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationproductDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationproductDuplicateArgs = {
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationproductRestoreArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationproductUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: ProductUpdateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationproductVariantsUpdateArgs = {
  changes: Array<ProductVariantUpdateInput>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationproductsUpdateArgs = {
  ids: Array<Scalars['ID']['input']>;
  input: ProductsUpdateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpromotionCreateArgs = {
  input: PromotionInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpromotionDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpromotionDuplicateArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpromotionEndArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpromotionRestoreArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationpromotionUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: PromotionUpdateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationrecoveryCodesRenewArgs = {
  proof: IdentityProofInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationrefundCreateArgs = {
  input: RefundInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationrefundDismissArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreturnApproveArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreturnCancelArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreturnCreateArgs = {
  input: ReturnInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreturnReceiveArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  lines: Array<ReturnReceiptInput>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreturnRefundArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: ReturnRefundInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreturnRefuseArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreviewAnswerUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreviewCreateArgs = {
  input: ReviewInput;
  productId: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreviewDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreviewRequestsUpdateArgs = {
  areWanted: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreviewUpdateArgs = {
  id: Scalars['ID']['input'];
  input: ReviewInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreviewVoteUpdateArgs = {
  id: Scalars['ID']['input'];
  isHelpful: Scalars['Boolean']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationreviewsModerateArgs = {
  decision: ReviewDecision;
  reason?: InputMaybe<Scalars['String']['input']>;
  reviews: Array<ReviewVersionInput>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsaleCreateArgs = {
  input: SaleInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsaleDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsaleEndArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsaleRestoreArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsaleUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: SaleUpdateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsavedViewCreateArgs = {
  input: SavedViewInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsavedViewDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsavedViewUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: SavedViewUpdateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsearchSynonymCreateArgs = {
  input: SearchSynonymInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsearchSynonymDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsearchSynonymUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: SearchSynonymInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsecondFactorSetUpArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsecondFactorTurnOffArgs = {
  proof: IdentityProofInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsecondFactorTurnOnArgs = {
  code: Scalars['String']['input'];
  setUpToken: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsessionCreateArgs = {
  guestToken?: InputMaybe<Scalars['String']['input']>;
  input: SessionCreateInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsessionsEndArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsCartsUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: CartSettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsDeliveryUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: DeliverySettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsGeneralUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: GeneralSettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsHeadlessUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: HeadlessSettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsLegalUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: LegalSettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsMailTestSendArgs = {
  template: MailTemplate;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsMailsUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: MailSettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsPaymentsUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: PaymentSettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsReturnsUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: ReturnSettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsReviewsUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: ReviewSettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsSecurityUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: SecuritySettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsStorefrontUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: StorefrontSettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsettingsTaxesUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  input: TaxSettingsInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsheetImportApplyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationsheetImportCancelArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationshipmentCancelArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationshipmentCreateArgs = {
  input: ShipmentInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationshipmentUpdateArgs = {
  id: Scalars['ID']['input'];
  input: TrackingInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationshipmentsCreateArgs = {
  inputs: Array<ShipmentInput>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationstaffInvitationAcceptArgs = {
  input: StaffInvitationAcceptInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationstaffInvitationResendArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationstaffInvitationWithdrawArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationstaffInviteArgs = {
  input: StaffInviteInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationstaffMemberRemoveArgs = {
  apiKeyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  userId: Scalars['ID']['input'];
  webhookIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationstaffMemberUpdateArgs = {
  roleId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationstaffRoleCreateArgs = {
  input: StaffRoleInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationstaffRoleDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationstaffRoleRestoreArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationstaffRoleUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: StaffRoleInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationstaffSecondFactorResetArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwebhookCreateArgs = {
  input: WebhookInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwebhookDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwebhookDeliveryReplayArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwebhookReplayArgs = {
  from: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
  until: Scalars['DateTime']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwebhookSecretRotateArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwebhookTestSendArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwebhookUpdateArgs = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: WebhookInput;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwishlistCreateArgs = {
  name: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwishlistDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwishlistItemsAddArgs = {
  productIds: Array<Scalars['ID']['input']>;
  toId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwishlistItemsMoveArgs = {
  fromId?: InputMaybe<Scalars['ID']['input']>;
  productIds: Array<Scalars['ID']['input']>;
  toId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwishlistItemsRemoveArgs = {
  id: Scalars['ID']['input'];
  productIds: Array<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwishlistMoveToCartArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwishlistRenameArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwishlistShareArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwishlistShareEndArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. Expected errors are `userErrors` of the payload; nothing was changed then. */
export type MutationwishlistToggleArgs = {
  isListed?: InputMaybe<Scalars['Boolean']['input']>;
  productId: Scalars['ID']['input'];
};

/** A customer's wishlist with a name, besides the default one. */
export type NamedWishlist = {
  __typename?: 'NamedWishlist';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The products on it, in the order in which they came; without those that are not in the shop now. */
  products: Array<Product>;
};

/** The result of changing wishlists with a name, or what is on them. */
export type NamedWishlistsPayload = {
  __typename?: 'NamedWishlistsPayload';
  /** All of them as they are now; null on an error. */
  namedWishlists?: Maybe<Array<NamedWishlist>>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
  /** The default list as it is now; null on an error. */
  wishlist?: Maybe<Wishlist>;
};

/** What the link of a newsletter email leads to. */
export type NewsletterLink = {
  __typename?: 'NewsletterLink';
  /** Where the subscription stands. */
  state: NewsletterLinkState;
};

/** Where the subscription of a link stands. */
export type NewsletterLinkState =
  /** It was not confirmed in time, or its owner has left since. */
  | 'EXPIRED'
  /** It can be confirmed. */
  | 'PENDING'
  /** It is confirmed. */
  | 'SUBSCRIBED'
  /** Its owner has left. */
  | 'UNSUBSCRIBED';

/** The result of changing a newsletter subscription. */
export type NewsletterPayload = {
  __typename?: 'NewsletterPayload';
  /** Where it stands now; null on an error, or when nobody has asked for it. */
  state?: Maybe<NewsletterState>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** The result of asking for the newsletter. */
export type NewsletterRequestPayload = {
  __typename?: 'NewsletterRequestPayload';
  /** Whether the request was accepted; the same for every address. */
  accepted: Scalars['Boolean']['output'];
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Where the newsletter was asked for. */
export type NewsletterSource =
  /** In the customer's account. */
  | 'ACCOUNT'
  /** In the shop's footer. */
  | 'FOOTER';

/** Where a newsletter subscription stands. */
export type NewsletterState =
  /** Asked for, and not confirmed by the link in the email. */
  | 'PENDING'
  /** Confirmed. */
  | 'SUBSCRIBED'
  /** Its owner has left. */
  | 'UNSUBSCRIBED';

/** An address that asked for the newsletter. Needs CUSTOMERS_READ. */
export type NewsletterSubscriber = {
  __typename?: 'NewsletterSubscriber';
  /** When its owner agreed, by the link that only they got; null: never. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address. */
  email: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When it was asked for last. */
  requestedAt: Scalars['DateTime']['output'];
  /** Where it was asked for last. */
  source: NewsletterSource;
  /** Where the subscription stands. */
  state: NewsletterState;
  /** Ends the subscription by one click: emails that advertise something need it, as a link and as List-Unsubscribe. */
  unsubscribeUrl: Scalars['String']['output'];
  /** When its owner left; null: they did not, or came back. */
  unsubscribedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of those who asked for the newsletter. */
export type NewsletterSubscriberConnection = {
  __typename?: 'NewsletterSubscriberConnection';
  /** The subscribers with their cursors. */
  edges: Array<NewsletterSubscriberEdge>;
  /** The subscribers of the page. */
  nodes: Array<NewsletterSubscriber>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number of subscribers. */
  totalCount: Scalars['Int']['output'];
};

/** A subscriber in a list. */
export type NewsletterSubscriberEdge = {
  __typename?: 'NewsletterSubscriberEdge';
  /** The subscriber's cursor. */
  cursor: Scalars['String']['output'];
  /** The subscriber. */
  node: NewsletterSubscriber;
};

/** What must happen next with the money of an order. */
export type NextPaymentAction =
  /** It does not match the order, or could not be refunded: an admin must resolve it at the provider. */
  | 'CHECK'
  /** It is collected on delivery. */
  | 'COLLECT'
  /**
   * Nothing: it is paid or refunded, or costs nothing, or the order was cancelled unpaid, or after a part of it was sent. Then what was not sent
   * has been refunded if it was paid by card, and the parcels stay paid until the order is RETURNED.
   */
  | 'NONE'
  /** The customer pays by card; `orderPaymentRetry` returns the page. */
  | 'PAY'
  /** The customer has paid in a way that takes days; the provider will report whether the money arrives. */
  | 'PROCESSING'
  /** An admin refunds it. */
  | 'REFUND'
  /** The provider has been asked to refund it. */
  | 'REFUNDING'
  /** The customer transfers it, with `Order.paymentReference`. */
  | 'TRANSFER';

/** A purchase. Everything in it is a snapshot: later changes to products or users don't affect it. */
export type Order = {
  __typename?: 'Order';
  /** What promotions took off, in the order in which they did. */
  adjustments: Array<Adjustment>;
  /** Where it is delivered; null for an order placed without an address. */
  billing?: Maybe<BillingDetails>;
  /** What staff noted about it, oldest first. For staff with ORDERS_READ; empty for everyone else. */
  comments: Array<OrderComment>;
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** ISO 4217 code of every amount of this order: the shop's when it was placed, whatever the shop's is now. */
  currencyCode: Scalars['String']['output'];
  /** Who ordered, as known when the order was placed. */
  customer: OrderCustomer;
  /** How it is delivered; null for an order from before there was a choice. */
  deliveryMethod?: Maybe<OrderDeliveryMethod>;
  /** The id that another system knows it by, unique among all of its kind; null when there is none. For staff with ORDERS_READ; null for everyone else. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Whether it has a mismatched card payment that no admin has resolved yet with `orderPaymentResolve`. */
  hasPaymentMismatch: Scalars['Boolean']['output'];
  /** Every status the order had, oldest first. */
  history: Array<OrderEvent>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether it was placed without an account, and is in none yet: then `customer.id` is nobody whom `customer` finds. */
  isGuest: Scalars['Boolean']['output'];
  /**
   * The total number of units.
   * @deprecated Use totals.itemCount.
   */
  itemCount: Scalars['Int']['output'];
  /** What was bought. */
  lines: Array<OrderLine>;
  /** The token of the link by which the guest who placed it sees it; null for everybody else. */
  linkToken?: Maybe<Scalars['String']['output']>;
  /** The emails about it, oldest first. For staff with ORDERS_READ; empty for everyone else. */
  mails: Array<OrderMail>;
  /** What programs keep with it, in alphabetical order of the keys. For staff with ORDERS_READ; empty for everyone else. */
  metadata: Array<MetadataEntry>;
  /** What must happen next with its money. */
  nextPaymentAction: NextPaymentAction;
  /** The short reference shown to users (the specification's orderId); chosen by the caller, unique per customer. */
  number: Scalars['String']['output'];
  /** When it was paid; null while it is not, and kept when it is refunded. An order that costs nothing is paid when it is placed. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The card payment that paid it, as the provider knows it; null without one. For staff with ORDERS_READ; null for everyone else. */
  payment?: Maybe<OrderPayment>;
  /** When the order is cancelled automatically if it is not paid by then or, when it is paid on delivery, not sent or confirmed by then (`orderConfirm`); null: never. */
  paymentDueAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The same as `hasPaymentMismatch`.
   * @deprecated Use hasPaymentMismatch.
   */
  paymentFlagged: Scalars['Boolean']['output'];
  /** How it is paid. */
  paymentMethod: PaymentMethod;
  /** The reference to put on a bank transfer; null for other payment methods. */
  paymentReference?: Maybe<Scalars['String']['output']>;
  /** Whether it is paid. */
  paymentState: PaymentState;
  /**
   * The same as `nextPaymentAction`, with GIVE_BACK for REFUND.
   * @deprecated Use nextPaymentAction.
   */
  paymentStep: PaymentStep;
  /** Whether an admin may refund it with `orderRefund` now. */
  refundable: Scalars['Boolean']['output'];
  /** What `refundCreate` may still refund of its total, in minor units; 0 for an order that is not paid. */
  refundableAmount: Scalars['Money']['output'];
  /** What was refunded of its total, in minor units; a card payment's refund counts once the provider has made it. */
  refundedAmount: Scalars['Money']['output'];
  /** The tax in `refundedAmount`, in proportion to what was paid, in minor units. */
  refundedTaxTotal: Scalars['Money']['output'];
  /** Its refunds, oldest first, also of a payment too many. Not all are known of orders from before refunds were listed. */
  refunds: Array<Refund>;
  /** Whether and until when the customer can return something of it, and how much of which lines. */
  returnability: Returnability;
  /** What the customer has asked to return, oldest first. */
  returns: Array<Return>;
  /** How much of it was sent. */
  shipmentState: ShipmentState;
  /** The parcels that were sent, oldest first. */
  shipments: Array<Shipment>;
  /**
   * The shipping cost, in minor units; 0 is free.
   * @deprecated Use totals.shippingTotal.
   */
  shippingTotal: Scalars['Money']['output'];
  /** Its status. */
  status: OrderStatus;
  /**
   * The sum of the lines, in minor units.
   * @deprecated Use totals.subtotal.
   */
  subtotal: Scalars['Money']['output'];
  /** What staff filed it under, in alphabetical order and in lower case. For staff with ORDERS_READ; empty for everyone else. */
  tags: Array<Scalars['String']['output']>;
  /**
   * What the customer pays, in minor units.
   * @deprecated Use totals.total.
   */
  total: Scalars['Money']['output'];
  /** What it costs, in minor units of `currencyCode`. */
  totals: Totals;
  /** When it changed last, or a payment, refund, shipment, return or comment of it. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Who changed an order. */
export type OrderActor =
  /** An admin. */
  | 'ADMIN'
  /** A program, by an API key of the shop. */
  | 'API_KEY'
  /** The customer. */
  | 'CUSTOMER'
  /** The shop itself. */
  | 'SYSTEM';

/** Why somebody has to look after an order. */
export type OrderAttention =
  /** An email about it could not be delivered, and was not sent again since. */
  | 'MAIL_FAILED'
  /** A card payment does not match it, see `Order.hasPaymentMismatch`. */
  | 'PAYMENT_MISMATCH'
  /** It can be sent: it is PENDING and not sent in whole, and it is paid or will be on delivery. */
  | 'READY_TO_SEND'
  /** It is CANCELLED before anything was sent, or RETURNED, and what was paid for it has to be refunded by staff. */
  | 'REFUND_DUE'
  /** The provider has rejected its refund. */
  | 'REFUND_FAILED'
  /** A bank transfer for it is awaited, also once it is DELIVERED: look at the bank account. */
  | 'TRANSFER_AWAITED'
  /** A bank transfer for it is awaited, and is due within a day: then the shop cancels the order. */
  | 'TRANSFER_DUE_SOON';

/** That an order was placed or has changed. */
export type OrderChange = {
  __typename?: 'OrderChange';
  /** Where to continue after a lost connection. */
  cursor: Scalars['ID']['output'];
  /** The order as it is now; null in the first message. */
  order?: Maybe<Order>;
};

/** What a member of staff noted about an order. For staff with ORDERS_READ. */
export type OrderComment = {
  __typename?: 'OrderComment';
  /** Who noted it, by the name of then. */
  authorName: Scalars['String']['output'];
  /** When it was noted. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Plain text, which may have several lines. */
  text: Scalars['String']['output'];
};

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The orders with their cursors. */
  edges: Array<OrderEdge>;
  /** The orders of the page. */
  nodes: Array<Order>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** How many orders match in all: exactly without a filter and for a status alone, else 10,001 when there are more than 10,000. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the number of all, or there are at least so many. */
  totalCountPrecision: CountPrecision;
};

/** The customer as known when the order was placed. */
export type OrderCustomer = {
  __typename?: 'OrderCustomer';
  /** Postal address in one line; null when none was known. */
  address?: Maybe<Scalars['String']['output']>;
  /** Email. */
  email: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** The id of the customer's account. */
  id: Scalars['ID']['output'];
  /** Phone number; null when none was known. */
  phone?: Maybe<Scalars['String']['output']>;
  /** URL of the picture; null when there was none. */
  profilePicture?: Maybe<Scalars['String']['output']>;
};

/** How an order is delivered, as it was chosen when it was placed. */
export type OrderDeliveryMethod = {
  __typename?: 'OrderDeliveryMethod';
  /** The first day on which it was to arrive; null: nothing was promised. */
  earliestOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Whether the customer picks the order up. */
  isPickUp: Scalars['Boolean']['output'];
  /** The last day on which it was to arrive; null: nothing was promised. */
  latestOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The id of the method, which may be gone by now. */
  methodId: Scalars['ID']['output'];
  /** What it was called. */
  name: Scalars['String']['output'];
  /** What else the customer was told; null: nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** What it cost, in minor units of the order's currency; 0 is free. */
  price: Scalars['Money']['output'];
};

/** An order in a list. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** The cursor that stands for it. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** Result of confirming an order by the link of its mail. */
export type OrderEmailConfirmPayload = {
  __typename?: 'OrderEmailConfirmPayload';
  /** The order's number; null on an error. */
  number?: Maybe<Scalars['String']['output']>;
  /** Its status: it may have ended already. Null on an error. */
  status?: Maybe<OrderStatus>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A change to an order. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** Who changed it. */
  actor: OrderActor;
  /** Whether it records that staff changed where the order is delivered; status and payment status are then unchanged. */
  addressChanged: Scalars['Boolean']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it records that mismatched card payments were resolved; status and payment status are then unchanged. */
  paymentResolved: Scalars['Boolean']['output'];
  /** Whether it was paid, from then on. */
  paymentState: PaymentState;
  /** What the order would cost at the new address, with delivery and taxes of that day. The order's own totals stay as the customer agreed to them: staff refund or collect the difference. For staff with ORDERS_READ; null for everyone else, and where the new address costs the same. */
  repricing?: Maybe<OrderRepricing>;
  /** The name of the member of staff or the API key that changed it. For staff with ORDERS_READ; null for everyone else, and for who left. */
  staffName?: Maybe<Scalars['String']['output']>;
  /** The status from then on. */
  status: OrderStatus;
};

/** Conditions on orders; all that are given must hold. */
export type OrderFilter = {
  /** Only orders that somebody has to look after for this reason; see `ToDo`. */
  attention?: InputMaybe<OrderAttention>;
  /** External ids, at most 100; an order with any of them matches. Empty or left out: all. */
  externalIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids, at most 100; an order with any of them matches, and an unknown id matches nothing. Empty or left out: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only orders in one of these payment states; an empty list: any. */
  paymentStates?: InputMaybe<Array<PaymentState>>;
  /** Only orders placed on this day or later. */
  placedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only orders placed on this day or earlier. */
  placedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only orders of which this much was sent; an empty list: any. Orders to send are PENDING with NONE or PART. */
  shipmentStates?: InputMaybe<Array<ShipmentState>>;
  /** Only orders in this status. */
  status?: InputMaybe<OrderStatus>;
  /** Only orders with this tag; case does not matter. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Only orders that contain this text in their number, their customer's name, email or phone, the address that they go to, a tracking number, or the title or SKU of what was bought; digits are found however they are grouped. After a `#`, those whose number begins with the rest; or the order with this payment reference. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Only orders of this total or more, in minor units of whatever currency they have. */
  totalFrom?: InputMaybe<Scalars['Money']['input']>;
  /** Only orders of this total or less, in minor units of whatever currency they have. */
  totalTo?: InputMaybe<Scalars['Money']['input']>;
  /** Only orders that changed at this time or later. */
  updatedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only orders that changed last before this time. */
  updatedTo?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A line of an order, as it was bought. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** The chosen colour; null when there was none to choose. */
  colour?: Maybe<Scalars['String']['output']>;
  /** The product's customs code at the time; null when it was not known. */
  customsCode?: Maybe<Scalars['String']['output']>;
  /** What promotions took off the line, in minor units. */
  discountTotal: Scalars['Money']['output'];
  /** The id that another system knows it by, unique among all of its kind; null when there is none. For staff with ORDERS_READ; null for everyone else. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The product's picture at the time. */
  image: Image;
  /** What programs keep with it, in alphabetical order of the keys. For staff with ORDERS_READ; empty for everyone else. */
  metadata: Array<MetadataEntry>;
  /** The product's country of origin at the time, ISO 3166-1 alpha-2; null when it was not known. */
  originCountry?: Maybe<Scalars['String']['output']>;
  /** The chosen value of the product's other option; null when there was none to choose. */
  other?: Maybe<Scalars['String']['output']>;
  /** The product's handle of today; null when it is no longer published. */
  productHandle?: Maybe<Scalars['String']['output']>;
  /** The product's id at the time; the product may have been withdrawn since. */
  productId: Scalars['ID']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** How many of them were refunded. */
  refundedQuantity: Scalars['Int']['output'];
  /** How many open returns (REQUESTED, APPROVED, RECEIVED) speak for; they are refunded with those. */
  returningQuantity: Scalars['Int']['output'];
  /** The chosen size; null when there was none to choose. */
  size?: Maybe<Scalars['String']['output']>;
  /** The variant's SKU of today; null when it has none, or is gone. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The rate of that tax in thousandths of a percent; null: it was not taxed. */
  taxRate?: Maybe<Scalars['Int']['output']>;
  /** The tax on the rest, in minor units: contained in it if the order's `totals.pricesIncludeTax`, otherwise added to it. */
  taxTotal: Scalars['Money']['output'];
  /** The product's name at the time. */
  title: Scalars['String']['output'];
  /** Quantity times unit price, in minor units, before promotions. */
  total: Scalars['Money']['output'];
  /** Price of one, in minor units, at the time. */
  unitPrice: Scalars['Money']['output'];
  /** How many are still to be sent. What is refunded before it was sent is not. */
  unsentQuantity: Scalars['Int']['output'];
  /** The variant's id at the time; it may no longer be offered. */
  variantId: Scalars['ID']['output'];
  /** What one of them weighed at the time, in grams; null when it was not known. */
  weight?: Maybe<Scalars['Int']['output']>;
};

/** An account for what a guest has ordered. */
export type OrderLinkKeepInput = {
  /** The account's password; at least 8 characters. */
  password: Scalars['String']['input'];
  /** The token in the order's link. */
  token: Scalars['String']['input'];
};

/** An email about an order. Visible to staff with ORDERS_READ. */
export type OrderMail = {
  __typename?: 'OrderMail';
  /** When what it reports happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: OrderMailKind;
  /** Why the last attempt failed, as the mail server reported it; null when none did. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The recipient's email. */
  recipient: Scalars['String']['output'];
  /** When it was sent; null when it was not. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has been sent. */
  state: OrderMailState;
};

/** What an email about an order reports. */
export type OrderMailKind =
  /** The payment has arrived. */
  | 'ORDER_PAID'
  /** The order can be paid by card, by a link. */
  | 'ORDER_PAYMENT_LINK'
  /** The order was placed. */
  | 'ORDER_PLACED'
  /** Money was refunded. */
  | 'ORDER_REFUNDED'
  /** A part of the order, or all of it, was sent. */
  | 'ORDER_SENT'
  /** The order has another status. */
  | 'ORDER_STATUS_CHANGED'
  /** The shop has agreed to a return. */
  | 'RETURN_APPROVED'
  /** What was sent back by a return, or a part of it, has arrived. */
  | 'RETURN_RECEIVED'
  /** The shop has refused a return. */
  | 'RETURN_REFUSED'
  /** The customer has asked for a return. */
  | 'RETURN_REQUESTED'
  /** The customer was asked what they think of what they got. */
  | 'REVIEW_REQUEST';

/** The delivery status of an email. */
export type OrderMailState =
  /** Failed: rejected, or retried without success for a day. */
  | 'FAILED'
  /** Waiting to be sent or retried. */
  | 'QUEUED'
  /** Handed to a mail server. */
  | 'SENT';

/** Result of an order change. */
export type OrderPayload = {
  __typename?: 'OrderPayload';
  /** The changed order; null on an error. */
  order?: Maybe<Order>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A payment by a provider, to be found in what it pays out. For staff with ORDERS_READ. */
export type OrderPayment = {
  __typename?: 'OrderPayment';
  /** What was paid, in minor units of the order's `currencyCode`. */
  amount: Scalars['Money']['output'];
  /** Who took it: `stripe`. */
  provider: Scalars['String']['output'];
  /** The provider's id of it: of Stripe, that of the PaymentIntent. */
  providerPaymentId: Scalars['String']['output'];
};

/** What is ordered and how it is paid. */
export type OrderPlaceInput = {
  /** Delivery and billing details. */
  billing: BillingDetailsInput;
  /** Codes for promotions, at most 5, in any letter case. Left out: those of the cart when the cart is ordered, otherwise none. A code that takes nothing off stops the order, unless `expectedTotal` is the total without it. */
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How it is delivered, one of the preview's `deliveryMethods`; null: the first of them. Fails with DELIVERY_UNAVAILABLE when it is not among them, or there are none. */
  deliveryMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** The total in minor units that the customer saw; fails with TOTAL_CHANGED when it is no longer right. */
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  /** What is ordered; left out: the whole cart, which is then emptied. */
  lines?: InputMaybe<Array<CartLineInput>>;
  /** The caller's own short reference, 1 to 64 of `A-Z a-z 0-9 _ -`. It is the order's number and the idempotency key. */
  orderId: Scalars['String']['input'];
  /** How it is paid. */
  paymentMethod: PaymentMethod;
};

/** Result of placing an order. */
export type OrderPlacePayload = {
  __typename?: 'OrderPlacePayload';
  /** The cart after the order; null on an error. */
  cart?: Maybe<Cart>;
  /** The order; null on an error. */
  order?: Maybe<Order>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** What an order would cost at another address, in minor units of its currency. */
export type OrderRepricing = {
  __typename?: 'OrderRepricing';
  /** Delivery, after promotions. */
  shippingTotal: Scalars['Money']['output'];
  /** All taxes. Where the order's prices include them, they are part of `total` already. */
  taxTotal: Scalars['Money']['output'];
  /** What the customer would pay. */
  total: Scalars['Money']['output'];
};

/** What became of one of several orders. */
export type OrderResult = {
  __typename?: 'OrderResult';
  /** The order as it is now; null when it could not be changed. */
  order?: Maybe<Order>;
  /** The order's id, as it was given. */
  orderId: Scalars['ID']['output'];
  /** Why it could not be changed; empty when it was, or had nothing to change. */
  userErrors: Array<UserError>;
};

/** Result of changing several orders, each by itself. */
export type OrderResultsPayload = {
  __typename?: 'OrderResultsPayload';
  /** What became of each, in the order of the ids; null on an error that concerns them all. */
  results?: Maybe<Array<OrderResult>>;
  /** Why nothing was changed at all; empty otherwise. */
  userErrors: Array<UserError>;
};

/** Orders of lists of orders. */
export type OrderSort =
  /** By the customer's name. */
  | 'CUSTOMER'
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first: what waits longest. */
  | 'OLDEST'
  /** The smallest total first, in minor units of whatever currency. */
  | 'TOTAL_ASC'
  /** The largest total first, in minor units of whatever currency. */
  | 'TOTAL_DESC'
  /** Changed longest ago first, by `updatedAt`: for programs that fetch what has changed. */
  | 'UPDATED_ASC';

/** The status of an order. */
export type OrderStatus =
  /** Cancelled before delivery. */
  | 'CANCELLED'
  /** Delivered. */
  | 'DELIVERED'
  /** Placed, not delivered yet. */
  | 'PENDING'
  /** Returned after delivery. */
  | 'RETURNED';

/** A member of staff who has an order open in the back office. */
export type OrderViewer = {
  __typename?: 'OrderViewer';
  /** Their full name. */
  name: Scalars['String']['output'];
  /** The user's id. */
  userId: Scalars['ID']['output'];
};

/** Result of a change of several orders. */
export type OrdersPayload = {
  __typename?: 'OrdersPayload';
  /** Which tags each order got and lost; without those whose tags stayed as they were; null on an error. */
  changes?: Maybe<Array<TagsUpdateResult>>;
  /** The changed orders, newest first; null on an error. */
  orders?: Maybe<Array<Order>>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** An option of a product that is neither its colour nor its size. */
export type OtherOption = {
  __typename?: 'OtherOption';
  /** What is chosen, such as Scent or Storage. */
  name: Scalars['String']['output'];
  /** What there is to choose from. */
  values: Array<Scalars['String']['output']>;
};

/** An option that is neither colour nor size. */
export type OtherOptionInput = {
  /** What is chosen, such as Scent or Storage; 1 to 30 characters. */
  name: Scalars['String']['input'];
  /** What there is to choose from: 1 to 20, each of at most 40 characters. */
  values: Array<Scalars['String']['input']>;
};

/** The position of a page in a list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor to pass as `after` for the next page; null for an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a next page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A key that a device, a browser or a security key keeps for the shop alone. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** When somebody last logged in with it; null for never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its owner calls it. */
  name: Scalars['String']['output'];
};

/** Result of beginning to add or to use a passkey. */
export type PasskeyOptionsPayload = {
  __typename?: 'PasskeyOptionsPayload';
  /** What the browser needs: creation or request options of WebAuthn, as JSON. Valid for five minutes, and once. Null on an error. */
  options?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of a password reset. */
export type PasswordResetPayload = {
  __typename?: 'PasswordResetPayload';
  /** The role of the user, who can log in with the new password now; null on an error. */
  role?: Maybe<Role>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of requesting a password reset. */
export type PasswordResetRequestPayload = {
  __typename?: 'PasswordResetRequestPayload';
  /** Whether an email will be sent if the account exists; whether it exists is not revealed. */
  accepted: Scalars['Boolean']['output'];
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** What is paid by a link. Whoever has the link sees it. */
export type PaymentLink = {
  __typename?: 'PaymentLink';
  /** ISO 4217 code of the total. */
  currencyCode: Scalars['String']['output'];
  /** When the link ends, and with it the order if it is not paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** The number of the order. */
  number: Scalars['String']['output'];
  /** Whether it can be paid. */
  state: PaymentLinkState;
  /** What is to be paid, in the order's currency. */
  total: Scalars['Money']['output'];
};

/** The result of opening the page that a link leads to. */
export type PaymentLinkOpenPayload = {
  __typename?: 'PaymentLinkOpenPayload';
  /** The provider's page; null on an error. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Whether something can be paid by a link. */
export type PaymentLinkState =
  /** The time is up, or the order was cancelled. */
  | 'ENDED'
  /** It can be paid. */
  | 'OPEN'
  /** It is paid. */
  | 'PAID';

/** How an order is paid. */
export type PaymentMethod =
  /** By bank transfer, before delivery (the specification's Online Payment). */
  | 'BANK'
  /** By card, on a page of the payment provider. */
  | 'CARD'
  /** In cash, on delivery (COD). */
  | 'CASH_ON_DELIVERY';

/** Whether customers can pay in some way. */
export type PaymentMethodTerms = {
  __typename?: 'PaymentMethodTerms';
  /** Whether it is offered. */
  isOffered: Scalars['Boolean']['output'];
  /** Up to which total, in minor units of the shop's currency; null: any. */
  maxAmount?: Maybe<Scalars['Money']['output']>;
};

/** Whether customers can pay in some way. */
export type PaymentMethodTermsInput = {
  /** Whether it is offered. */
  isOffered: Scalars['Boolean']['input'];
  /** Up to which total, in minor units; null or left out: any. */
  maxAmount?: InputMaybe<Scalars['Money']['input']>;
};

/** How customers pay. */
export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  /** The account for bank transfers; null: nobody can pay by transfer. */
  bankAccount?: Maybe<BankAccount>;
  /** Payment by bank transfer, which needs an account, too. */
  bankTransfer: PaymentMethodTerms;
  /** Payment by card, which needs a provider, too: see `Shop.cardPayment`. */
  card: PaymentMethodTerms;
  /** Payment in cash, on delivery. */
  cashOnDelivery: PaymentMethodTerms;
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** After so many days an order of theirs that is paid on delivery is cancelled unless it was sent, or the email was confirmed; null: never. */
  unconfirmedCashDays?: Maybe<Scalars['Int']['output']>;
  /** What their orders by bank transfer and cash on delivery that are neither paid nor sent can be worth together; null: any amount. Whoever pays by card is not limited. */
  unconfirmedMaxOpenAmount?: Maybe<Scalars['Money']['output']>;
  /** How many of one product guests, and customers whose email is not confirmed, can have in orders that are neither paid nor sent; null: any number. */
  unconfirmedMaxUnits?: Maybe<Scalars['Int']['output']>;
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** How customers pay. A field left out stays. */
export type PaymentSettingsInput = {
  /** The account for bank transfers; null: nobody can pay by transfer. */
  bankAccount?: InputMaybe<BankAccountInput>;
  /** Payment by bank transfer. Fails with REQUIRED when it is offered without an account. */
  bankTransfer?: InputMaybe<PaymentMethodTermsInput>;
  /** Payment by card. */
  card?: InputMaybe<PaymentMethodTermsInput>;
  /** Payment in cash, on delivery. One way to pay must remain: see REQUIRED. */
  cashOnDelivery?: InputMaybe<PaymentMethodTermsInput>;
  /** After how many days an order of theirs that is paid on delivery is cancelled unless it was sent, 1 to 90; null: never. */
  unconfirmedCashDays?: InputMaybe<Scalars['Int']['input']>;
  /** What their orders by bank transfer and cash on delivery that are neither paid nor sent can be worth together; null: any amount. */
  unconfirmedMaxOpenAmount?: InputMaybe<Scalars['Money']['input']>;
  /** How many of one product guests, and customers whose email is not confirmed, can have in orders that are neither paid nor sent, 1 to 9,999; null: any number. */
  unconfirmedMaxUnits?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of changing how customers pay. */
export type PaymentSettingsPayload = {
  __typename?: 'PaymentSettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<PaymentSettings>;
  /** What everybody now sees of the shop; null on an error. */
  shop?: Maybe<Shop>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Whether an order is paid. No caller can set it. */
export type PaymentState =
  /** Paid in full. Of what was paid, a part may have been refunded: see `Order.refundedAmount`. */
  | 'PAID'
  /** Paid, and refunded in full. */
  | 'REFUNDED'
  /** Not paid yet. */
  | 'UNPAID';

/** The values of `Order.paymentStep`, which is deprecated: those of NextPaymentAction, but for GIVE_BACK. */
export type PaymentStep =
  /** It does not match the order, or could not be refunded: an admin must resolve it at the provider. */
  | 'CHECK'
  /** It is collected on delivery. */
  | 'COLLECT'
  /** The same as REFUND of NextPaymentAction. */
  | 'GIVE_BACK'
  /**
   * Nothing: it is paid or refunded, or costs nothing, or the order was cancelled unpaid, or after a part of it was sent. Then what was not sent
   * has been refunded if it was paid by card, and the parcels stay paid until the order is RETURNED.
   */
  | 'NONE'
  /** The customer pays by card; `orderPaymentRetry` returns the page. */
  | 'PAY'
  /** The customer has paid in a way that takes days; the provider will report whether the money arrives. */
  | 'PROCESSING'
  /** The provider has been asked to refund it. */
  | 'REFUNDING'
  /** The customer transfers it, with `Order.paymentReference`. */
  | 'TRANSFER';

/** Something that staff may be allowed to do. To change something includes seeing it. */
export type Permission =
  /** See who changed what. */
  | 'AUDIT_READ'
  /** Change the tree of categories. */
  | 'CATEGORIES_WRITE'
  /** Change collections. */
  | 'COLLECTIONS_WRITE'
  /** Hand out all data of a customer, or erase it. */
  | 'CUSTOMERS_ERASE'
  /** See customers, with addresses and orders. */
  | 'CUSTOMERS_READ'
  /** File customers under tags, note things about them, and change their names, phone numbers and addresses by a file; never their emails. */
  | 'CUSTOMERS_WRITE'
  /** See the API keys and webhooks, and what was sent to webhooks: the messages themselves only of what one may see. */
  | 'INTEGRATIONS_READ'
  /** Add, change and end API keys and webhooks. */
  | 'INTEGRATIONS_WRITE'
  /** See orders and their payments. */
  | 'ORDERS_READ'
  /** Pay money back. */
  | 'ORDERS_REFUND'
  /** Change orders: parcels sent, status, payments received, mails sent again. */
  | 'ORDERS_WRITE'
  /** See products that are not on sale, and what they were sold. */
  | 'PRODUCTS_READ'
  /** Add, change and delete products, their pictures and stock. */
  | 'PRODUCTS_WRITE'
  /** See promotions and sales. */
  | 'PROMOTIONS_READ'
  /** Add, change, end and delete promotions and sales. */
  | 'PROMOTIONS_WRITE'
  /** Approve, reject and answer reviews. */
  | 'REVIEWS_WRITE'
  /** See what the shop has sold. */
  | 'SALES_READ'
  /** Change the words that mean the same in a search. */
  | 'SEARCH_WRITE'
  /** See the shop's settings. */
  | 'SETTINGS_READ'
  /** Change the shop's settings: what it is called, how it looks, where its money goes. */
  | 'SETTINGS_WRITE'
  /** See who is on the staff. */
  | 'STAFF_READ'
  /** Invite staff, change roles. */
  | 'STAFF_WRITE';

/** An uploaded picture, for what has one: a category, a collection, a slide, or the logo. */
export type PictureInput = {
  /** What it shows, as the alternative text, 1 to 300 characters. */
  alt: Scalars['String']['input'];
  /** The uploaded picture, as `POST /api/assets` returns it. */
  assetId: Scalars['ID']['input'];
  /** What must stay visible where the picture is cropped; left out: its middle. */
  focalPoint?: InputMaybe<FocalPointInput>;
};

/** A change of prices by a rule; give `percent` or `amount`. */
export type PriceChangeInput = {
  /** By this amount, in minor units and not 0: -500 makes 10.00 into 5.00. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** By so many percent, -99 to 1,000 and not 0, with at most two decimals: -20 makes 10.00 into 8.00. The result is rounded to the nearest price that the shop can charge, which is a minor unit unless cards need more; halves are rounded up. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** What becomes of the regular prices; left out: KEEP. */
  regularPrice?: InputMaybe<RegularPriceChange>;
};

/** A product for sale. A product with options, such as colours or sizes, is a variant product: a line must choose a value of each. */
export type Product = {
  __typename?: 'Product';
  /** Its material, care and the like, in the merchant's order. */
  attributes: Array<ProductAttribute>;
  /** The former price that staff edit, in minor units; null when there is none. */
  baseRegularPrice?: Maybe<Scalars['Money']['output']>;
  /** What its cheapest variant costs without the sale that is running, in minor units: the price that staff edit. The same as `salePrice` when none is. */
  baseSalePrice: Scalars['Money']['output'];
  /** Who makes it; null when that is not said. */
  brand?: Maybe<Scalars['String']['output']>;
  /** All categories that it stands in, the main one first. Shoppers get the visible ones, and always the main one. */
  categories: Array<Category>;
  /** Its main category. */
  category: Category;
  /** Colours to choose from; empty when there is no choice. */
  colours: Array<ProductColour>;
  /** When it was added to the catalogue. */
  createdAt: Scalars['DateTime']['output'];
  /** Its code in the Harmonized System or a tariff made of it, for customs: 6 to 13 digits; null when it is not known. */
  customsCode?: Maybe<Scalars['String']['output']>;
  /** When staff deleted it; null unless they did. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A paragraph or two of plain text. */
  description: Scalars['String']['output'];
  /** Whole percent by which `salePrice` is below `regularPrice`; null when there is no discount. */
  discount?: Maybe<Scalars['Int']['output']>;
  /** The id that another system knows it by, unique among all of its kind; null when there is none. For staff with PRODUCTS_READ; null for everyone else. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** What customers bought in the same orders, most of them first: published products in stock that at least two customers bought with it. Counted every hour. */
  frequentlyBoughtTogether: Array<Product>;
  /** All its pictures, the main one first. */
  gallery: Array<Image>;
  /** Its place in the shop's URLs, `/shop/{handle}`: lower-case words joined by hyphens; unique. */
  handle: Scalars['String']['output'];
  /** What its most expensive variant costs now, in minor units. */
  highestPrice: Scalars['Money']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Its main picture. */
  image: Image;
  /** Whether at least one unit can be ordered. */
  inStock: Scalars['Boolean']['output'];
  /** Whether it carries the NEW label. */
  isNew: Scalars['Boolean']['output'];
  /** Whether shoppers can see and buy it now. */
  isPublished: Scalars['Boolean']['output'];
  /** The first of these everyday colours that it is offered in, as its own colour: for BLUE perhaps Navy. Null when it is offered in none. */
  matchingColour?: Maybe<ProductColour>;
  /** What programs keep with it, in alphabetical order of the keys. For staff with PRODUCTS_READ; empty for everyone else. */
  metadata: Array<MetadataEntry>;
  /** Everything there is to choose: colours first, then sizes, then the other option; empty for a normal product. */
  options: Array<ProductOption>;
  /** The country that it comes from, for customs: ISO 3166-1 alpha-2; null when it is not known. */
  originCountry?: Maybe<Scalars['String']['output']>;
  /** What else there is to choose, such as the scent or the storage; null when there is nothing. */
  otherOption?: Maybe<OtherOption>;
  /** When it is published, once it is ACTIVE; null: at once. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its average rating: that of the approved reviews, together with the figures that it starts from. */
  rating: Rating;
  /** What its cheapest variant cost before, in minor units; null when it was never more expensive. */
  regularPrice?: Maybe<Scalars['Money']['output']>;
  /** What the rating is made of. */
  reviewSummary: ReviewSummary;
  /** Its approved reviews. Public. */
  reviews: ReviewConnection;
  /** The sale that its prices follow now; null for none. */
  runningSale?: Maybe<RunningSale>;
  /** What it costs now, in minor units: its cheapest variant. */
  salePrice: Scalars['Money']['output'];
  /** The description for search engines; null: the beginning of `description`. */
  seoDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search engines; null: `title`. */
  seoTitle?: Maybe<Scalars['String']['output']>;
  /** The table of its sizes: of the categories that it stands in, the main one first, the first that has one. Null without one, or without sizes. */
  sizeGuide?: Maybe<SizeGuide>;
  /** Sizes to choose from, smallest first; empty when there is no choice. */
  sizes: Array<Scalars['String']['output']>;
  /** Whether the merchant offers it; ACTIVE for everybody but staff with PRODUCTS_READ, who alone see others. */
  status: ProductStatus;
  /** Units that can be ordered, of all variants together. */
  stock: Scalars['Int']['output'];
  /** What the merchant files it under, in lower case. */
  tags: Array<Scalars['String']['output']>;
  /** The class that it is taxed as, see `taxClasses`; null, or one that is no longer there: the standard one. */
  taxClassId?: Maybe<Scalars['ID']['output']>;
  /** Name on screen. */
  title: Scalars['String']['output'];
  /** When it changed last; its stock and its ratings are no change of it, see `ProductVariant.updatedAt`. */
  updatedAt: Scalars['DateTime']['output'];
  /** What is sold: one for each combination of the options that is offered, in their order, each with its own price and stock. A product without options has exactly one. */
  variants: Array<ProductVariant>;
  /** Changes with each edit by staff, and with nothing else; pass it to an update as `expectedVersion`. */
  version: Scalars['String']['output'];
};


/** A product for sale. A product with options, such as colours or sizes, is a variant product: a line must choose a value of each. */
export type ProductfrequentlyBoughtTogetherArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product for sale. A product with options, such as colours or sizes, is a variant product: a line must choose a value of each. */
export type ProductmatchingColourArgs = {
  baseColours: Array<BaseColour>;
  filter?: InputMaybe<ProductFilter>;
};


/** A product for sale. A product with options, such as colours or sizes, is a variant product: a line must choose a value of each. */
export type ProductreviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReviewFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ReviewSort>;
};

/** Something that a customer wants to be told of. */
export type ProductAlert = {
  __typename?: 'ProductAlert';
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What is told. */
  kind: ProductAlertKind;
  /** The product. */
  product: Product;
  /** When it was asked for last. */
  requestedAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  state: ProductAlertState;
  /** The variant that is waited for; null when the price is meant, or the product no longer comes in it. */
  variant?: Maybe<ProductVariant>;
};

/** The result of ending an alert. */
export type ProductAlertDeletePayload = {
  __typename?: 'ProductAlertDeletePayload';
  /** The id of the alert that has ended; null on an error. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** What somebody wants to be told of. */
export type ProductAlertInput = {
  /** The address to write to. */
  email: Scalars['String']['input'];
  /** What is told. */
  kind: ProductAlertKind;
  /** The product. */
  productId: Scalars['ID']['input'];
  /** The variant that is to be in stock; needed for BACK_IN_STOCK, and left out of account otherwise. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** What somebody is told of a product. */
export type ProductAlertKind =
  /** A variant that was sold out is back in stock. Told once. */
  | 'BACK_IN_STOCK'
  /** The price of a product falls. Told each time, at most once a day. */
  | 'PRICE_DROP';

/** What the link of an email that asks about an alert leads to. */
export type ProductAlertLink = {
  __typename?: 'ProductAlertLink';
  /** What would be told. */
  kind: ProductAlertKind;
  /** What the link can do. */
  state: ProductAlertLinkState;
  /** The product's title. */
  title: Scalars['String']['output'];
};

/** What the link of an email that asks about an alert can do. */
export type ProductAlertLinkState =
  /** It was not confirmed in time. */
  | 'EXPIRED'
  /** The alert can be confirmed. */
  | 'UNCONFIRMED'
  /** It is confirmed. */
  | 'WAITING';

/** The result of asking for an alert, or of confirming it. */
export type ProductAlertPayload = {
  __typename?: 'ProductAlertPayload';
  /** Where it stands; null on an error. */
  state?: Maybe<ProductAlertState>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Where an alert stands. */
export type ProductAlertState =
  /** Its owner was told. */
  | 'TOLD'
  /** Its owner has not confirmed it yet, by the link in the email. */
  | 'UNCONFIRMED'
  /** It waits for what it is about. */
  | 'WAITING';

/** What the link that ends alerts leads to. */
export type ProductAlertsStopLink = {
  __typename?: 'ProductAlertsStopLink';
  /** How many alerts there are to the address. */
  count: Scalars['Int']['output'];
};

/** The result of ending all alerts to an address. */
export type ProductAlertsStopPayload = {
  __typename?: 'ProductAlertsStopPayload';
  /** Whether there are none any more. */
  stopped: Scalars['Boolean']['output'];
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A property of a product that is not chosen, such as its material. */
export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  /** What it is called, for example `Material` or `Care`. */
  name: Scalars['String']['output'];
  /** Plain text. */
  value: Scalars['String']['output'];
};

/** A property of a product that is not chosen. */
export type ProductAttributeInput = {
  /** What it is called, 1 to 40 characters; no two of a product are called the same. */
  name: Scalars['String']['input'];
  /** Plain text, 1 to 300 characters. */
  value: Scalars['String']['input'];
};

/** A product before several were changed: what they can be changed in alike. */
export type ProductBefore = {
  __typename?: 'ProductBefore';
  /** Its main category. */
  category: Category;
  /** Whether it was offered. */
  status: ProductStatus;
  /** What it was filed under. */
  tags: Array<Scalars['String']['output']>;
  /** The variants that were offered. */
  variants: Array<VariantBefore>;
};

/** That a product has changed. */
export type ProductChange = {
  __typename?: 'ProductChange';
  /** Where to continue after a lost connection. */
  cursor: Scalars['ID']['output'];
  /** The product as it is now; null in the first message, and when the caller does not see it any more. */
  product?: Maybe<Product>;
  /** The product's id; null in the first message. */
  productId?: Maybe<Scalars['ID']['output']>;
};

/** A colour of a product. */
export type ProductColour = {
  __typename?: 'ProductColour';
  /** Swatch, as `#RRGGBB`. */
  hex: Scalars['String']['output'];
  /** A picture of the product in this colour; null when there is none. */
  image?: Maybe<Image>;
  /** Name on screen; also the value used in a cart line. */
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
  /** The search text with its misspelt words corrected, for which this is the result; null when none had to be, or without a search text. */
  correctedText?: Maybe<Scalars['String']['output']>;
  /** The products with their cursors. */
  edges: Array<ProductEdge>;
  /** The products of the page. */
  nodes: Array<Product>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** How many products match the filter in all; 10,001 when there are more than 10,000. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the number of all, or there are at least so many. */
  totalCountPrecision: CountPrecision;
};

/** Result of withdrawing a product. */
export type ProductDeletePayload = {
  __typename?: 'ProductDeletePayload';
  /** The withdrawn product's id; null on an error. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
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

/** Conditions on the catalogue; all that are given must hold. */
export type ProductFilter = {
  /** Brands, at most 50; a product of any of them matches. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs of categories; a product that stands in any of them, or in one beneath it, matches. Empty or left out: all. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The handle of a collection; a product in it matches. Sorted as FEATURED, a collection by hand keeps its own order. */
  collection?: InputMaybe<Scalars['String']['input']>;
  /** Everyday colours, at most 50; a product that is offered in any of them matches, whatever its merchant calls them. Colours, sizes, prices and `inStock` are about the same variant: a blue M that is in stock. */
  colours?: InputMaybe<Array<BaseColour>>;
  /** True: only discounted products; false: only undiscounted ones. */
  discounted?: InputMaybe<Scalars['Boolean']['input']>;
  /** External ids, at most 100; a product with any of them matches, published or not. Needs PRODUCTS_READ. Empty or left out: all. */
  externalIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True: only products of the flash sales that are running; while none is, all that are discounted. False is as if it were left out. */
  flashSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids, at most 100; a product with any of them matches, and an unknown id matches nothing. Empty or left out: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True: only what can be ordered now, with colours, sizes or prices: in these; false: only what is sold out in everything. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only products with the NEW label; false: only those without. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only products of which no more than 5 units are left, of all variants together, but at least one. */
  lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** What a variant may cost at most; not below `minPrice`. */
  maxPrice?: InputMaybe<Scalars['Money']['input']>;
  /** What a variant must cost at least; not negative. */
  minPrice?: InputMaybe<Scalars['Money']['input']>;
  /** The average rating that a product must have at least: 1 to 5. */
  minRating?: InputMaybe<Scalars['Int']['input']>;
  /** Sizes, at most 50, as products have them; a product that is offered in any of them matches. */
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Products with one of these statuses, published or not; an empty list: with any. Needs PRODUCTS_READ. Left out: what is published. */
  statuses?: InputMaybe<Array<ProductStatus>>;
  /** Only products with this tag, at most 60 characters; case does not matter. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Words to search for, at most 100 characters: in titles, brands, tags, kinds of things, categories, colours, sizes and values of other options; in descriptions if nothing is called so. Synonyms count, and words that nothing has are corrected to near ones. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Only products that changed at this time or later. */
  updatedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only products that changed last before this time. */
  updatedTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Products with a variant of which so little is left, however many of the others there are; a product without options has one. */
  variantStock?: InputMaybe<VariantStock>;
};

/**
 * What a list of products can be narrowed by, in which `count` answers what choosing a value would give: the `totalCount` of the list with
 * this value alone among those of its kind, and all other conditions as they are. Values that nothing has are left out unless
 * the filter names them. Of a list with more than 10,000 products, 10,000 are looked at, see `countPrecision`.
 */
export type ProductFilterOptions = {
  __typename?: 'ProductFilterOptions';
  /** Brands, in alphabetical order; at most 500. */
  brands: Array<FilterValue>;
  /** Categories by slug; what stands beneath one counts for it, too. In no particular order. */
  categories: Array<FilterValue>;
  /** Everyday colours, in the order of the enum. */
  colours: Array<ColourFilterValue>;
  /**
   * EXACT when every product was looked at. AT_LEAST: there were more than 10,000, so that each value has at least as many products as it says, and
   * further values, lower and higher prices are possible.
   */
  countPrecision: CountPrecision;
  /** How many products `discounted: true` would give. */
  discountedCount: Scalars['Int']['output'];
  /** What the dearest one costs. */
  highestPrice?: Maybe<Scalars['Money']['output']>;
  /** How many products `inStock: true` would give. */
  inStockCount: Scalars['Int']['output'];
  /** What the cheapest variant costs that matches all but the prices; null when none does. */
  lowestPrice?: Maybe<Scalars['Money']['output']>;
  /** How many products `isNew: true` would give. */
  newCount: Scalars['Int']['output'];
  /** Ratings of 4, 3, 2 and 1 at least. */
  ratings: Array<RatingFilterValue>;
  /** Sizes: by letters from the smallest, by number, then the others in alphabetical order; at most 500. */
  sizes: Array<FilterValue>;
};

/** A new product. */
export type ProductInput = {
  /** At most 20. */
  attributes?: InputMaybe<Array<ProductAttributeInput>>;
  /** Who makes it, at most 60 characters; null or empty: not said. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Slug or label of its main category; an unknown one is added at the top of the tree. */
  category: Scalars['String']['input'];
  /** Colours to choose from, at most 20. */
  colours?: InputMaybe<Array<ProductColourInput>>;
  /** Its code in the Harmonized System or a tariff made of it, for customs: 6 to 13 digits, with dots and spaces if you like; null: not known. */
  customsCode?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, at most 5,000 characters. */
  description: Scalars['String']['input'];
  /** Slugs of further categories that it stands in, at most 10; the main one is ignored among them. */
  furtherCategories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its place in the shop's URLs, at most 100 characters; spaces, accents and capitals are replaced. Left out: made of the title. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** URL of the main picture: `https`, or a path on this host; null: the category's placeholder. Ignored beside `pictures`. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Whether it carries the NEW label. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** The country that it comes from, for customs: ISO 3166-1 alpha-2; null: not known. */
  originCountry?: InputMaybe<Scalars['String']['input']>;
  /** What else there is to choose; null: nothing. All options together make at most 400 combinations. */
  otherOption?: InputMaybe<OtherOptionInput>;
  /** All pictures, the main one first, at most 30; an empty list: the category's placeholder. */
  pictures?: InputMaybe<Array<ProductPictureInput>>;
  /** When to publish it; null or past: at once, if it is ACTIVE. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it cost before, in minor units, not below `salePrice`; null: never more expensive. */
  regularPrice?: InputMaybe<Scalars['Money']['input']>;
  /** What it costs, in minor units, 1 to 100,000,000. */
  salePrice: Scalars['Money']['input'];
  /** The description for search engines, at most 160 characters; null or empty: the beginning of `description`. */
  seoDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title for search engines, at most 70 characters; null or empty: `title`. */
  seoTitle?: InputMaybe<Scalars['String']['input']>;
  /** Sizes to choose from, at most 20, smallest first. */
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it is offered; left out: ACTIVE. */
  status?: InputMaybe<ProductStatus>;
  /** Units in stock, 0 to 1,000,000. */
  stock: Scalars['Int']['input'];
  /** At most 30 of up to 40 characters; they are stored in lower case, each once. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The class that it is taxed as, one of `taxClasses`; null: the standard one. */
  taxClassId?: InputMaybe<Scalars['ID']['input']>;
  /** Name on screen, 1 to 200 characters. */
  title: Scalars['String']['input'];
  /**
   * Its variants: combinations that are not listed are not offered, and `stock` is ignored. Left out: every combination of
   * the options, at the product's prices, with equal parts of its stock.
   */
  variants?: InputMaybe<Array<ProductVariantInput>>;
};

/** An option of a product: something a shopper chooses. */
export type ProductOption = {
  __typename?: 'ProductOption';
  /** Which of the product's and of a line's fields it is. */
  kind: ProductOptionKind;
  /** Its name on screen. */
  name: Scalars['String']['output'];
  /** What there is to choose from, at least one. */
  values: Array<ProductOptionValue>;
};

/** Kinds of options. */
export type ProductOptionKind =
  /** The field `colour` of lines and variants. */
  | 'COLOUR'
  /** The field `other` of lines and variants. */
  | 'OTHER'
  /** The field `size` of lines and variants. */
  | 'SIZE';

/** A value of an option. */
export type ProductOptionValue = {
  __typename?: 'ProductOptionValue';
  /** A colour's RGB value like #c0ffee; null for anything else. */
  hex?: Maybe<Scalars['String']['output']>;
  /** The product in this colour; null for anything else, and for a colour without a picture. */
  image?: Maybe<Image>;
  /** Its name, by which it is chosen. */
  name: Scalars['String']['output'];
};

/** Result of a catalogue change. */
export type ProductPayload = {
  __typename?: 'ProductPayload';
  /** The new or changed product; null on an error. */
  product?: Maybe<Product>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A picture of a product: either an uploaded one or one at a URL. */
export type ProductPictureInput = {
  /** What it shows, as the alternative text, 1 to 300 characters. */
  alt: Scalars['String']['input'];
  /** An uploaded picture, as `POST /api/assets` returns it. */
  assetId?: InputMaybe<Scalars['ID']['input']>;
  /** The name of the colour that the product has on it. The first picture in a colour is shown when that colour is chosen. */
  colour?: InputMaybe<Scalars['String']['input']>;
  /** What must stay visible where the picture is cropped; left out: its middle. */
  focalPoint?: InputMaybe<FocalPointInput>;
  /** URL of a picture: `https`, or a path on this host. One that the product shows already keeps its other widths. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Orders of the catalogue. */
export type ProductSort =
  /** As the merchant arranged it; with a search text the best matches first, of equal ones those in stock, then those that sold most of late. */
  | 'FEATURED'
  /** Latest first. */
  | 'NEWEST'
  /** Cheapest first. */
  | 'PRICE_ASC'
  /** Most expensive first. */
  | 'PRICE_DESC'
  /** Best rated first. */
  | 'RATING'
  /** Changed longest ago first, by `updatedAt`: for programs that fetch what has changed. */
  | 'UPDATED_ASC';

/** Whether a merchant offers a product. */
export type ProductStatus =
  /** Offered, from `publishAt` on. */
  | 'ACTIVE'
  /** No longer offered, or not now: only staff with PRODUCTS_READ see it. */
  | 'ARCHIVED'
  /** Not finished: only staff with PRODUCTS_READ see it. */
  | 'DRAFT';

/** A product that a customer has got and not reviewed yet. */
export type ProductToReview = {
  __typename?: 'ProductToReview';
  /** The newest order that it came with. */
  orderId: Scalars['ID']['output'];
  /** That order's number. */
  orderNumber: Scalars['String']['output'];
  /** When it was ordered. */
  orderedAt: Scalars['DateTime']['output'];
  /** The product. */
  product: Product;
};

/** A page of products that wait for a review. */
export type ProductToReviewConnection = {
  __typename?: 'ProductToReviewConnection';
  /** The products with their cursors. */
  edges: Array<ProductToReviewEdge>;
  /** The products of the page. */
  nodes: Array<ProductToReview>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A product that waits for a review, in a list. */
export type ProductToReviewEdge = {
  __typename?: 'ProductToReviewEdge';
  /** The cursor that stands for it. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: ProductToReview;
};

/** Changes to a product; a field left out stays. */
export type ProductUpdateInput = {
  /** At most 20. */
  attributes?: InputMaybe<Array<ProductAttributeInput>>;
  /** Who makes it, at most 60 characters; null or empty: not said. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Slug or label of its main category; an unknown one is added at the top of the tree. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Colours to choose from, at most 20. */
  colours?: InputMaybe<Array<ProductColourInput>>;
  /** Its code in the Harmonized System or a tariff made of it, for customs: 6 to 13 digits, with dots and spaces if you like; null: not known. */
  customsCode?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, at most 5,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The stock that the new one was made from; fails with VERSION_CHANGED if it is another by now. Left out: replaces any stock. */
  expectedStock?: InputMaybe<Scalars['Int']['input']>;
  /** Slugs of further categories that it stands in, at most 10; the main one is ignored among them. */
  furtherCategories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its place in the shop's URLs, at most 100 characters; spaces, accents and capitals are replaced. The one before redirects. Null: made of the title. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** URL of the main picture: `https`, or a path on this host; null: the category's placeholder. Ignored beside `pictures`. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Whether it carries the NEW label. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** The country that it comes from, for customs: ISO 3166-1 alpha-2; null: not known. */
  originCountry?: InputMaybe<Scalars['String']['input']>;
  /** What else there is to choose; null: nothing. All options together make at most 400 combinations. */
  otherOption?: InputMaybe<OtherOptionInput>;
  /** All pictures, the main one first, at most 30; an empty list: the category's placeholder. */
  pictures?: InputMaybe<Array<ProductPictureInput>>;
  /** When to publish it; null or past: at once, if it is ACTIVE. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it cost before, in minor units, not below `salePrice`; null: never more expensive. */
  regularPrice?: InputMaybe<Scalars['Money']['input']>;
  /** What it costs, in minor units, 1 to 100,000,000. */
  salePrice?: InputMaybe<Scalars['Money']['input']>;
  /** The description for search engines, at most 160 characters; null or empty: the beginning of `description`. */
  seoDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title for search engines, at most 70 characters; null or empty: `title`. */
  seoTitle?: InputMaybe<Scalars['String']['input']>;
  /** Sizes to choose from, at most 20, smallest first. */
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it is offered. */
  status?: InputMaybe<ProductStatus>;
  /**
   * Units in stock, 0 to 1,000,000: an absolute number, recorded in the stock ledger as a correction. It takes back what was sold since it was read,
   * unless `expectedStock` says what it was then.
   */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** At most 30 of up to 40 characters; they are stored in lower case, each once. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The class that it is taxed as, one of `taxClasses`; null: the standard one. */
  taxClassId?: InputMaybe<Scalars['ID']['input']>;
  /** Name on screen, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /**
   * All its variants: combinations that are not listed are no longer offered, and `stock` is ignored. Left out: they follow
   * the options; a new price is that of all of them, and a new stock is shared among them.
   */
  variants?: InputMaybe<Array<ProductVariantInput>>;
};

/** What became of one of several products. */
export type ProductUpdateResult = {
  __typename?: 'ProductUpdateResult';
  /** What it was before; null when it was not changed. */
  before?: Maybe<ProductBefore>;
  /** The product as it is now, changed or not; null when there is none. */
  product?: Maybe<Product>;
  /** The id that was given. */
  productId: Scalars['ID']['output'];
  /** Why it was not changed; empty when it was. */
  userErrors: Array<UserError>;
};

/** A product in one combination of its options: what is sold. */
export type ProductVariant = {
  __typename?: 'ProductVariant';
  /** The number under its barcode; null when there is none. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** The former price that staff edit, in minor units; null when there is none. */
  baseRegularPrice?: Maybe<Scalars['Money']['output']>;
  /** What it costs without the sale that is running, in minor units: the price that staff edit. The same as `salePrice` when none is. */
  baseSalePrice: Scalars['Money']['output'];
  /** Its colour; null when the product has none. */
  colour?: Maybe<Scalars['String']['output']>;
  /** Whole percent by which `salePrice` is below `regularPrice`; null when there is no discount. */
  discount?: Maybe<Scalars['Int']['output']>;
  /** The id that another system knows it by, unique among all of its kind; null when there is none. For staff with PRODUCTS_READ; null for everyone else. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Whether `image` was chosen for this variant. */
  hasOwnImage: Scalars['Boolean']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** A picture of it; the product's picture in its colour, or its main one, when it has none of its own. */
  image: Image;
  /** Whether at least one unit can be ordered. */
  inStock: Scalars['Boolean']['output'];
  /** The lowest price of the 30 days before it was reduced, in minor units, as Directive 98/6/EC asks for in article 6a; null when it is not reduced, or its price before is not known. */
  lowestRecentPrice?: Maybe<Scalars['Money']['output']>;
  /** What programs keep with it, in alphabetical order of the keys. For staff with PRODUCTS_READ; empty for everyone else. */
  metadata: Array<MetadataEntry>;
  /** Its value of the product's `otherOption`; null when the product has none. */
  other?: Maybe<Scalars['String']['output']>;
  /** The product that it is a variant of. */
  product: Product;
  /** What it cost before, in minor units; null when it was never more expensive. */
  regularPrice?: Maybe<Scalars['Money']['output']>;
  /** What it costs now, in minor units. */
  salePrice: Scalars['Money']['output'];
  /** Its size; null when the product has none. */
  size?: Maybe<Scalars['String']['output']>;
  /** The merchant's own reference, unique in the shop; null when there is none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Units that can be ordered. */
  stock: Scalars['Int']['output'];
  /** When it changed last, its stock included. */
  updatedAt: Scalars['DateTime']['output'];
  /** In grams; null when it is not known. */
  weight?: Maybe<Scalars['Int']['output']>;
};

/** A page of variants. */
export type ProductVariantConnection = {
  __typename?: 'ProductVariantConnection';
  /** The variants with their cursors. */
  edges: Array<ProductVariantEdge>;
  /** The variants of the page. */
  nodes: Array<ProductVariant>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** How many variants match the filter in all; 10,001 when there are more than 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** A variant in a list. */
export type ProductVariantEdge = {
  __typename?: 'ProductVariantEdge';
  /** Position of the variant in the list. */
  cursor: Scalars['String']['output'];
  /** The variant. */
  node: ProductVariant;
};

/** Conditions on variants. All that are given must hold. */
export type ProductVariantFilter = {
  /** Barcodes, at most 100; every variant with any of them matches. Empty or left out: all. */
  barcodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** External ids, at most 100; a variant with any of them matches. Empty or left out: all. */
  externalIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids, at most 100; a variant with any of them matches, and an unknown id matches nothing. Empty or left out: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** SKUs, at most 100, exactly as they are written; a variant with any of them matches. Empty or left out: all. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only variants that changed at this time or later. */
  updatedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only variants that changed last before this time. */
  updatedTo?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A variant of a product. What is left out is removed, but for the stock. */
export type ProductVariantInput = {
  /** The number under its barcode, at most 64 characters. */
  barcode?: InputMaybe<Scalars['String']['input']>;
  /** Its colour, one of the product's; null when the product has none. */
  colour?: InputMaybe<Scalars['String']['input']>;
  /** The stock that the new one was made from; fails with VERSION_CHANGED if it is another by now. Left out: replaces any stock. */
  expectedStock?: InputMaybe<Scalars['Int']['input']>;
  /** Which variant it was, if an option of it is renamed: carts, stock and orders stay with it. Without it, or when the product has a variant of these options, those tell. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** One of the values of the product's `otherOption`; null when it has none. */
  other?: InputMaybe<Scalars['String']['input']>;
  /** Position in the product's pictures of the one that shows it, from 0; null: the one in its colour, or the main one. */
  picture?: InputMaybe<Scalars['Int']['input']>;
  /** What it cost before, in minor units, not below `salePrice`; ignored without a `salePrice`. */
  regularPrice?: InputMaybe<Scalars['Money']['input']>;
  /** What it costs, in minor units, 1 to 100,000,000; null: the product's two prices. */
  salePrice?: InputMaybe<Scalars['Money']['input']>;
  /** Its size, one of the product's; null when the product has none. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** The merchant's own reference, unique in the shop, at most 64 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Units in stock, 0 to 1,000,000: an absolute number; left out: as it is, or none for a new variant. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** In grams, 1 to 1,000,000. */
  weight?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of one variant; what is left out stays. */
export type ProductVariantUpdateInput = {
  /** What it must cost before the change: else nothing changes, with VARIANT_CHANGED. */
  expectedSalePrice?: InputMaybe<Scalars['Money']['input']>;
  /** How many units there must be before the change: else nothing changes, with VARIANT_CHANGED. */
  expectedStock?: InputMaybe<Scalars['Int']['input']>;
  /** The variant's id. */
  id: Scalars['ID']['input'];
  /** What it cost before, in minor units, not below `salePrice`; null: never more expensive. */
  regularPrice?: InputMaybe<Scalars['Money']['input']>;
  /** What it costs, in minor units, 1 to 100,000,000. */
  salePrice?: InputMaybe<Scalars['Money']['input']>;
  /** Units in stock, 0 to 1,000,000: an absolute number, recorded in the stock ledger as a correction. Not beside `stockBy`. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** So many units more, or less when it is negative. What was sold meanwhile stays sold. */
  stockBy?: InputMaybe<Scalars['Int']['input']>;
};

/** What became of one of several variants. */
export type ProductVariantUpdateResult = {
  __typename?: 'ProductVariantUpdateResult';
  /** What it was before; null when it was not changed. */
  before?: Maybe<VariantBefore>;
  /** Its product as it is now, changed or not; null when there is none. */
  product?: Maybe<Product>;
  /** Why it was not changed; empty when it was. */
  userErrors: Array<UserError>;
  /** The id that was given. */
  variantId: Scalars['ID']['output'];
};

/** Result of changing single variants. */
export type ProductVariantsUpdatePayload = {
  __typename?: 'ProductVariantsUpdatePayload';
  /** What became of each variant, in the order of the changes; null on an error that concerns them all. */
  results?: Maybe<Array<ProductVariantUpdateResult>>;
  /** Why nothing was changed at all; empty otherwise. */
  userErrors: Array<UserError>;
};

/** What changes of several products alike; what is left out stays. */
export type ProductsUpdateInput = {
  /** Tags that they get, each 1 to 40 characters; a product has at most 30. */
  addTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The slug of their main category; it must be there. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** How the price of each variant changes. */
  price?: InputMaybe<PriceChangeInput>;
  /** Tags that are taken off them. What is also added stays. */
  removeTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether they are offered. */
  status?: InputMaybe<ProductStatus>;
  /** How the stock of each variant changes. */
  stock?: InputMaybe<StockChangeInput>;
};

/** Result of changing several products. */
export type ProductsUpdatePayload = {
  __typename?: 'ProductsUpdatePayload';
  /** What became of each product, in the order of the ids; null on an error that concerns them all. */
  results?: Maybe<Array<ProductUpdateResult>>;
  /** Why nothing was changed at all; empty otherwise. */
  userErrors: Array<UserError>;
};

/** Something that makes orders cheaper, by a code or by itself. For staff with PROMOTIONS_READ. */
export type Promotion = {
  __typename?: 'Promotion';
  /** How much off, in minor units; for AMOUNT. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** For BUY_X_GET_Y: how many units must be bought, 1 to 999, for `getQuantity` more. */
  buyQuantity?: Maybe<Scalars['Int']['output']>;
  /** The categories that it is for, with what stands beneath them, at most 100. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** What customers type, 3 to 30 letters, digits, dashes and underscores; letter case makes no difference. Null: it applies by itself. */
  code?: Maybe<Scalars['String']['output']>;
  /** The collections that it is for, at most 100. */
  collectionIds: Array<Scalars['ID']['output']>;
  /** Whether it goes together with others that do. */
  combines: Scalars['Boolean']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The customers that it is for, at most 100; none: for everybody. */
  customerIds: Array<Scalars['ID']['output']>;
  /** How often one customer may use it; null: as often as they like. */
  customerLimit?: Maybe<Scalars['Int']['output']>;
  /** What it took off these orders, in minor units of the shop's currency. */
  discountGiven: Scalars['Money']['output'];
  /** When it ends; null: never. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether only the first order of a customer gets it. */
  firstOrderOnly: Scalars['Boolean']['output'];
  /** For BUY_X_GET_Y: how many units come with them, 1 to 999; the cheapest. */
  getQuantity?: Maybe<Scalars['Int']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether it is switched on. */
  isEnabled: Scalars['Boolean']['output'];
  /** Whether it is what new subscribers of the newsletter are welcomed with. At most one is: another one is that no longer. */
  isWelcome: Scalars['Boolean']['output'];
  /** What it gives. */
  kind: PromotionKind;
  /** What the lines that it is for must come to before promotions, in minor units; null: nothing. */
  minimum?: Maybe<Scalars['Money']['output']>;
  /** How much off, 1 to 100; for PERCENT, and for BUY_X_GET_Y, where 100 gives the units for free. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** Of those that do not go together, the one with the highest priority applies, and of several the one that takes most off. Others take something off in this order.. */
  priority: Scalars['Int']['output'];
  /** The products that it is for, at most 100. Without products, categories and collections it is for everything. */
  productIds: Array<Scalars['ID']['output']>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Whether it applies now. */
  status: PromotionStatus;
  /** What customers read beside the discount, 1 to 80 characters. */
  title: Scalars['String']['output'];
  /** How often it may be used in all; null: as often as anybody likes. */
  usageLimit?: Maybe<Scalars['Int']['output']>;
  /** How often it was used; orders that were cancelled before they were paid don't count. */
  uses: Scalars['Int']['output'];
  /** Opaque; changes with each edit by staff. */
  version: Scalars['String']['output'];
};

/** A list of promotions, a page of it. */
export type PromotionConnection = {
  __typename?: 'PromotionConnection';
  /** The promotions with their cursors. */
  edges: Array<PromotionEdge>;
  /** The promotions. */
  nodes: Array<Promotion>;
  /** Whether there are more. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** The result of deleting a promotion. */
export type PromotionDeletePayload = {
  __typename?: 'PromotionDeletePayload';
  /** The deleted promotion's id; null on an error. */
  promotionId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A promotion with its cursor. */
export type PromotionEdge = {
  __typename?: 'PromotionEdge';
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The promotion. */
  node: Promotion;
};

/** What a promotion would have done to a cart or an order. */
export type PromotionExample = {
  __typename?: 'PromotionExample';
  /** What it would cost with it, in minor units. */
  after: Scalars['Money']['output'];
  /** What it costs at today's promotions without this one, in minor units. */
  before: Scalars['Money']['output'];
  /** How many units it has. */
  itemCount: Scalars['Int']['output'];
  /** The order's id; null: it is a cart. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The order's number; null: it is a cart. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Why the promotion would take nothing off; null: it would. */
  refusal?: Maybe<UserError>;
};

/** A new promotion. */
export type PromotionInput = {
  /** How much off, in minor units; for AMOUNT. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** For BUY_X_GET_Y: how many units must be bought, 1 to 999, for `getQuantity` more. */
  buyQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The categories that it is for, with what stands beneath them, at most 100. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What customers type, 3 to 30 letters, digits, dashes and underscores; letter case makes no difference. Null: it applies by itself. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The collections that it is for, at most 100. */
  collectionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it goes together with others that do; true when left out. */
  combines?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customers that it is for, at most 100; none: for everybody. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How often one customer may use it; null: as often as they like. */
  customerLimit?: InputMaybe<Scalars['Int']['input']>;
  /** When it ends; null: never. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether only the first order of a customer gets it. */
  firstOrderOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** For BUY_X_GET_Y: how many units come with them, 1 to 999; the cheapest. */
  getQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is switched on; true when left out. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is what new subscribers of the newsletter are welcomed with. At most one is: another one is that no longer. */
  isWelcome?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it gives. */
  kind: PromotionKind;
  /** What the lines that it is for must come to before promotions, in minor units; null: nothing. */
  minimum?: InputMaybe<Scalars['Money']['input']>;
  /** How much off, 1 to 100; for PERCENT, and for BUY_X_GET_Y, where 100 gives the units for free. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Of those that do not go together, the one with the highest priority applies, and of several the one that takes most off. Others take something off in this order. -1,000 to 1,000; 0 when left out. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** The products that it is for, at most 100. Without products, categories and collections it is for everything. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When it begins; left out: now. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What customers read beside the discount, 1 to 80 characters. */
  title: Scalars['String']['input'];
  /** How often it may be used in all; null: as often as anybody likes. */
  usageLimit?: InputMaybe<Scalars['Int']['input']>;
};

/** What a promotion gives. */
export type PromotionKind =
  /** An amount off. */
  | 'AMOUNT'
  /** Some units for free, or for less, with so many others. */
  | 'BUY_X_GET_Y'
  /** Delivery free of charge: the price of the cheapest one to the place, taken off any other. */
  | 'FREE_DELIVERY'
  /** A percentage off. */
  | 'PERCENT';

/** The result of changing a promotion. */
export type PromotionPayload = {
  __typename?: 'PromotionPayload';
  /** The promotion; null on an error. */
  promotion?: Maybe<Promotion>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** The result of asking what a promotion would do. */
export type PromotionPreviewPayload = {
  __typename?: 'PromotionPreviewPayload';
  /** Some of the latest carts, then some of the latest orders, at most 6 each; null on an error. */
  examples?: Maybe<Array<PromotionExample>>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Whether a promotion applies now. */
export type PromotionStatus =
  /** It applies. */
  | 'ACTIVE'
  /** It has ended. */
  | 'ENDED'
  /** It is switched off. */
  | 'OFF'
  /** It has not begun. */
  | 'SCHEDULED';

/** Changes to a promotion. What is left out stays. */
export type PromotionUpdateInput = {
  /** How much off, in minor units; for AMOUNT. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** For BUY_X_GET_Y: how many units must be bought, 1 to 999, for `getQuantity` more. */
  buyQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The categories that it is for, with what stands beneath them, at most 100. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What customers type, 3 to 30 letters, digits, dashes and underscores; letter case makes no difference. Null: it applies by itself. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The collections that it is for, at most 100. */
  collectionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it goes together with others that do; true when left out. */
  combines?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customers that it is for, at most 100; none: for everybody. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How often one customer may use it; null: as often as they like. */
  customerLimit?: InputMaybe<Scalars['Int']['input']>;
  /** When it ends; null: never. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether only the first order of a customer gets it. */
  firstOrderOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** For BUY_X_GET_Y: how many units come with them, 1 to 999; the cheapest. */
  getQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is switched on; true when left out. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is what new subscribers of the newsletter are welcomed with. At most one is: another one is that no longer. */
  isWelcome?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it gives. */
  kind?: InputMaybe<PromotionKind>;
  /** What the lines that it is for must come to before promotions, in minor units; null: nothing. */
  minimum?: InputMaybe<Scalars['Money']['input']>;
  /** How much off, 1 to 100; for PERCENT, and for BUY_X_GET_Y, where 100 gives the units for free. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Of those that do not go together, the one with the highest priority applies, and of several the one that takes most off. Others take something off in this order. -1,000 to 1,000; 0 when left out. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** The products that it is for, at most 100. Without products, categories and collections it is for everything. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When it begins; left out: now. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What customers read beside the discount, 1 to 80 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** How often it may be used in all; null: as often as anybody likes. */
  usageLimit?: InputMaybe<Scalars['Int']['input']>;
};

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** The keys of programs: those that work, the newest first, then the last that have expired or were revoked; 200 at most. Needs INTEGRATIONS_READ. */
  apiKeys: Array<ApiKey>;
  /** What staff and the shop itself changed, latest first. Needs AUDIT_READ. */
  auditEntries: AuditEntryConnection;
  /** The cart of a customer or guest. For customers and guests. */
  cart: Cart;
  /** What has come of the mails that remind customers of their carts. Needs SETTINGS_READ. */
  cartReminderFigures: CartReminderFigures;
  /** The categories, in the order of the shop's filter list: each one followed by those in it. Staff with PRODUCTS_READ get the hidden ones too. Public. */
  categories: Array<Category>;
  /** One category by its slug, or null; shoppers get no hidden one, and none that lies in a hidden one. Public. */
  category?: Maybe<Category>;
  /** What the given lines, or the cart without them, would cost if they were ordered now. Changes and reserves nothing. For customers and guests. */
  checkoutPreview: CheckoutPreviewPayload;
  /** One collection by its handle, or null; shoppers get no hidden one. Public. */
  collection?: Maybe<Collection>;
  /** The products that a collection with these conditions would show. Needs COLLECTIONS_WRITE. */
  collectionPreview: ProductConnection;
  /** All collections by title; shoppers get no hidden ones. Public. */
  collections: Array<Collection>;
  /** Messages from the contact form, the newest first. Needs CUSTOMERS_READ. */
  contactMessages: ContactMessageConnection;
  /** One customer by id, or null. Needs CUSTOMERS_READ. */
  customer?: Maybe<User>;
  /** The tags of the customers that are tagged and signed up last, in alphabetical order, at most 500. Needs CUSTOMERS_READ. */
  customerTags: Array<Scalars['String']['output']>;
  /** All customers of the shop. Needs CUSTOMERS_READ. */
  customers: UserConnection;
  /** The last 100 categories that staff have deleted, the last one first. Needs PRODUCTS_READ. */
  deletedCategories: Array<DeletedItem>;
  /** The last 100 collections that staff have deleted, the last one first. Needs PRODUCTS_READ. */
  deletedCollections: Array<DeletedItem>;
  /** The products that staff have deleted, the last one first. Needs PRODUCTS_READ. */
  deletedProducts: ProductConnection;
  /** The last 100 promotions that staff have deleted, the last one first. Needs PROMOTIONS_READ. */
  deletedPromotions: Array<DeletedItem>;
  /** The last 100 sales that staff have deleted, the last one first. Needs PROMOTIONS_READ. */
  deletedSales: Array<DeletedItem>;
  /** The last 100 of the shop's own roles that staff have deleted, the last one first. Needs STAFF_READ. */
  deletedStaffRoles: Array<DeletedItem>;
  /** An order that staff prepare for a customer; null when there is none, or it was placed. Needs ORDERS_READ. */
  draftOrder?: Maybe<DraftOrder>;
  /** What the given lines would cost if they were ordered now. Changes and reserves nothing. Needs ORDERS_WRITE. */
  draftOrderPreview: CheckoutPreviewPayload;
  /** Orders that staff prepare for customers, the newest first. Needs ORDERS_READ. */
  draftOrders: DraftOrderConnection;
  /** A legal page of the shop; null while the shop has none of this kind. Public. */
  legalPage?: Maybe<LegalPage>;
  /** How a legal page with this text would look. Needs SETTINGS_READ. */
  legalTextPreview: LegalTextPreviewPayload;
  /** How an email to a customer would look, with the data of an example. Needs SETTINGS_READ. */
  mailPreview: MailPreviewPayload;
  /** The caller's wishlists with a name, besides the default one, the oldest first. For customers. */
  namedWishlists: Array<NamedWishlist>;
  /** Where the caller's own newsletter subscription stands; null: they have not asked for it. For customers. */
  newsletter?: Maybe<NewsletterState>;
  /** Where the newsletter subscription of an email's link stands; null for a link that this shop has not sent. Public. */
  newsletterLink?: Maybe<NewsletterLink>;
  /** Who has asked for the newsletter, who did so last being first. Needs CUSTOMERS_READ. */
  newsletterSubscribers: NewsletterSubscriberConnection;
  /** One order: the customer's own, or any with ORDERS_READ. Another customer's order is null, like an unknown id. For customers, or with ORDERS_READ. */
  order?: Maybe<Order>;
  /** The order that a guest placed, for whoever has its link; null for a link that this shop has not sent, or that has ended, also because the order was joined to an account. Public. */
  orderByLink?: Maybe<Order>;
  /** What the shop would give back for lines of a guest's order if they were returned, for whoever has its link. It changes nothing. Public. */
  orderLinkReturnPreview: RefundPreviewPayload;
  /** The tags of the orders that were tagged and placed last, in alphabetical order, at most 500. Needs ORDERS_READ. */
  orderTags: Array<Scalars['String']['output']>;
  /** All orders of the shop. Needs ORDERS_READ. */
  orders: OrderConnection;
  /** The reviews that the caller has written, the last one first. For customers. */
  ownReviews: ReviewSubmissionConnection;
  /** What is paid by a link that a customer got by email; null for one that this shop has not sent. Public. */
  paymentLink?: Maybe<PaymentLink>;
  /** One product by id, or null when there is none or it was withdrawn. Only staff with PRODUCTS_READ get one that is not published. Public. */
  product?: Maybe<Product>;
  /** What the link of an email that asks about an alert leads to; null for one that this shop has not sent, or whose alert has ended. Public. */
  productAlertLink?: Maybe<ProductAlertLink>;
  /** What the caller wants to be told of products, the newest first, at most 100; without products that are not in the shop now. For customers. */
  productAlerts: Array<ProductAlert>;
  /** What the link that ends alerts leads to; null for one that this shop has not sent. Public. */
  productAlertsStopLink?: Maybe<ProductAlertsStopLink>;
  /** The brands of all products, in alphabetical order, at most 500. Needs PRODUCTS_READ. */
  productBrands: Array<Scalars['String']['output']>;
  /** The published product whose page is at `/shop/{handle}`, or null. A handle that it had before, and its id, find it, too: then `Product.handle` says where its page is. Public. */
  productByHandle?: Maybe<Product>;
  /** What the list of `products` with the same filter can be narrowed by, with counts. Public. */
  productFilterOptions: ProductFilterOptions;
  /** The tags of all products, in alphabetical order, at most 500. Needs PRODUCTS_READ. */
  productTags: Array<Scalars['String']['output']>;
  /** The variants that all products offer, published or not, changed longest ago first: for programs that go by SKU or barcode. Needs PRODUCTS_READ. */
  productVariants: ProductVariantConnection;
  /** The catalogue, a page at a time: what is published, unless the filter names statuses. Public. */
  products: ProductConnection;
  /** What the caller has got and not reviewed yet, as long as it is on sale; what was ordered last comes first. For customers. */
  productsToReview: ProductToReviewConnection;
  /** One promotion, or null. Needs PROMOTIONS_READ. */
  promotion?: Maybe<Promotion>;
  /** What some of the latest carts and orders would have cost with a promotion, as if it ran now. It changes nothing. Needs PROMOTIONS_READ. */
  promotionPreview: PromotionPreviewPayload;
  /** Promotions, the newest first. Needs PROMOTIONS_READ. */
  promotions: PromotionConnection;
  /** What a refund of lines of an order would come to. It changes nothing. Needs ORDERS_REFUND. */
  refundPreview: RefundPreviewPayload;
  /** What the shop would give back for lines of the customer's own order if they were returned. It changes nothing. For customers. */
  returnPreview: RefundPreviewPayload;
  /** All returns of the shop, newest first. Needs ORDERS_READ. */
  returns: ReturnConnection;
  /** What the caller has to do with the reviews of a product. For customers. */
  reviewStanding: ReviewStanding;
  /** All reviews with what their authors wrote last, the last one first. Needs PRODUCTS_READ. */
  reviews: ReviewSubmissionConnection;
  /** One sale by its id, or null. Needs PROMOTIONS_READ. */
  sale?: Maybe<Sale>;
  /** What a sale would make of the prices of its products, whatever other sales there are. Needs PROMOTIONS_READ. */
  salePreview: SalePreview;
  /** The sales of products, running or not, the one that starts last first. Needs PROMOTIONS_READ. */
  sales: SaleConnection;
  /**
   * The orders of each of the last 30 days, today included, oldest first; cancelled and returned orders are not counted. Needs SALES_READ.
   * @deprecated Use salesReport, whose days are those of the shop's time zone.
   */
  salesByDay: Array<SalesDay>;
  /** Sales of a period, and of the period before. What happens to an order is in it a few seconds later. Needs SALES_READ. */
  salesReport: SalesReport;
  /** The views of a list of the back office: those shared with all staff, then the caller's own; none of a list that the caller may not see. For staff. */
  savedViews: Array<SavedView>;
  /** What to offer when a search has found nothing. Public. */
  searchAlternatives: SearchAlternatives;
  /** What shoppers may be looking for, while they type. Public. */
  searchSuggestions: SearchSuggestions;
  /** All groups of words that mean the same in a search, by their first word. Needs SEARCH_WRITE. */
  searchSynonyms: Array<SearchSynonym>;
  /** The caller's sessions that are still valid, the last used first. For customers and staff. */
  sessions: Array<ActiveSession>;
  /** The shop's settings, as staff edit them. Needs SETTINGS_READ. */
  settings: Settings;
  /** The wishlist that a link shares; null for a link that has ended, or that this shop has not made. Public. */
  sharedWishlist?: Maybe<SharedWishlist>;
  /** A file that is imported, or was within 30 days; null when there is none. Needs PRODUCTS_WRITE or CUSTOMERS_WRITE, and the one that the file is about. */
  sheetImport?: Maybe<SheetImport>;
  /** The latest files that staff have imported, or are about to, at most 20, the newest first. Needs PRODUCTS_WRITE or CUSTOMERS_WRITE, and says only what one may import oneself. */
  sheetImports: Array<SheetImport>;
  /** The shop itself: name, currency, current promotion. Public. */
  shop: Shop;
  /** Everybody on the staff, who joined first being first. Needs STAFF_READ. */
  staff: Array<User>;
  /** What a member of staff has made that goes on without them. Needs INTEGRATIONS_READ. */
  staffIntegrations: StaffIntegrations;
  /** The invitation that the link of an email stands for; null for one that is unknown, expired, accepted or withdrawn. Public. */
  staffInvitation?: Maybe<StaffInvitation>;
  /** Who is invited to join the staff and has not accepted yet, the newest first. Needs STAFF_READ. */
  staffInvitations: Array<StaffInvitation>;
  /** The roles of staff: the built-in ones, then the shop's own by name. Needs STAFF_READ. */
  staffRoles: Array<StaffRole>;
  /** The tax classes that products can have, the standard one first. Needs PRODUCTS_READ. */
  taxClasses: Array<TaxClassSummary>;
  /** What waits to be done in the back office, as far as the caller's role includes it. Needs ORDERS_READ, PRODUCTS_READ or CUSTOMERS_READ. */
  toDo: ToDo;
  /** The signed-in user, customer or admin; null without a token. Public. */
  viewer?: Maybe<User>;
  /** One webhook by id, or null. Needs INTEGRATIONS_READ. */
  webhook?: Maybe<Webhook>;
  /** The messages to a webhook of the last 30 days, latest first. Needs INTEGRATIONS_READ. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** What webhooks can be told, with the schema of each message and an example. Needs INTEGRATIONS_READ. */
  webhookEventTypes: Array<WebhookEventTypeInfo>;
  /** Who is told of what happens in the shop, in the order of registration. Needs INTEGRATIONS_READ. */
  webhooks: Array<Webhook>;
  /** The customer's wishlist. For customers. */
  wishlist: Wishlist;
  /** The links that share the caller's wishlists. For customers. */
  wishlistShares: Array<WishlistShare>;
};


/** What can be read. */
export type QueryauditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerycategoryArgs = {
  slug: Scalars['String']['input'];
};


/** What can be read. */
export type QuerycheckoutPreviewArgs = {
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  deliveryMethodId?: InputMaybe<Scalars['ID']['input']>;
  destination?: InputMaybe<DestinationInput>;
  lines?: InputMaybe<Array<CartLineInput>>;
};


/** What can be read. */
export type QuerycollectionArgs = {
  handle: Scalars['String']['input'];
};


/** What can be read. */
export type QuerycollectionPreviewArgs = {
  conditions: Array<CollectionConditionInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  match: CollectionMatch;
};


/** What can be read. */
export type QuerycollectionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerycontactMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ContactMessageFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerycustomerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerycustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  externalIds?: InputMaybe<Array<Scalars['String']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CustomerSort>;
  tag?: InputMaybe<Scalars['String']['input']>;
  updatedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  updatedTo?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. */
export type QuerydeletedProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerydraftOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerydraftOrderPreviewArgs = {
  deliveryMethodId?: InputMaybe<Scalars['ID']['input']>;
  destination?: InputMaybe<DestinationInput>;
  lines: Array<CartLineInput>;
};


/** What can be read. */
export type QuerydraftOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerylegalPageArgs = {
  kind: LegalPageKind;
};


/** What can be read. */
export type QuerylegalTextPreviewArgs = {
  text: Scalars['String']['input'];
};


/** What can be read. */
export type QuerymailPreviewArgs = {
  template: MailTemplate;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QuerynewsletterLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QuerynewsletterSubscribersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<NewsletterState>;
};


/** What can be read. */
export type QueryorderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryorderByLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QueryorderLinkReturnPreviewArgs = {
  lines: Array<ReturnLineInput>;
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QueryordersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OrderSort>;
};


/** What can be read. */
export type QueryownReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerypaymentLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QueryproductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryproductAlertLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QueryproductAlertsStopLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QueryproductByHandleArgs = {
  handle: Scalars['String']['input'];
};


/** What can be read. */
export type QueryproductFilterOptionsArgs = {
  filter?: InputMaybe<ProductFilter>;
};


/** What can be read. */
export type QueryproductVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductVariantFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryproductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** What can be read. */
export type QueryproductsToReviewArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerypromotionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerypromotionPreviewArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: PromotionInput;
};


/** What can be read. */
export type QuerypromotionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<PromotionStatus>;
};


/** What can be read. */
export type QueryrefundPreviewArgs = {
  lines: Array<RefundLineInput>;
  orderId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryreturnPreviewArgs = {
  lines: Array<ReturnLineInput>;
  orderId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryreturnsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReturnFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryreviewStandingArgs = {
  productId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryreviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReviewSubmissionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerysaleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerysalePreviewArgs = {
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  collectionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  percent?: InputMaybe<Scalars['Int']['input']>;
  products?: InputMaybe<Array<SaleProductInput>>;
};


/** What can be read. */
export type QuerysalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerysalesReportArgs = {
  period: SalesPeriodInput;
};


/** What can be read. */
export type QuerysavedViewsArgs = {
  list: SavedViewList;
};


/** What can be read. */
export type QuerysearchAlternativesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** What can be read. */
export type QuerysearchSuggestionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** What can be read. */
export type QuerysharedWishlistArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QuerysheetImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerystaffIntegrationsArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerystaffInvitationArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QuerywebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerywebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<WebhookDeliveryState>;
  type?: InputMaybe<WebhookEventType>;
  webhookId: Scalars['ID']['input'];
};

/** The average of a product's ratings. */
export type Rating = {
  __typename?: 'Rating';
  /** 0 to 5, with one decimal. */
  rate: Scalars['Float']['output'];
  /** Number of ratings. */
  reviews: Scalars['Int']['output'];
};

/** A rating that a list of products can be narrowed by. */
export type RatingFilterValue = {
  __typename?: 'RatingFilterValue';
  /** How many products the list would have. */
  count: Scalars['Int']['output'];
  /** The average rating that products have at least. */
  minRating: Scalars['Int']['output'];
};

/** Money of an order that goes back to the customer, or went. */
export type Refund = {
  __typename?: 'Refund';
  /** Who requested it. */
  actor: OrderActor;
  /** How much, in minor units of the order's currency. */
  amount: Scalars['Money']['output'];
  /** When it was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What it is for; empty for one of an amount alone, or of all that was left of the order. */
  lines: Array<RefundLine>;
  /** Why, in the words of the staff. For staff with ORDERS_READ; null for everyone else, and when nobody said. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The name of the member of staff or the API key that requested it. For staff with ORDERS_READ; null for everyone else. */
  staffName?: Maybe<Scalars['String']['output']>;
  /** Whether it is made. */
  state: RefundState;
};

/** What is refunded of an order. */
export type RefundInput = {
  /** How much, in minor units of the order's currency, at most `Order.refundableAmount`; left out, what `refundPreview` says of the lines. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** A UUID made by the caller, which identifies this refund: a repeat with the same one changes nothing. */
  idempotencyKey: Scalars['ID']['input'];
  /** What it is for; left out, `amount` alone is refunded. */
  lines?: InputMaybe<Array<RefundLineInput>>;
  /** The order's id. */
  orderId: Scalars['ID']['input'];
  /** Why, at most 200 characters; only staff sees it. */
  reason: Scalars['String']['input'];
};

/** A part of an order line that was refunded. */
export type RefundLine = {
  __typename?: 'RefundLine';
  /** What was bought. */
  line: OrderLine;
  /** How many of it were refunded. */
  quantity: Scalars['Int']['output'];
  /** How many of those went back into stock. */
  restockedQuantity: Scalars['Int']['output'];
};

/** A part of an order line to refund. */
export type RefundLineInput = {
  /** The order line's id. */
  orderLineId: Scalars['ID']['input'];
  /** How many, at most what was not refunded yet. */
  quantity: Scalars['Int']['input'];
  /** Whether they go back into stock. Those of a cancelled or returned order did already. */
  restock?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a refund of lines would come to. */
export type RefundPreview = {
  __typename?: 'RefundPreview';
  /** The lines' share of what the customer paid, as far as it was not refunded yet, in minor units of the order's currency. All lines together give the order's total. */
  amount: Scalars['Money']['output'];
  /** What can be refunded at most, in minor units. */
  refundableAmount: Scalars['Money']['output'];
};

/** The result of pricing a refund. */
export type RefundPreviewPayload = {
  __typename?: 'RefundPreviewPayload';
  /** What it would come to; null on an error. */
  preview?: Maybe<RefundPreview>;
  /** Why the lines can't be refunded; empty on success. */
  userErrors: Array<UserError>;
};

/** Whether a refund is made. */
export type RefundState =
  /** The provider rejected it, and an admin gave it up. Only staff sees such refunds. */
  | 'DISMISSED'
  /** It is made, or was recorded as made by hand. */
  | 'DONE'
  /** The provider rejected it: an admin must act. */
  | 'FAILED'
  /** The provider has been asked for it. */
  | 'REQUESTED';

/** A state, province or territory. */
export type Region = {
  __typename?: 'Region';
  /** Its code of ISO 3166-2 without the country's, such as CA. */
  code: Scalars['String']['output'];
  /** What it is called, such as California. */
  name: Scalars['String']['output'];
};

/** What becomes of a variant's regular price when its price changes by a rule. */
export type RegularPriceChange =
  /** It becomes the price before the change, unless it is above that already. Only for lower prices. */
  | 'FORMER_PRICE'
  /** It stays. A product whose new price would be above it is not changed. */
  | 'KEEP'
  /** It is removed. */
  | 'REMOVE';

/** A request of a customer to give back a part of an order, and what became of it. Visible to the customer, and to staff with ORDERS_READ. */
export type Return = {
  __typename?: 'Return';
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Its steps with what was said, oldest first. */
  history: Array<ReturnEvent>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What goes back. */
  lines: Array<ReturnLine>;
  /** What people call it, for example `R1001`. */
  number: Scalars['String']['output'];
  /** The order that it is of. */
  order: Order;
  /** The refund; null until there is one. */
  refund?: Maybe<Refund>;
  /** What is given back for it, in minor units of the order's currency: for what has arrived, once something has; for all of it before. After the refund, what that was. */
  refundAmount: Scalars['Money']['output'];
  /** How far it is. */
  state: ReturnState;
  /** Changes with each step, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** A page of returns. */
export type ReturnConnection = {
  __typename?: 'ReturnConnection';
  /** The returns with their cursors. */
  edges: Array<ReturnEdge>;
  /** The returns of the page. */
  nodes: Array<Return>;
  /** Whether more follow. */
  pageInfo: PageInfo;
  /** How many there are, counted up to 10,000; 10,001 when there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the number of all, or there are at least so many. */
  totalCountPrecision: CountPrecision;
};

/** A return with its place in a list. */
export type ReturnEdge = {
  __typename?: 'ReturnEdge';
  /** The place, for `after`. */
  cursor: Scalars['String']['output'];
  /** The return. */
  node: Return;
};

/** A step of a return. */
export type ReturnEvent = {
  __typename?: 'ReturnEvent';
  /** Who made it. */
  actor: OrderActor;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The name of the member of staff or the API key that made it. For staff with ORDERS_READ; null for everyone else. */
  staffName?: Maybe<Scalars['String']['output']>;
  /** The state that it brought. Goods that arrive in several parcels bring RECEIVED several times. */
  state: ReturnState;
  /** What the customer or staff said with it; null when nothing. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Conditions on returns; all that are given must hold. */
export type ReturnFilter = {
  /** Only returns in one of these states; an empty list: any. */
  states?: InputMaybe<Array<ReturnState>>;
  /** Only the return with this number, and returns of orders that `OrderFilter.text` finds. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What a customer asks to return. */
export type ReturnInput = {
  /** A UUID made by the caller, which becomes the return's id: a repeat with the same one changes nothing. */
  idempotencyKey: Scalars['ID']['input'];
  /** What goes back, each line once. */
  lines: Array<ReturnLineInput>;
  /** What the customer says besides, at most 1000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order's id. */
  orderId: Scalars['ID']['input'];
};

/** A part of an order line that goes back. */
export type ReturnLine = {
  __typename?: 'ReturnLine';
  /** What was bought. */
  line: OrderLine;
  /** How many of it go back. */
  quantity: Scalars['Int']['output'];
  /** Why. */
  reason: ReturnReason;
  /** How many of them have arrived at the shop. */
  receivedQuantity: Scalars['Int']['output'];
  /** How many of those went back into stock. */
  restockedQuantity: Scalars['Int']['output'];
};

/** A part of an order line to return. */
export type ReturnLineInput = {
  /** The order line's id. */
  orderLineId: Scalars['ID']['input'];
  /** How many, at most what `Order.returnability` says; 0 is the same as leaving the line out. */
  quantity: Scalars['Int']['input'];
  /** Why; needed to ask for the return. */
  reason?: InputMaybe<ReturnReason>;
};

/** Result of a change of a return. */
export type ReturnPayload = {
  __typename?: 'ReturnPayload';
  /** The return; null on an error. */
  return?: Maybe<Return>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Why something goes back, in the customer's view. */
export type ReturnReason =
  /** It arrived too late. */
  | 'ARRIVED_TOO_LATE'
  /** They don't want it any more. */
  | 'CHANGED_MIND'
  /** It arrived damaged. */
  | 'DAMAGED'
  /** It does not work. */
  | 'DEFECTIVE'
  /** It does not fit. */
  | 'DOES_NOT_FIT'
  /** It is not as the shop describes it. */
  | 'NOT_AS_DESCRIBED'
  /** Another reason. */
  | 'OTHER'
  /** It is not what was ordered. */
  | 'WRONG_ITEM';

/** How much of a line of a return has arrived, in all. */
export type ReturnReceiptInput = {
  /** The order line's id. */
  orderLineId: Scalars['ID']['input'];
  /** How many have arrived, those of earlier parcels included. */
  receivedQuantity: Scalars['Int']['input'];
  /** How many of them went or go back into stock, those of before included. Those of a cancelled or returned order did already. */
  restockedQuantity?: InputMaybe<Scalars['Int']['input']>;
};

/** What is refunded of a return. */
export type ReturnRefundInput = {
  /** How much, in minor units of the order's currency, at most `Order.refundableAmount`; left out, `Return.refundAmount`. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** A UUID made by the caller, which becomes the refund's id. */
  idempotencyKey: Scalars['ID']['input'];
  /** Why it is another amount, at most 200 characters; only staff sees it. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What customers can send back. */
export type ReturnSettings = {
  __typename?: 'ReturnSettings';
  /** Within how many days after the day of its delivery something can be returned, in the shop's time zone; 0: the shop takes nothing back by itself. */
  days: Scalars['Int']['output'];
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** What customers can send back. A field left out stays. */
export type ReturnSettingsInput = {
  /** Within how many days after the day of its delivery something can be returned, 0 to 365; 0: the shop takes nothing back by itself. */
  days?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of changing what customers can send back. */
export type ReturnSettingsPayload = {
  __typename?: 'ReturnSettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<ReturnSettings>;
  /** What everybody now sees of the shop; null on an error. */
  shop?: Maybe<Shop>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** How far a return is. */
export type ReturnState =
  /** Staff have agreed; the customer sends the goods. */
  | 'APPROVED'
  /** The customer has withdrawn it. */
  | 'CANCELLED'
  /** The goods have arrived, or a part of them. */
  | 'RECEIVED'
  /** What arrived was refunded, or the provider was asked to. It has ended. */
  | 'REFUNDED'
  /** Staff have refused it, and said why. */
  | 'REFUSED'
  /** The customer has asked for it; staff have to decide. */
  | 'REQUESTED';

/** Whether and until when something of an order can be returned. */
export type Returnability = {
  __typename?: 'Returnability';
  /** What can be returned now. */
  lines: Array<ReturnableLine>;
  /** Why nothing can be returned now; null when something can. */
  problem?: Maybe<UserError>;
  /** The first moment at which it is too late; null for an order that is not delivered, and when the shop takes nothing back by itself. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** A part of an order line that can be returned. */
export type ReturnableLine = {
  __typename?: 'ReturnableLine';
  /** What was bought. */
  line: OrderLine;
  /** How many of it, at least one: delivered, neither refunded nor in another return. */
  quantity: Scalars['Int']['output'];
};

/** A customer's review of a product that they have got, as it was approved. */
export type Review = {
  __typename?: 'Review';
  /** What the shop says to it; null: nothing. */
  answer?: Maybe<ReviewAnswer>;
  /** The author's first name and the initial of the last one; their name when they wrote it. */
  authorName: Scalars['String']['output'];
  /** When it was first written. */
  createdAt: Scalars['DateTime']['output'];
  /** How many customers found it helpful. */
  helpfulVotes: Scalars['Int']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether its author has bought the product in this shop. Reviews of the sample are by nobody who has. */
  isVerifiedPurchase: Scalars['Boolean']['output'];
  /** Up to four pictures by its author. */
  pictures: Array<Image>;
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
  /** Plain text with line breaks. */
  text: Scalars['String']['output'];
  /** A line of plain text. */
  title: Scalars['String']['output'];
};

/** The shop's answer to a review. */
export type ReviewAnswer = {
  __typename?: 'ReviewAnswer';
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Plain text with line breaks. */
  text: Scalars['String']['output'];
};

/** A page of reviews. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews with their cursors. */
  edges: Array<ReviewEdge>;
  /** The reviews of the page. */
  nodes: Array<Review>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** How many match in all; 10,001 when there are more than 10,000. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the number of all, or there are at least so many. */
  totalCountPrecision: CountPrecision;
};

/** How many reviews give so many stars. */
export type ReviewCount = {
  __typename?: 'ReviewCount';
  /** How many do. */
  reviews: Scalars['Int']['output'];
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** What staff decide of a review. */
export type ReviewDecision =
  /** Shoppers see what was written last. */
  | 'APPROVE'
  /** Shoppers don't see what was written last. Of an edit of an approved review, the approved version stays; to reject once more hides that, too. */
  | 'REJECT';

/** The result of deleting a review. */
export type ReviewDeletePayload = {
  __typename?: 'ReviewDeletePayload';
  /** The id of the review that was deleted; null on an error. */
  reviewId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A review in a list. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** The cursor that stands for it. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: Review;
};

/** Conditions on the reviews of a product; all that are given must hold. */
export type ReviewFilter = {
  /** True: with pictures. */
  hasPictures?: InputMaybe<Scalars['Boolean']['input']>;
  /** With so many stars, 1 to 5. */
  stars?: InputMaybe<Scalars['Int']['input']>;
};

/** What a customer says of a product. */
export type ReviewInput = {
  /** Up to four pictures, by the ids with which `POST /api/reviewPictures` has answered; left out: none. */
  pictureIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 5. */
  stars: Scalars['Int']['input'];
  /** Plain text of 10 to 2,000 characters; line breaks are kept. */
  text: Scalars['String']['input'];
  /** A line of plain text, 1 to 100 characters. */
  title: Scalars['String']['input'];
};

/** What became of one of several reviews. */
export type ReviewModerateResult = {
  __typename?: 'ReviewModerateResult';
  /** The review as it is now, changed or not; null when there is none. */
  review?: Maybe<ReviewSubmission>;
  /** The id that was given. */
  reviewId: Scalars['ID']['output'];
  /** Why it was not decided on; empty when it was. */
  userErrors: Array<UserError>;
};

/** The result of writing, changing or answering a review. */
export type ReviewPayload = {
  __typename?: 'ReviewPayload';
  /** The review as it is now; null on an error. */
  review?: Maybe<ReviewSubmission>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** The result of saying whether one wants to be asked for reviews. */
export type ReviewRequestsPayload = {
  __typename?: 'ReviewRequestsPayload';
  /** Whether the customer is asked from now on; null on an error. */
  areWanted?: Maybe<Scalars['Boolean']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** When customers are asked for reviews. */
export type ReviewSettings = {
  __typename?: 'ReviewSettings';
  /** How many days after the delivery of an order its customer is asked by email, once; null: never. */
  askAfterDays?: Maybe<Scalars['Int']['output']>;
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** When customers are asked for reviews. A field left out stays. */
export type ReviewSettingsInput = {
  /** How many days after the delivery of an order its customer is asked by email, 1 to 90; null: never. */
  askAfterDays?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of changing when customers are asked for reviews. */
export type ReviewSettingsPayload = {
  __typename?: 'ReviewSettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<ReviewSettings>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** In which order the reviews of a product are listed. */
export type ReviewSort =
  /** Those with the most stars first. */
  | 'HIGHEST'
  /** Those with the fewest stars first. */
  | 'LOWEST'
  /** Those that most customers found helpful first. */
  | 'MOST_HELPFUL'
  /** The newest first. */
  | 'NEWEST';

/** What a customer has to do with the reviews of a product. */
export type ReviewStanding = {
  __typename?: 'ReviewStanding';
  /** Whether they have got it, and so may review it; also when they have done so. */
  mayReview: Scalars['Boolean']['output'];
  /** What they have written; null: nothing. */
  submission?: Maybe<ReviewSubmission>;
  /** The ids of the reviews of it that they found helpful. */
  votedReviewIds: Array<Scalars['ID']['output']>;
};

/** What staff have decided of what a review's author wrote last. */
export type ReviewState =
  /** Shoppers see it. */
  | 'APPROVED'
  /** Shoppers don't see it; where it is an edit, perhaps what was approved before. */
  | 'REJECTED'
  /** Nothing yet. */
  | 'WAITING';

/** A review as its author wrote it last. Seen by its author and by staff with PRODUCTS_READ. */
export type ReviewSubmission = {
  __typename?: 'ReviewSubmission';
  /** What the shop says to it; null: nothing. */
  answer?: Maybe<ReviewAnswer>;
  /** The author's first name and the initial of the last one. */
  authorName: Scalars['String']['output'];
  /** When its author wrote it last. */
  changedAt: Scalars['DateTime']['output'];
  /** When it was first written. */
  createdAt: Scalars['DateTime']['output'];
  /** The author's id; null for a review of the sample, which nobody with an account has written. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** Opaque id, the same as that of the review that shoppers see. */
  id: Scalars['ID']['output'];
  /** The order that it came with; null for a review of the sample. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The order's number; null for a review of the sample, and when the order is gone. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Up to four pictures. */
  pictures: Array<Image>;
  /** The product; null when shoppers can't see it any more. */
  product?: Maybe<Product>;
  /** The product's id. */
  productId: Scalars['ID']['output'];
  /** The product's title as it is now. */
  productTitle: Scalars['String']['output'];
  /** What staff told the author when they rejected it; null: nothing. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
  /** What shoppers see now: while an edit waits, what was approved before. Null: nothing. */
  shown?: Maybe<Review>;
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
  /** What staff have decided of it. */
  state: ReviewState;
  /** Plain text with line breaks. */
  text: Scalars['String']['output'];
  /** A line of plain text. */
  title: Scalars['String']['output'];
  /** Changes with each edit by its author or by staff, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** A page of reviews with what their authors wrote last. */
export type ReviewSubmissionConnection = {
  __typename?: 'ReviewSubmissionConnection';
  /** The reviews with their cursors. */
  edges: Array<ReviewSubmissionEdge>;
  /** The reviews of the page. */
  nodes: Array<ReviewSubmission>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** How many match in all; 10,001 when there are more than 10,000. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the number of all, or there are at least so many. */
  totalCountPrecision: CountPrecision;
};

/** A review in a list. */
export type ReviewSubmissionEdge = {
  __typename?: 'ReviewSubmissionEdge';
  /** The cursor that stands for it. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: ReviewSubmission;
};

/** Conditions on reviews that staff read; all that are given must hold. */
export type ReviewSubmissionFilter = {
  /** Of this product. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** With so many stars, 1 to 5. */
  stars?: InputMaybe<Scalars['Int']['input']>;
  /** Of which staff have decided this. */
  state?: InputMaybe<ReviewState>;
  /** With this text in title, text or the author's name. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What a product's rating is made of: its approved reviews. */
export type ReviewSummary = {
  __typename?: 'ReviewSummary';
  /** How many of them give 5, 4, 3, 2 and 1 stars, in this order. */
  counts: Array<ReviewCount>;
  /** The average of the approved reviews, 1 to 5 with one decimal; null without any. */
  rate?: Maybe<Scalars['Float']['output']>;
  /** Number of approved reviews. */
  reviews: Scalars['Int']['output'];
  /**
   * Figures without reviews that products of the sample started from.
   * @deprecated Null: the sample has reviews now.
   */
  startingRating?: Maybe<Rating>;
};

/** A review as it was read. */
export type ReviewVersionInput = {
  /** Its `version` when it was read; null: whatever it is now. */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** The review's id. */
  id: Scalars['ID']['input'];
};

/** The result of saying whether a review is helpful. */
export type ReviewVotePayload = {
  __typename?: 'ReviewVotePayload';
  /** Whether the caller finds it helpful now; null on an error. */
  isHelpful?: Maybe<Scalars['Boolean']['output']>;
  /** The review with the votes that it has now; null on an error. */
  review?: Maybe<Review>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** The result of deciding on reviews. */
export type ReviewsModeratePayload = {
  __typename?: 'ReviewsModeratePayload';
  /** What became of each review, in their order; null on an error that concerns them all. */
  results?: Maybe<Array<ReviewModerateResult>>;
  /** Why nothing was changed at all; empty otherwise. */
  userErrors: Array<UserError>;
};

/** What a user may do. */
export type Role =
  /** Runs the shop. */
  | 'ADMIN'
  /** Buys. */
  | 'CUSTOMER';

/** The sale that a price belongs to, while it is running. */
export type RunningSale = {
  __typename?: 'RunningSale';
  /** When it ends, perhaps to begin anew. */
  endsAt: Scalars['DateTime']['output'];
  /** The sale's name. */
  name: Scalars['String']['output'];
};

/** A sale: products that cost less for a time. When a product is in several that run at once, the one with its best price for the shopper counts. Staff only. */
export type Sale = {
  __typename?: 'Sale';
  /** The categories whose products are in it, with those beneath them. */
  categories: Array<Category>;
  /** The collections whose products are in it. */
  collections: Array<Collection>;
  /** When it ends; of one that repeats, the first time. */
  endsAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether the home page shows it among the flash sales, and the banner counts down to its end. */
  isFlashSale: Scalars['Boolean']['output'];
  /** Its name; shoppers see it beside the countdown of a flash sale. */
  name: Scalars['String']['output'];
  /** Whole percent off, 1 to 99; null when each product has a price of its own. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** When that period ends. */
  periodEndsAt: Scalars['DateTime']['output'];
  /** When the period begins that it is in; else the next one, else the last. */
  periodStartsAt: Scalars['DateTime']['output'];
  /** How many products have a price of this sale now. */
  productCount: Scalars['Int']['output'];
  /** The products chosen for it; those deleted meanwhile are missing. */
  products: Array<SaleProduct>;
  /** Whether it starts anew. */
  repeats: SaleRepeat;
  /** When it starts; of one that repeats, the first time. */
  startsAt: Scalars['DateTime']['output'];
  /** Whether it is running now. */
  status: SaleStatus;
  /** Changes with each edit by staff, and with nothing else; pass it to an update as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** A page of sales. */
export type SaleConnection = {
  __typename?: 'SaleConnection';
  /** The sales with their cursors. */
  edges: Array<SaleEdge>;
  /** The sales of this page. */
  nodes: Array<Sale>;
  /** Where to continue. */
  pageInfo: PageInfo;
  /** The number of all sales. */
  totalCount: Scalars['Int']['output'];
};

/** The result of deleting a sale. */
export type SaleDeletePayload = {
  __typename?: 'SaleDeletePayload';
  /** The deleted sale's id; null on an error. */
  saleId?: Maybe<Scalars['ID']['output']>;
  /** What went wrong; empty on success. */
  userErrors: Array<UserError>;
};

/** A sale in a page. */
export type SaleEdge = {
  __typename?: 'SaleEdge';
  /** The cursor to continue after. */
  cursor: Scalars['String']['output'];
  /** The sale. */
  node: Sale;
};

/** A new sale. It needs at least one product, category or collection, and a percentage unless each product has a price. */
export type SaleInput = {
  /** Ids of categories whose products are in it, with those beneath them; at most 50. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of collections whose products are in it, at most 50. Collections by price take the prices without sales. */
  collectionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When it ends: after its start, and at most a week after it if it repeats. */
  endsAt: Scalars['DateTime']['input'];
  /** Whether the home page shows it among the flash sales, and the banner counts down to its end; left out: it does not. */
  isFlashSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name, 1 to 60 characters; shoppers see it beside the countdown of a flash sale. */
  name: Scalars['String']['input'];
  /** Whole percent off, 1 to 99; left out: each product has a price of its own. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Products, at most 200. */
  products?: InputMaybe<Array<SaleProductInput>>;
  /** Whether it starts anew; left out: it does not. */
  repeats?: InputMaybe<SaleRepeat>;
  /** When it starts. */
  startsAt: Scalars['DateTime']['input'];
};

/** The result of changing a sale. */
export type SalePayload = {
  __typename?: 'SalePayload';
  /** The sale; null on an error. */
  sale?: Maybe<Sale>;
  /** What went wrong; empty on success. */
  userErrors: Array<UserError>;
};

/** What a sale would make of prices. */
export type SalePreview = {
  __typename?: 'SalePreview';
  /** How many products would be in it. */
  productCount: Scalars['Int']['output'];
  /** The first of them, in the merchant's order. */
  products: Array<SalePreviewProduct>;
};

/** A product in the preview of a sale. */
export type SalePreviewProduct = {
  __typename?: 'SalePreviewProduct';
  /** What that would cost in the sale, in minor units; the same as before when the sale does not lower it. */
  after: Scalars['Money']['output'];
  /** What its cheapest variant costs without any sale, in minor units. */
  before: Scalars['Money']['output'];
  /** The product. */
  product: Product;
};

/** A product chosen for a sale. */
export type SaleProduct = {
  __typename?: 'SaleProduct';
  /** What each of its variants costs in the sale that would cost more without it, in minor units; null: what the sale's percentage makes of its price. */
  price?: Maybe<Scalars['Money']['output']>;
  /** The product. */
  product: Product;
};

/** A product for a sale. */
export type SaleProductInput = {
  /** What each of its variants costs in the sale that would cost more without it, in minor units; left out: what the sale's percentage makes of its price. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** The product's id. */
  productId: Scalars['ID']['input'];
};

/** Whether a sale starts anew. */
export type SaleRepeat =
  /** It does not. */
  | 'NONE'
  /** A week after its last start, at the same time on the clocks of the shop's time zone, until it is ended. */
  | 'WEEKLY';

/** Where a sale is in time. */
export type SaleStatus =
  /** It is over. */
  | 'ENDED'
  /** It is running. */
  | 'RUNNING'
  /** It will start, perhaps again. */
  | 'SCHEDULED';

/** Changes to a sale; a field left out stays. */
export type SaleUpdateInput = {
  /** Ids of categories, at most 50; they replace those there are. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of collections, at most 50; they replace those there are. */
  collectionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When it ends: after its start, and at most a week after it if it repeats. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether the home page shows it among the flash sales, and the banner counts down to its end. */
  isFlashSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name, 1 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whole percent off, 1 to 99; null: each product has a price of its own. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Products, at most 200; they replace those there are. */
  products?: InputMaybe<Array<SaleProductInput>>;
  /** Whether it starts anew. */
  repeats?: InputMaybe<SaleRepeat>;
  /** When it starts; of one that repeats, the first time. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The orders of one day, in the shop's currency; older orders in a previous currency are left out. */
export type SalesDay = {
  __typename?: 'SalesDay';
  /** The first instant of the day; days are in UTC. */
  day: Scalars['DateTime']['output'];
  /** How many orders. */
  orders: Scalars['Int']['output'];
  /** What they came to, in minor units. */
  total: Scalars['Money']['output'];
};

/** What was sold in a period. */
export type SalesFigures = {
  __typename?: 'SalesFigures';
  /** What an order came to on average, in minor units, rounded; null without orders. */
  averageOrder?: Maybe<Scalars['Money']['output']>;
  /** Carts begun in the period: a cart begins with its first line, and ends when it is ordered or emptied. */
  carts: Scalars['Int']['output'];
  /** Which part of `carts` has been ordered since, whenever that was, from 0 to 1; null without carts. What was bought without the cart is not counted. */
  conversion?: Maybe<Scalars['Float']['output']>;
  /** The totals of the orders placed, delivery included, in minor units; what is still to be paid is counted, what was cancelled is not. */
  grossSales: Scalars['Money']['output'];
  /** `grossSales` without what has been refunded of these orders since, whenever that was, in minor units. */
  netSales: Scalars['Money']['output'];
  /** Customers whose first order is in the period. */
  newCustomers: Scalars['Int']['output'];
  /** How many orders were placed. */
  orders: Scalars['Int']['output'];
  /** Customers who ordered in the period, and had ordered before it. */
  returningCustomers: Scalars['Int']['output'];
};

/** Days in the shop's time zone: either `lastDays`, or `from` and `to`; at most 366. */
export type SalesPeriodInput = {
  /** The first day. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** So many days up to today, today included. */
  lastDays?: InputMaybe<Scalars['Int']['input']>;
  /** The last day, today at the latest. */
  to?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** Sales of a period against those of the period before, in the shop's currency. What was ordered in another currency, before the shop changed it, is not counted, except in the customers. Cancelled orders are never counted. */
export type SalesReport = {
  __typename?: 'SalesReport';
  /** What was sold most. Orders that were returned or refunded are counted, as in `grossSales`. */
  bestSellers: Array<BestSeller>;
  /** Each day of the period, oldest first, those without orders too. */
  days: Array<SalesReportDay>;
  /** The sales of the period. */
  figures: SalesFigures;
  /** The first day, in the shop's time zone. */
  from: Scalars['LocalDate']['output'];
  /** Whether the last day is today. The last day of the period before is then counted up to the same time, to the next quarter of an hour, so that like is compared with like. */
  isOngoing: Scalars['Boolean']['output'];
  /** The sales of the period before. */
  previousFigures: SalesFigures;
  /** The first day of the period before, which has as many days. */
  previousFrom: Scalars['LocalDate']['output'];
  /** The last day of the period before. */
  previousTo: Scalars['LocalDate']['output'];
  /** The last day. */
  to: Scalars['LocalDate']['output'];
};


/** Sales of a period against those of the period before, in the shop's currency. What was ordered in another currency, before the shop changed it, is not counted, except in the customers. Cancelled orders are never counted. */
export type SalesReportbestSellersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BestSellerSort>;
};

/** What was sold on a day. */
export type SalesReportDay = {
  __typename?: 'SalesReportDay';
  /** The day, in the shop's time zone. */
  day: Scalars['LocalDate']['output'];
  /** As in `SalesFigures`. */
  grossSales: Scalars['Money']['output'];
  /** As in `SalesFigures`. */
  netSales: Scalars['Money']['output'];
  /** How many orders were placed. */
  orders: Scalars['Int']['output'];
};

/** A search of a list that staff come back to, with its filters, order and columns. */
export type SavedView = {
  __typename?: 'SavedView';
  /** Opaque id; the list's URL has it as `view`. */
  id: Scalars['ID']['output'];
  /** Whether all staff see it who may see the list. */
  isShared: Scalars['Boolean']['output'];
  /** The list that it is of. */
  list: SavedViewList;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Search, filters, order and columns as the list's URL has them after the question mark, such as `status=pending&columns=date%2Ctotal`. */
  query: Scalars['String']['output'];
  /** Changes with each edit by staff, and with nothing else; pass it to an update as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** Result of deleting a view. */
export type SavedViewDeletePayload = {
  __typename?: 'SavedViewDeletePayload';
  /** The id of the deleted view; null on an error. */
  savedViewId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A new view of a list. */
export type SavedViewInput = {
  /** Whether all staff see it; left out: false. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** The list that it is of. */
  list: SavedViewList;
  /** What it is called, 1 to 40 characters; no other of one's own views of the list, or of the shared ones, has the name. There are at most 20 of each. */
  name: Scalars['String']['input'];
  /** What it shows, at most 1000 characters, as the list's URL has it after the question mark. */
  query: Scalars['String']['input'];
};

/** A list of the back office. */
export type SavedViewList =
  /** The customers; to see it needs CUSTOMERS_READ. */
  | 'CUSTOMERS'
  /** The orders; to see it needs ORDERS_READ. */
  | 'ORDERS'
  /** The products; to see it needs PRODUCTS_READ. */
  | 'PRODUCTS';

/** Result of a change of a view. */
export type SavedViewPayload = {
  __typename?: 'SavedViewPayload';
  /** The view; null on an error. */
  savedView?: Maybe<SavedView>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A change of a view; what is left out stays. */
export type SavedViewUpdateInput = {
  /** Whether all staff see it; a shared one that no longer is becomes the caller's own. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is called, 1 to 40 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it shows, at most 1000 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
};

/** What to offer when a search has found nothing. */
export type SearchAlternatives = {
  __typename?: 'SearchAlternatives';
  /** Words of the catalogue that are spelt like those of the search, at most 5, nearest first. */
  nearWords: Array<Scalars['String']['output']>;
  /** The products that sold most of late, of those in stock. */
  popularProducts: Array<Product>;
};

/** What shoppers may be looking for. */
export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  /** Categories with these words in their name, at most 3. */
  categories: Array<Category>;
  /** Collections with these words in their title, at most 3. */
  collections: Array<Collection>;
  /** The best matches, best first. */
  products: Array<Product>;
  /** The text with its last word finished by usual words of the catalogue, at most 5, most usual first. */
  texts: Array<Scalars['String']['output']>;
};

/** Words that mean the same in a search: who types one of them finds what is called by another. */
export type SearchSynonym = {
  __typename?: 'SearchSynonym';
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Changes with each edit by staff, and with nothing else; pass it to an update as `expectedVersion`. */
  version: Scalars['String']['output'];
  /** Words and phrases in lower case, 2 to 20. */
  words: Array<Scalars['String']['output']>;
};

/** The result of deleting a group of synonyms. */
export type SearchSynonymDeletePayload = {
  __typename?: 'SearchSynonymDeletePayload';
  /** The deleted group's id; null on an error. */
  searchSynonymId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Words that mean the same in a search. */
export type SearchSynonymInput = {
  /** 2 to 20 different words or phrases of up to 60 characters; plurals need not be listed. */
  words: Array<Scalars['String']['input']>;
};

/** The result of changing a group of synonyms. */
export type SearchSynonymPayload = {
  __typename?: 'SearchSynonymPayload';
  /** The group; null on an error. */
  searchSynonym?: Maybe<SearchSynonym>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** What an admin's login asks for after the password: a code of an authenticator app, or a passkey. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** When it was turned on. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it takes the codes of an authenticator app. */
  hasApp: Scalars['Boolean']['output'];
  /** The passkeys that it takes, the oldest first. */
  passkeys: Array<Passkey>;
  /** How many recovery codes have not been used yet, of ten. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** Asks for the second step of an admin's login. */
export type SecondFactorChallenge = {
  __typename?: 'SecondFactorChallenge';
  /** Until when the token is valid. */
  expiresAt: Scalars['DateTime']['output'];
  /** What the second step may be. */
  methods: Array<SecondFactorMethod>;
  /** For `adminSessionVerify` and passkeys; valid for five minutes, and for nothing else. */
  token: Scalars['String']['output'];
};

/** What can stand as the second step of a login. A recovery code always can. */
export type SecondFactorMethod =
  /** A code of an authenticator app. */
  | 'APP'
  /** A passkey. */
  | 'PASSKEY';

/** Result of a change of the caller's second factor. */
export type SecondFactorPayload = {
  __typename?: 'SecondFactorPayload';
  /** New recovery codes, which are shown this once; empty when there are none, and on an error. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The caller; null on an error. */
  user?: Maybe<User>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A secret for an authenticator app. */
export type SecondFactorSetUp = {
  __typename?: 'SecondFactorSetUp';
  /** Until when the token is valid. */
  expiresAt: Scalars['DateTime']['output'];
  /** In base32, to be typed into the app. */
  secret: Scalars['String']['output'];
  /** For `secondFactorTurnOn`; valid for 15 minutes. */
  token: Scalars['String']['output'];
  /** The `otpauth:` address that the app reads from a QR code. */
  uri: Scalars['String']['output'];
};

/** Result of beginning to set up a second factor. */
export type SecondFactorSetUpPayload = {
  __typename?: 'SecondFactorSetUpPayload';
  /** What the app needs; null on an error. */
  setUp?: Maybe<SecondFactorSetUp>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** How staff sign in. */
export type SecuritySettings = {
  __typename?: 'SecuritySettings';
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** Whether staff without a second factor can do nothing but set one up. */
  requiresSecondFactor: Scalars['Boolean']['output'];
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** How staff sign in. A field left out stays. */
export type SecuritySettingsInput = {
  /** Whether staff without a second factor can do nothing but set one up. */
  requiresSecondFactor?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of changing how staff sign in. */
export type SecuritySettingsPayload = {
  __typename?: 'SecuritySettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<SecuritySettings>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A user's session. */
export type Session = {
  __typename?: 'Session';
  /** When the token expires at the latest. */
  expiresAt: Scalars['DateTime']['output'];
  /** The bearer token. Keep it secret; it is shown only here. */
  token: Scalars['String']['output'];
  /** Who is signed in. */
  user: User;
};

/** The credentials. */
export type SessionCreateInput = {
  /** An email (it has an @) or a phone number. */
  emailOrPhone: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** Result of a logout. */
export type SessionEndPayload = {
  __typename?: 'SessionEndPayload';
  /** Whether the session has ended. */
  ended: Scalars['Boolean']['output'];
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of a sign-up or login. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** What changed when the cart of a guest's session was joined to the customer's; empty when nothing did. */
  cartWarnings: Array<CartWarning>;
  /** Set when the password was right and the code of a second factor is asked for. */
  challenge?: Maybe<SecondFactorChallenge>;
  /** The new session; null on an error, and when a code is asked for. */
  session?: Maybe<Session>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of ending sessions. */
export type SessionsEndPayload = {
  __typename?: 'SessionsEndPayload';
  /** The caller's sessions that are left, the last used first; null on an error, and when the one that asks has ended. */
  sessions?: Maybe<Array<ActiveSession>>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A setting that the environment has set, so that it can't be edited. */
export type SettingLock = {
  __typename?: 'SettingLock';
  /** The name of the field. */
  field: Scalars['String']['output'];
  /** The environment variable that sets it. */
  variable: Scalars['String']['output'];
};

/** The shop's settings, as staff edit them. */
export type Settings = {
  __typename?: 'Settings';
  /** When customers are reminded of their carts. */
  carts: CartSettings;
  /** What delivery costs. */
  delivery: DeliverySettings;
  /** Who the shop is and how it is reached. */
  general: GeneralSettings;
  /** The other storefronts that use the API. */
  headless: HeadlessSettings;
  /** The legal pages. */
  legal: LegalSettings;
  /** How emails to customers begin. */
  mails: MailSettings;
  /** How customers pay. */
  payments: PaymentSettings;
  /** What customers can send back. */
  returns: ReturnSettings;
  /** When customers are asked for reviews. */
  reviews: ReviewSettings;
  /** How staff sign in. */
  security: SecuritySettings;
  /** What shoppers see first. */
  storefront: StorefrontSettings;
  /** Whether and how the shop charges taxes. */
  taxes: TaxSettings;
};

/** A wishlist as whoever has its link sees it. */
export type SharedWishlist = {
  __typename?: 'SharedWishlist';
  /** Its name; null: the default list. */
  name?: Maybe<Scalars['String']['output']>;
  /** The first name of whose it is. */
  ownerName: Scalars['String']['output'];
  /** The products on it; without those that are not in the shop now. */
  products: Array<Product>;
};

/** A file that changes many things at once, uploaded by `POST /api/imports/...`. Needs PRODUCTS_WRITE, or CUSTOMERS_WRITE for a file of customers. */
export type SheetImport = {
  __typename?: 'SheetImport';
  /** The name of the member of staff whose import it is. */
  actorName: Scalars['String']['output'];
  /** How many things it changes, or has changed. */
  changedCount: Scalars['Int']['output'];
  /** When the file was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** How many things it creates, or has created. */
  createdCount: Scalars['Int']['output'];
  /** When it was done, given up or found faulty; null before. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is wrong with its rows, or what they change, in the order of the file. All of them are in `GET /api/imports/{id}/report`. */
  entries: Array<SheetImportEntry>;
  /** How many faults were found; after a thousand nobody looks further. */
  faultCount: Scalars['Int']['output'];
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** Opaque id. What the import changes is in the audit log with this as the request's id. */
  id: Scalars['ID']['output'];
  /** What the file is about. */
  kind: SheetImportKind;
  /** How many pictures were fetched from other servers so far, to be checked. */
  pictureCount: Scalars['Int']['output'];
  /** How many rows the file has; null until they have been counted. */
  rowCount?: Maybe<Scalars['Int']['output']>;
  /** How many rows have been checked, or imported. */
  rowsDone: Scalars['Int']['output'];
  /** How far it is. */
  state: SheetImportState;
};


/** A file that changes many things at once, uploaded by `POST /api/imports/...`. Needs PRODUCTS_WRITE, or CUSTOMERS_WRITE for a file of customers. */
export type SheetImportentriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What is wrong with a row of a file, or what it creates or changes. Needs PRODUCTS_WRITE, or CUSTOMERS_WRITE for a file of customers. */
export type SheetImportEntry = {
  __typename?: 'SheetImportEntry';
  /** What is there after it; null for nothing. */
  after?: Maybe<Scalars['String']['output']>;
  /** What was in the column's place before; null for nothing. */
  before?: Maybe<Scalars['String']['output']>;
  /** The column concerned; null for the whole row. */
  column?: Maybe<Scalars['String']['output']>;
  /** Which of these. */
  kind: SheetImportEntryKind;
  /** The line of the file, from 1, which names the columns. */
  line: Scalars['Int']['output'];
  /** What is wrong; null for what is created or changed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The name of what the row is about; null while it is not known. */
  subject?: Maybe<Scalars['String']['output']>;
};

/** What is said of a row. */
export type SheetImportEntryKind =
  /** It changes something. */
  | 'CHANGED'
  /** It creates something. */
  | 'CREATED'
  /** Something is wrong with it. */
  | 'FAULT';

/** What a file is about. */
export type SheetImportKind =
  /** Customers. */
  | 'CUSTOMERS'
  /** Products with their variants. */
  | 'PRODUCTS'
  /** The stock of variants. */
  | 'STOCK';

/** Result of a change of an import. */
export type SheetImportPayload = {
  __typename?: 'SheetImportPayload';
  /** The import; null on an error. */
  sheetImport?: Maybe<SheetImport>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** How far an import is. */
export type SheetImportState =
  /** Somebody gave it up. Nothing was changed. */
  | 'CANCELLED'
  /** Its rows are being checked, or wait for it. */
  | 'CHECKING'
  /** All of it was imported. */
  | 'DONE'
  /** It broke off. Nothing was changed. */
  | 'FAILED'
  /** Some rows are faulty. Nothing was changed. */
  | 'FAULTY'
  /** Its rows are being imported, or wait for it. Nobody sees a change until all are done. */
  | 'IMPORTING'
  /** All rows are good. Nothing has been changed yet; the file waits for a day. */
  | 'READY'
  /** The file is on its way. */
  | 'UPLOADING';

/** A parcel on its way to the customer, with a part of an order or all of it. */
export type Shipment = {
  __typename?: 'Shipment';
  /** Who carries it; null when nobody noted it. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** When it was noted as sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What is in it. */
  lines: Array<ShipmentLine>;
  /** The name of the member of staff or the API key that sent it. For staff with ORDERS_READ; null for everyone else, and for who left. */
  staffName?: Maybe<Scalars['String']['output']>;
  /** The carrier's number; null when there is none. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** The page that shows where it is; null when there is none. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
};

/** A parcel that was sent. */
export type ShipmentInput = {
  /** Who carries it, at most 60 characters. Of some carriers the shop knows the tracking page: `Shop.carriers`. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** What is in it; left out, all of the order that was not sent yet. */
  lines?: InputMaybe<Array<ShipmentLineInput>>;
  /** Whether the customer gets an email. */
  notifiesCustomer?: InputMaybe<Scalars['Boolean']['input']>;
  /** The order's id. */
  orderId: Scalars['ID']['input'];
  /** The carrier's number, at most 100 characters. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** The page that shows where it is, beginning with https; left out, the carrier's if the shop knows it. */
  trackingUrl?: InputMaybe<Scalars['String']['input']>;
};

/** A part of an order line that was sent. */
export type ShipmentLine = {
  __typename?: 'ShipmentLine';
  /** What was bought. */
  line: OrderLine;
  /** How many of it are in the parcel. */
  quantity: Scalars['Int']['output'];
};

/** A part of an order line to send. */
export type ShipmentLineInput = {
  /** The order line's id. */
  orderLineId: Scalars['ID']['input'];
  /** How many, at most what was not sent yet. */
  quantity: Scalars['Int']['input'];
};

/** What became of one of several parcels. */
export type ShipmentResult = {
  __typename?: 'ShipmentResult';
  /** The order with the parcel; null when it was not sent. */
  order?: Maybe<Order>;
  /** The order's id, as it was given. */
  orderId: Scalars['ID']['output'];
  /** Why it was not sent, as `shipmentCreate` says it; empty when it was. */
  userErrors: Array<UserError>;
};

/** How much of an order was sent. */
export type ShipmentState =
  /** Everything. */
  | 'ALL'
  /** Nothing, or nobody noted it. */
  | 'NONE'
  /** A part. */
  | 'PART';

/** Result of noting that several parcels were sent. */
export type ShipmentsPayload = {
  __typename?: 'ShipmentsPayload';
  /** What became of each, in the order of the inputs; null on an error that concerns them all. */
  results?: Maybe<Array<ShipmentResult>>;
  /** Why nothing was sent at all; empty otherwise. */
  userErrors: Array<UserError>;
};

/** The shop itself. */
export type Shop = {
  __typename?: 'Shop';
  /** Whether visitors fill a cart and order without an account; otherwise they log in first. */
  allowsGuests: Scalars['Boolean']['output'];
  /** The account for bank transfers; null: nobody can pay by transfer. */
  bankAccount?: Maybe<BankAccount>;
  /** The line at the top of every page. */
  banner: Banner;
  /** Whether and how cards are accepted. */
  cardPayment: CardPayment;
  /** The carriers whose tracking pages the shop knows. */
  carriers: Array<Scalars['String']['output']>;
  /** How customers reach the shop. */
  contact: ShopContact;
  /** ISO 4217 code of the prices of products, of carts and of new orders, for example `USD`. Orders have their own. */
  currencyCode: Scalars['String']['output'];
  /** What delivery costs by the default method, the first one that delivers in the shop's own country. */
  delivery: DeliveryTerms;
  /** Where the shop delivers to. */
  deliveryPlaces: DeliveryPlaces;
  /** The accounts of a demo shop; null in a real shop. */
  demo?: Maybe<Demo>;
  /** How to start signing in with Google; null when the shop does not support it. */
  googleSignIn?: Maybe<GoogleSignIn>;
  /** Whether its end is counted down to. */
  hasOfferCountdown: Scalars['Boolean']['output'];
  /** The slides of the home page, at least one. */
  heroSlides: Array<HeroSlide>;
  /** The legal pages that the shop has. */
  legalPages: Array<LegalPageKind>;
  /** The logo that stands in place of the name; null when the name is written. */
  logo?: Maybe<Image>;
  /** The shop's name. */
  name: Scalars['String']['output'];
  /** When the promotion on the banners ends: the running flash sale that ends first, else what the settings say, which may be in the past. To know how long that is, take the time from the response's `Date` header, not from the device. */
  offerEndsAt: Scalars['DateTime']['output'];
  /** What that promotion is called. */
  offerName: Scalars['String']['output'];
  /** When the next sale begins or ends, and prices change with it, a second or two later; the end of one that is running, or the beginning of one that is an hour away at most. Null: none that is told. */
  pricesChangeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether prices contain the taxes, or they are added; null: the shop charges none. */
  pricesIncludeTax?: Maybe<Scalars['Boolean']['output']>;
  /** Within how many days after the day of its delivery something can be returned; 0: the shop takes nothing back by itself. */
  returnDays: Scalars['Int']['output'];
  /** The running flash sale that ends first; null while there is none. */
  runningSale?: Maybe<RunningSale>;
  /** Whether emails leave the shop; while no mail server is set up, they wait until one is. */
  sendsEmail: Scalars['Boolean']['output'];
  /** Whether everybody sees the links to the back office, or only who is signed in there. */
  showsStaffLink: Scalars['Boolean']['output'];
  /** IANA name of the time zone that the shop keeps, for example `Europe/Berlin`: times in the back office are in it. `DateTime` is always in UTC. */
  timeZone: Scalars['String']['output'];
};

/** How customers reach the shop. What is empty is not shown. */
export type ShopContact = {
  __typename?: 'ShopContact';
  /** The postal address, in one line. */
  address: Scalars['String']['output'];
  /** The email for questions of customers. */
  customersEmail: Scalars['String']['output'];
  /** The email of the shop. */
  email: Scalars['String']['output'];
  /** The phone number. */
  phone: Scalars['String']['output'];
  /** The email for those who need help. */
  supportEmail: Scalars['String']['output'];
};

/** Something that has happened in the shop. */
export type ShopEvent = {
  __typename?: 'ShopEvent';
  /** The id of the member of staff or of the API key; null for customers and the shop itself. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Their name; null for customers and the shop itself. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The event's id; it grows from one event to the next. */
  id: Scalars['ID']['output'];
  /** What has happened. */
  kind: ShopEventKind;
  /** The id of what it is about; for settings, the section: `general`, `storefront`, `payments`, `delivery`, `security`, `legal` or `mails`. */
  subjectId: Scalars['ID']['output'];
  /** The order's number, the title or name of anything else, the first of search words; empty for a saved view. */
  subjectName: Scalars['String']['output'];
};

/** What can happen in the shop. More may be added. */
export type ShopEventKind =
  /** An API key was made, changed or revoked. */
  | 'API_KEY_CHANGED'
  /** A category was added, edited, put into another one, deleted or restored. */
  | 'CATEGORY_CHANGED'
  /** A category has another place among those beside it, because it or one of them was moved. */
  | 'CATEGORY_MOVED'
  /** A collection was added, edited, deleted or restored. */
  | 'COLLECTION_CHANGED'
  /** There is a new customer, or anything about one has changed: what they say of themselves, their addresses, or what staff filed and noted. */
  | 'CUSTOMER_CHANGED'
  /** Anything about an order has changed: its status, payment, parcels, refunds, address, tags or comments. */
  | 'ORDER_CHANGED'
  /** A customer has placed an order. */
  | 'ORDER_PLACED'
  /** A product was added, edited, deleted or restored. */
  | 'PRODUCT_CHANGED'
  /** A promotion was added, edited, ended, deleted or restored. */
  | 'PROMOTION_CHANGED'
  /** A customer has asked to return a part of an order, which is the subject. Its further steps are ORDER_CHANGED. */
  | 'RETURN_REQUESTED'
  /** A review was written, edited, decided on, answered or deleted. */
  | 'REVIEW_CHANGED'
  /** A sale was planned, edited, ended, deleted or restored. */
  | 'SALE_CHANGED'
  /** A view of a list that is shared with all staff was added, edited or deleted, or is shared from now on or no longer. */
  | 'SAVED_VIEW_CHANGED'
  /** Words that mean the same in a search were added, edited or deleted. */
  | 'SEARCH_SYNONYM_CHANGED'
  /** Staff have changed a section of the settings. */
  | 'SETTINGS_CHANGED'
  /** One of the shop's own roles was added, edited, deleted or restored. */
  | 'STAFF_ROLE_CHANGED'
  /** There is more or less of a product in stock. */
  | 'STOCK_CHANGED';

/** What has happened since the last message. */
export type ShopEvents = {
  __typename?: 'ShopEvents';
  /** Where to continue after a lost connection. */
  cursor: Scalars['ID']['output'];
  /** The events, oldest first; empty at first when there are none. */
  events: Array<ShopEvent>;
};

/** A table of sizes by body measures. */
export type SizeGuide =
  /** Letter sizes by chest and neck, for men. */
  | 'MENS_TOPS'
  /** Waist sizes in inches, and their letters, by waist and hip, for men. */
  | 'MENS_TROUSERS'
  /** European shoe sizes by the length of the foot, with British and American ones. */
  | 'SHOES'
  /** Letter sizes by chest, waist and hip, for women. */
  | 'WOMENS_CLOTHES';

/** API keys and webhooks that a member of staff has made. They belong to the shop, and go on when the account is deleted. */
export type StaffIntegrations = {
  __typename?: 'StaffIntegrations';
  /** The keys that work, the newest first. */
  apiKeys: Array<ApiKey>;
  /** The webhooks that are on, in the order of registration. */
  webhooks: Array<Webhook>;
};

/** An invitation to join the staff that was not accepted yet. */
export type StaffInvitation = {
  __typename?: 'StaffInvitation';
  /** When it was sent first. */
  createdAt: Scalars['DateTime']['output'];
  /** Where it was sent to. */
  email: Scalars['String']['output'];
  /** When its link ends, or has ended. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether its link has ended; it can be sent again. */
  hasExpired: Scalars['Boolean']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What it invites to. */
  role: StaffRole;
};

/** How somebody joins the staff. */
export type StaffInvitationAcceptInput = {
  /** Full name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Password, 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** Result of inviting somebody to the staff. */
export type StaffInvitationPayload = {
  __typename?: 'StaffInvitationPayload';
  /** The invitation; null on an error. */
  invitation?: Maybe<StaffInvitation>;
  /** A link that accepts it, to hand over beside the email. It works once and is told only now; null on an error. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of withdrawing an invitation. */
export type StaffInvitationWithdrawPayload = {
  __typename?: 'StaffInvitationWithdrawPayload';
  /** The invitation's id; null on an error. */
  invitationId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Who is invited to join the staff. */
export type StaffInviteInput = {
  /** The email, which has no account yet. */
  email: Scalars['String']['input'];
  /** The role's id. */
  roleId: Scalars['ID']['input'];
};

/** Result of changing a member of staff. */
export type StaffMemberPayload = {
  __typename?: 'StaffMemberPayload';
  /** The member; null on an error. */
  member?: Maybe<User>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of removing a member of staff. */
export type StaffMemberRemovePayload = {
  __typename?: 'StaffMemberRemovePayload';
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
  /** The removed member's id; null on an error. */
  userId?: Maybe<Scalars['ID']['output']>;
};

/** What a member of staff may do. */
export type StaffRole = {
  __typename?: 'StaffRole';
  /** OWNER, MANAGER, ORDER_CLERK, CATALOGUE_EDITOR or VIEWER for a built-in role; opaque for the shop's own. */
  id: Scalars['ID']['output'];
  /** Whether every shop has it. Such a role can't be changed. */
  isBuiltIn: Scalars['Boolean']['output'];
  /** How many people have it. */
  memberCount: Scalars['Int']['output'];
  /** What it is called, in the reader's language for a built-in role. */
  name: Scalars['String']['output'];
  /** What it allows. */
  permissions: Array<Permission>;
  /** Changes with each edit by staff, and with nothing else; pass it to an update as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** Result of deleting a role of staff. */
export type StaffRoleDeletePayload = {
  __typename?: 'StaffRoleDeletePayload';
  /** The deleted role's id; null on an error. */
  roleId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A role that the shop makes. */
export type StaffRoleInput = {
  /** Its name, 1 to 60 characters; unique whatever the case. */
  name: Scalars['String']['input'];
  /** What it allows, at least one. */
  permissions: Array<Permission>;
};

/** Result of changing a role of staff. */
export type StaffRolePayload = {
  __typename?: 'StaffRolePayload';
  /** The role; null on an error. */
  role?: Maybe<StaffRole>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A change of stock by a rule, recorded in the stock ledger as a correction; give `set` or `by`. */
export type StockChangeInput = {
  /** So many units more, or less when it is negative; not 0. A product of which there would be fewer than none is not changed. */
  by?: InputMaybe<Scalars['Int']['input']>;
  /** So many units of each variant, 0 to 1,000,000: an absolute number. */
  set?: InputMaybe<Scalars['Int']['input']>;
};

/** What shoppers see first. */
export type StorefrontSettings = {
  __typename?: 'StorefrontSettings';
  /** Whether visitors fill a cart and order without an account; otherwise they log in first. */
  allowsGuests: Scalars['Boolean']['output'];
  /** The text of its link; empty when there is none. */
  bannerLinkText: Scalars['String']['output'];
  /** Where its link leads: a path of the shop, or an `https` URL. */
  bannerLinkUrl: Scalars['String']['output'];
  /** What the line at the top of every page says. */
  bannerText: Scalars['String']['output'];
  /** Whether its end is counted down to. */
  hasOfferCountdown: Scalars['Boolean']['output'];
  /** The slides of the home page. */
  heroSlides: Array<HeroSlide>;
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** When it ends. */
  offerEndsAt: Scalars['DateTime']['output'];
  /** What the promotion is called. */
  offerName: Scalars['String']['output'];
  /** Whether everybody sees the links to the back office, or only who is signed in there. */
  showsStaffLink: Scalars['Boolean']['output'];
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** What shoppers see first. A field left out stays. */
export type StorefrontSettingsInput = {
  /** Whether visitors fill a cart and order without an account; otherwise they log in first. */
  allowsGuests?: InputMaybe<Scalars['Boolean']['input']>;
  /** The text of its link, at most 40 characters; empty: no link. */
  bannerLinkText?: InputMaybe<Scalars['String']['input']>;
  /** Where its link leads: a path of the shop, or an `https` URL. */
  bannerLinkUrl?: InputMaybe<Scalars['String']['input']>;
  /** What the line at the top of every page says, at most 200 characters; may be empty. */
  bannerText?: InputMaybe<Scalars['String']['input']>;
  /** Whether its end is counted down to. */
  hasOfferCountdown?: InputMaybe<Scalars['Boolean']['input']>;
  /** The slides of the home page, 1 to 8; they replace those there are. */
  heroSlides?: InputMaybe<Array<HeroSlideInput>>;
  /** When it ends. */
  offerEndsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What the promotion is called, 1 to 60 characters. */
  offerName?: InputMaybe<Scalars['String']['input']>;
  /** Whether everybody sees the links to the back office, or only who is signed in there. */
  showsStaffLink?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of changing what shoppers see first. */
export type StorefrontSettingsPayload = {
  __typename?: 'StorefrontSettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<StorefrontSettings>;
  /** What everybody now sees of the shop; null on an error. */
  shop?: Maybe<Shop>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/**
 * What clients are told without asking, over a WebSocket at `/graphql` that speaks graphql-transport-ws. The `authorization` of its connection_init message is
 * what the header of the same name is for requests. A connection ends with its session.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Orders that are placed or changed, a second or two after it has happened: customers hear of their own, staff and API keys with ORDERS_READ of all. The first
   * message comes at once, without an order: nothing is missed from then on. For customers, or with ORDERS_READ.
   */
  orderChanged: OrderChange;
  /** Who else has an order open in the back office, at once and after each change. The caller counts as having it open until they unsubscribe. Needs ORDERS_READ as a member of staff. */
  orderViewers: Array<OrderViewer>;
  /**
   * What is changed of these products, but for their stock, a second or two after it has happened. The first message comes at once, without a product: nothing is
   * missed from then on. Public.
   */
  productChanged: ProductChange;
  /**
   * What happens in the shop, a second or two after it has: of orders for staff with ORDERS_READ, of products, categories and collections with PRODUCTS_READ, of
   * customers with CUSTOMERS_READ, of promotions and sales with PROMOTIONS_READ, of words of the search with SEARCH_WRITE, of settings with SETTINGS_READ, of roles
   * with STAFF_READ, of API keys with INTEGRATIONS_READ. The first message comes at once: nothing is missed from then on.
   * Needs ORDERS_READ, PRODUCTS_READ, CUSTOMERS_READ, SETTINGS_READ, STAFF_READ, SEARCH_WRITE, PROMOTIONS_READ or INTEGRATIONS_READ.
   */
  shopEvents: ShopEvents;
  /** The same when the stock of a product or of one of its variants changes. Public. */
  stockChanged: ProductChange;
};


/**
 * What clients are told without asking, over a WebSocket at `/graphql` that speaks graphql-transport-ws. The `authorization` of its connection_init message is
 * what the header of the same name is for requests. A connection ends with its session.
 */
export type SubscriptionorderChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * What clients are told without asking, over a WebSocket at `/graphql` that speaks graphql-transport-ws. The `authorization` of its connection_init message is
 * what the header of the same name is for requests. A connection ends with its session.
 */
export type SubscriptionorderViewersArgs = {
  orderId: Scalars['ID']['input'];
};


/**
 * What clients are told without asking, over a WebSocket at `/graphql` that speaks graphql-transport-ws. The `authorization` of its connection_init message is
 * what the header of the same name is for requests. A connection ends with its session.
 */
export type SubscriptionproductChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/**
 * What clients are told without asking, over a WebSocket at `/graphql` that speaks graphql-transport-ws. The `authorization` of its connection_init message is
 * what the header of the same name is for requests. A connection ends with its session.
 */
export type SubscriptionshopEventsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * What clients are told without asking, over a WebSocket at `/graphql` that speaks graphql-transport-ws. The `authorization` of its connection_init message is
 * what the header of the same name is for requests. A connection ends with its session.
 */
export type SubscriptionstockChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What became of the tags of one of several things. */
export type TagsUpdateResult = {
  __typename?: 'TagsUpdateResult';
  /** Tags that it got and did not have before. */
  added: Array<Scalars['String']['output']>;
  /** The id of what was tagged. */
  id: Scalars['ID']['output'];
  /** Tags that it had and that were taken off it. */
  removed: Array<Scalars['String']['output']>;
};

/** Products that are taxed alike. */
export type TaxClass = {
  __typename?: 'TaxClass';
  /** Stays with the class, also when it is moved or renamed. Products name it as their `taxClassId`. */
  id: Scalars['ID']['output'];
  /** Whether delivery is taxed at its rates; at most one class is. Without any, delivery is not taxed. */
  isForDelivery: Scalars['Boolean']['output'];
  /** Its name, for staff. */
  name: Scalars['String']['output'];
  /** By place. Where it has no rate, that of the standard class counts; where that has none, there is no tax. */
  rates: Array<TaxPlaceRate>;
};

/** Products that are taxed alike. */
export type TaxClassInput = {
  /** Of the class that it was; left out: it is new. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether delivery is taxed at its rates; at most one class may be. Left out: not. */
  isForDelivery?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** By place, at most 500, and one for each place. */
  rates: Array<TaxPlaceRateInput>;
};

/** A tax class by its name. */
export type TaxClassSummary = {
  __typename?: 'TaxClassSummary';
  /** Stays with the class, also when it is moved or renamed. */
  id: Scalars['ID']['output'];
  /** Its name, for staff. */
  name: Scalars['String']['output'];
};

/** What a class of products is taxed at in a country, or in one region of it. */
export type TaxPlaceRate = {
  __typename?: 'TaxPlaceRate';
  /** ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['String']['output'];
  /** What customers read, such as VAT. */
  name: Scalars['String']['output'];
  /** In thousandths of a percent: 19000 is 19 %. */
  rate: Scalars['Int']['output'];
  /** The region, as addresses write it, in upper or lower case; null: everywhere in the country that no other rate names. */
  region?: Maybe<Scalars['String']['output']>;
};

/** What a class of products is taxed at in a country, or in one region of it. */
export type TaxPlaceRateInput = {
  /** ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['String']['input'];
  /** What customers read, 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** In thousandths of a percent, 0 to 100000. */
  rate: Scalars['Int']['input'];
  /** The region, at most 100 characters; null or empty: everywhere in the country that no other rate names. */
  region?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a tax is rounded for each line, or as a whole. */
export type TaxRounding =
  /** The tax of each line is rounded, and so is that of delivery. */
  | 'LINE'
  /** The tax of all lines of one rate, and of delivery if it has that rate, is rounded once, and spread over them so that they add up to it. */
  | 'TOTAL';

/** Whether and how the shop charges taxes. */
export type TaxSettings = {
  __typename?: 'TaxSettings';
  /** The classes, at least one. The first is the standard one, that of products without a class. */
  classes: Array<TaxClass>;
  /** Whether it charges any. */
  isEnabled: Scalars['Boolean']['output'];
  /** What the environment has set. */
  locks: Array<SettingLock>;
  /** Whether prices, those of delivery as well, contain the tax; otherwise it is added to them. */
  pricesIncludeTax: Scalars['Boolean']['output'];
  /** The shop's region in its country: where orders are taxed that are picked up, and carts without an address. Null: none. */
  region?: Maybe<Scalars['String']['output']>;
  /** How taxes are rounded; halves are rounded up. */
  rounding: TaxRounding;
  /** Changes with each edit, for `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** Whether and how the shop charges taxes. A field left out stays. */
export type TaxSettingsInput = {
  /** All classes, 1 to 20, with different names, the standard one first. What a product names that is no longer there counts as that. */
  classes?: InputMaybe<Array<TaxClassInput>>;
  /** Whether it charges any. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether prices, those of delivery as well, contain the tax; otherwise it is added to them. */
  pricesIncludeTax?: InputMaybe<Scalars['Boolean']['input']>;
  /** The shop's region, at most 100 characters; null or empty: none. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** How taxes are rounded. */
  rounding?: InputMaybe<TaxRounding>;
};

/** The result of changing whether and how the shop charges taxes. */
export type TaxSettingsPayload = {
  __typename?: 'TaxSettingsPayload';
  /** The section as it is now; null on an error. */
  settings?: Maybe<TaxSettings>;
  /** What everybody now sees of the shop; null on an error. */
  shop?: Maybe<Shop>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A tax of a cart or an order, in minor units of its currency. */
export type TaxSum = {
  __typename?: 'TaxSum';
  /** What it comes to. */
  amount: Scalars['Money']['output'];
  /** What it is called, such as VAT. */
  name: Scalars['String']['output'];
  /** In thousandths of a percent: 19000 is 19 %. */
  rate: Scalars['Int']['output'];
  /** What it is on, after promotions, without the tax. */
  taxable: Scalars['Money']['output'];
};

/** What waits to be done in the back office. A number is null when the caller's role does not include it. */
export type ToDo = {
  __typename?: 'ToDo';
  /** Orders with the attention MAIL_FAILED. Needs ORDERS_READ. */
  failedMails?: Maybe<Scalars['Int']['output']>;
  /** Orders with the attention REFUND_FAILED. Needs ORDERS_READ. */
  failedRefunds?: Maybe<Scalars['Int']['output']>;
  /** ACTIVE products of which no more than 5 units are left, of all variants together, but at least one. Needs PRODUCTS_READ. */
  lowStock?: Maybe<Scalars['Int']['output']>;
  /** Messages from the contact form that wait for an answer. Needs CUSTOMERS_READ. */
  messagesWaiting?: Maybe<Scalars['Int']['output']>;
  /** Orders with the attention PAYMENT_MISMATCH. Needs ORDERS_READ. */
  paymentMismatches?: Maybe<Scalars['Int']['output']>;
  /** ACTIVE products with a variant of which 1 to 5 units are left. Needs PRODUCTS_READ. */
  productsWithLowVariants?: Maybe<Scalars['Int']['output']>;
  /** ACTIVE products with a variant that is sold out, of some or all. Needs PRODUCTS_READ. */
  productsWithSoldOutVariants?: Maybe<Scalars['Int']['output']>;
  /** Orders with the attention READY_TO_SEND. Needs ORDERS_READ. */
  readyToSend?: Maybe<Scalars['Int']['output']>;
  /** Orders with the attention REFUND_DUE. Needs ORDERS_READ. */
  refundsDue?: Maybe<Scalars['Int']['output']>;
  /** Returns that are on their way: APPROVED. Needs ORDERS_READ. */
  returnsAwaited?: Maybe<Scalars['Int']['output']>;
  /** Returns that wait for an answer: REQUESTED. Needs ORDERS_READ. */
  returnsToDecide?: Maybe<Scalars['Int']['output']>;
  /** Returns that have arrived and are not refunded: RECEIVED. Needs ORDERS_READ. */
  returnsToRefund?: Maybe<Scalars['Int']['output']>;
  /** Reviews that wait for a decision. Needs PRODUCTS_READ. */
  reviewsWaiting?: Maybe<Scalars['Int']['output']>;
  /** ACTIVE products that are sold out in every variant. Needs PRODUCTS_READ. */
  soldOut?: Maybe<Scalars['Int']['output']>;
  /** Orders with the attention TRANSFER_AWAITED, those due soon included. Needs ORDERS_READ. */
  transfersAwaited?: Maybe<Scalars['Int']['output']>;
  /** Orders with the attention TRANSFER_DUE_SOON. Needs ORDERS_READ. */
  transfersDueSoon?: Maybe<Scalars['Int']['output']>;
};

/** What lines cost together, in minor units of their currency. Clients show these amounts and add up nothing themselves. */
export type Totals = {
  __typename?: 'Totals';
  /** What promotions take off the lines; 0 without any. */
  discountTotal: Scalars['Money']['output'];
  /** The total number of units. */
  itemCount: Scalars['Int']['output'];
  /** Whether prices contain the taxes, so that they are in `total` already; otherwise they are added to it. True where there are none. */
  pricesIncludeTax: Scalars['Boolean']['output'];
  /** The tax on delivery. */
  shippingTaxTotal: Scalars['Money']['output'];
  /** The shipping cost, after promotions; 0 is free. */
  shippingTotal: Scalars['Money']['output'];
  /** The sum of the lines, before promotions. */
  subtotal: Scalars['Money']['output'];
  /** All taxes, that on delivery included; 0 without any. */
  taxTotal: Scalars['Money']['output'];
  /** The taxes by name and rate, the highest first; they add up to `taxTotal`. */
  taxes: Array<TaxSum>;
  /** What the customer pays: `subtotal` less `discountTotal`, and `shippingTotal`; unless `pricesIncludeTax`, also `taxTotal`. */
  total: Scalars['Money']['output'];
};

/** How a parcel travels. */
export type TrackingInput = {
  /** Who carries it, at most 60 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** The carrier's number, at most 100 characters. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** The page that shows where it is, beginning with https; left out, the carrier's if the shop knows it. */
  trackingUrl?: InputMaybe<Scalars['String']['input']>;
};

/** An order that waits for its card payment. */
export type UnpaidOrder = {
  __typename?: 'UnpaidOrder';
  /** ISO 4217 code of the total. */
  currencyCode: Scalars['String']['output'];
  /** When it is cancelled unless it is paid by then. */
  dueAt: Scalars['DateTime']['output'];
  /** The order's id; `orderPaymentRetry` returns its payment page, and `orderCancel` cancels it. */
  id: Scalars['ID']['output'];
  /** The token of the order's link, for a guest, who pays with `orderLinkPay` and cancels with `orderLinkCancel`; null for a customer. */
  linkToken?: Maybe<Scalars['String']['output']>;
  /** The order's short reference. */
  number: Scalars['String']['output'];
  /** What is to be paid, in minor units. */
  total: Scalars['Money']['output'];
};

/** A user account. Visible to that user, to staff with CUSTOMERS_READ, and, of staff, with STAFF_READ. */
export type User = {
  __typename?: 'User';
  /** How the user signs in. */
  accountType: AccountType;
  /** Postal address in one line; null when none was given. */
  address?: Maybe<Scalars['String']['output']>;
  /** The user's address book, oldest address first; if there are any, exactly one is the default. For the user and staff with CUSTOMERS_READ. */
  addresses: Array<Address>;
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Email, in lower case; unique. */
  email: Scalars['String']['output'];
  /** The id that another system knows it by, unique among all of its kind; null when there is none. For staff with CUSTOMERS_READ; null for everyone else. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Whether the user can sign in: with Google, or with a password that they have set. A customer whom the shop has added can't until then. */
  hasLogin: Scalars['Boolean']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Family name; may be empty. */
  lastName: Scalars['String']['output'];
  /** When the user last did something in the shop while signed in, to the minute. For staff with CUSTOMERS_READ; null for everyone else, and when it is not known. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** What programs keep with it, in alphabetical order of the keys. For staff with CUSTOMERS_READ; empty for everyone else. */
  metadata: Array<MetadataEntry>;
  /** Whether the shop requires a second factor and the caller, a member of staff, may do nothing else before setting one up. False of others. */
  mustSetUpSecondFactor: Scalars['Boolean']['output'];
  /** What staff noted about a customer, oldest first. For staff with CUSTOMERS_READ; empty for everyone else. */
  notes: Array<CustomerNote>;
  /** The customer's returns about which something is still to be done (REQUESTED, APPROVED, RECEIVED), newest first. */
  openReturns: Array<Return>;
  /** The user's orders, newest first. */
  orders: OrderConnection;
  /** Phone number; null when none was given; unique. */
  phone?: Maybe<Scalars['String']['output']>;
  /** URL of the picture; null when none was given. */
  profilePicture?: Maybe<Scalars['String']['output']>;
  /** What the user may do. */
  role: Role;
  /** The second factor of a member of staff; null when there is none. For the user and staff with STAFF_READ; null for everyone else. */
  secondFactor?: Maybe<SecondFactor>;
  /** What the user's orders come to, for each currency that they have. For the user and staff with CUSTOMERS_READ. */
  spending: Array<CustomerSpending>;
  /** What a member of staff may do; null for a customer. */
  staffRole?: Maybe<StaffRole>;
  /** What staff filed a customer under, in alphabetical order and in lower case. For staff with CUSTOMERS_READ; empty for everyone else. */
  tags: Array<Scalars['String']['output']>;
  /** When the profile changed last, or the address book, the tags or what staff noted. */
  updatedAt: Scalars['DateTime']['output'];
  /** Changes with every edit of name, email, phone number or address; for `customerEdit`. Opaque: compare it with nothing but itself. */
  version: Scalars['String']['output'];
};


/** A user account. Visible to that user, to staff with CUSTOMERS_READ, and, of staff, with STAFF_READ. */
export type UserordersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<OrderStatus>;
};

/** A page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The users with their cursors. */
  edges: Array<UserEdge>;
  /** The users of the page. */
  nodes: Array<User>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number of users. */
  totalCount: Scalars['Int']['output'];
};

/** A user in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** The user's cursor. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: User;
};

/** An expected error. The message can be shown to users as it is. */
export type UserError = {
  __typename?: 'UserError';
  /** The reason, for programs. */
  code: UserErrorCode;
  /** Path of the input field concerned, for example `["input", "email"]`; null when no single field is. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** The reason, for users. */
  message: Scalars['String']['output'];
};

/** Codes of expected errors. */
export type UserErrorCode =
  /** The address book holds 20 addresses already. */
  | 'ADDRESS_BOOK_FULL'
  /** The order is closed, or a part of it was sent: its address can no longer be changed. */
  | 'ADDRESS_LOCKED'
  /** The admin secret is wrong, or none is set and admin sign-up is closed. */
  | 'ADMIN_SECRET_WRONG'
  /** The cart no longer has the expected version. */
  | 'CART_CHANGED'
  /** There is nothing to order. */
  | 'CART_EMPTY'
  /** More than 100 lines, or more than 999 units of one. */
  | 'CART_FULL'
  /** A category can't lie in itself, or in one that lies in it. */
  | 'CATEGORY_CYCLE'
  /** Products or other categories are in the category. */
  | 'CATEGORY_NOT_EMPTY'
  /** Categories would be more than 4 levels deep. */
  | 'CATEGORY_TOO_DEEP'
  /** The first step, of a login or of setting up a second factor, was too long ago. */
  | 'CHALLENGE_EXPIRED'
  /** The code of the second factor is wrong, too old, or was used before. */
  | 'CODE_WRONG'
  /** No account has this email or phone number with this password. */
  | 'CREDENTIALS_WRONG'
  /** Nothing is delivered to the address, or not by the chosen method. */
  | 'DELIVERY_UNAVAILABLE'
  /** The email belongs to another account. */
  | 'EMAIL_TAKEN'
  /** Google has not verified the email of its account. */
  | 'EMAIL_UNVERIFIED'
  /** An order or a return of the customer is still open, or money has to go back: nothing was erased. */
  | 'ERASURE_BLOCKED'
  /** Another of the same kind has this external id. */
  | 'EXTERNAL_ID_TAKEN'
  /** The field belongs to a Google account, or to a customer who signs in with it, and can't be changed here. */
  | 'FIELD_LOCKED'
  /** The shop sells to customers with an account only: `Shop.allowsGuests` is false. */
  | 'GUESTS_NOT_ALLOWED'
  /** Another product has this handle. */
  | 'HANDLE_TAKEN'
  /** The file has faults, or its import was cancelled, has failed or is still being checked. */
  | 'IMPORT_NOT_READY'
  /** A value is malformed or out of bounds. */
  | 'INVALID_VALUE'
  /** The invitation is unknown, has expired, or was accepted or withdrawn. */
  | 'INVITATION_INVALID'
  /** It is in stock: there is nothing to wait for. */
  | 'IN_STOCK'
  /** The API key was revoked, and can't be changed any more. */
  | 'KEY_REVOKED'
  /** The shop would have no owner. */
  | 'LAST_OWNER'
  /** The link of an email is too old, or what it was for has changed since. */
  | 'LINK_EXPIRED'
  /** The link of an email is not complete, or not this shop's. */
  | 'LINK_INVALID'
  /** The order is delivered or returned, or a part of it was sent, and it can no longer be cancelled; or a parcel can no longer be taken back. */
  | 'NOT_CANCELLABLE'
  /** The order is closed, or its payment is missing: it can't be marked as delivered together with others. */
  | 'NOT_DELIVERABLE'
  /** Only a refund that the provider rejected can be given up. */
  | 'NOT_DISMISSIBLE'
  /** No payment of this order needs to be resolved. */
  | 'NOT_FLAGGED'
  /** There is no such product, order, line or address. */
  | 'NOT_FOUND'
  /** The order can't be paid in this way, or no longer. */
  | 'NOT_PAYABLE'
  /** There is nothing of this order to refund, or it was paid in cash and is refunded at the door. */
  | 'NOT_REFUNDABLE'
  /** Nothing of the order can be returned: it is not delivered or not paid, the time is over, or everything went back. */
  | 'NOT_RETURNABLE'
  /** The caller has not got the product, or has given it back. */
  | 'NOT_REVIEWABLE'
  /** Nothing of the order can be sent: it is cancelled, returned, not paid by card yet, or all of it was sent. */
  | 'NOT_SHIPPABLE'
  /** This orderId was used for an order with other content. */
  | 'ORDER_KEY_REUSED'
  /** Guests, and customers whose email is not confirmed, can't have that much in orders that are neither paid nor sent. */
  | 'ORDER_LIMIT_REACHED'
  /** Fewer units are in stock than were ordered. */
  | 'OUT_OF_STOCK'
  /** The review is the caller's own. */
  | 'OWN_REVIEW'
  /** The passkey is not one of the account's, was made for another shop, or its signature is wrong. */
  | 'PASSKEY_REJECTED'
  /** The current password is needed, or the one given is wrong. */
  | 'PASSWORD_WRONG'
  /** The order can't be paid in this way; `CheckoutPreview.paymentMethods` says how it can. */
  | 'PAYMENT_METHOD_UNAVAILABLE'
  /** The payment provider can't be reached, or the shop accepts no cards. An order returned with it has been placed. */
  | 'PAYMENT_UNAVAILABLE'
  /** The phone number belongs to another account. */
  | 'PHONE_TAKEN'
  /** Another promotion has this code. */
  | 'PROMOTION_CODE_TAKEN'
  /** The promotion has ended. */
  | 'PROMOTION_EXPIRED'
  /** The promotion is for a first order, and the customer has ordered before. */
  | 'PROMOTION_FIRST_ORDER_ONLY'
  /** What the promotion is for comes to less, or to fewer units, than it needs. */
  | 'PROMOTION_MINIMUM_NOT_REACHED'
  /** The promotion does not go together with another one that applies. */
  | 'PROMOTION_NOT_COMBINABLE'
  /** The promotion is for other products. */
  | 'PROMOTION_NOT_FOR_THESE_PRODUCTS'
  /** The promotion is for other customers. */
  | 'PROMOTION_NOT_FOR_THIS_CUSTOMER'
  /** The promotion has not begun. */
  | 'PROMOTION_NOT_YET'
  /** There is no promotion with this code. */
  | 'PROMOTION_UNKNOWN'
  /** The customer has used the promotion as often as one may. */
  | 'PROMOTION_USED_BY_CUSTOMER'
  /** The promotion has been used as often as it may be. */
  | 'PROMOTION_USED_UP'
  /** The promotion would take nothing off. */
  | 'PROMOTION_WITHOUT_EFFECT'
  /** A required value is missing or empty. */
  | 'REQUIRED'
  /** The password reset link is unknown, has expired or was used. */
  | 'RESET_TOKEN_INVALID'
  /** The return is not, or no longer, in a state in which this can be done. */
  | 'RETURN_STEP_INVALID'
  /** The caller has reviewed the product already. */
  | 'REVIEW_EXISTS'
  /** Somebody has the role, or is invited to it. */
  | 'ROLE_IN_USE'
  /** Another role has this name. */
  | 'ROLE_NAME_TAKEN'
  /** A second factor is set up already. */
  | 'SECOND_FACTOR_ON'
  /** It is the last second factor, and the shop requires one. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The SKU belongs to another variant. */
  | 'SKU_TAKEN'
  /** The slug belongs to another category. */
  | 'SLUG_TAKEN'
  /** The storage of uploaded pictures is full. Nothing was kept of the upload. */
  | 'STORAGE_FULL'
  /** The storage of uploaded pictures can't be reached. Nothing was kept of the upload. */
  | 'STORAGE_UNAVAILABLE'
  /** The cart has as many codes as it may have. */
  | 'TOO_MANY_CODES'
  /** The total is no longer what the customer saw. */
  | 'TOTAL_CHANGED'
  /** The variant's price or stock is no longer what was expected. */
  | 'VARIANT_CHANGED'
  /** The product does not come in what was chosen, or a choice is missing. */
  | 'VARIANT_UNKNOWN'
  /** It was edited meanwhile, and no longer has the expected version. */
  | 'VERSION_CHANGED';

/** Prices and stock of a variant before a change. */
export type VariantBefore = {
  __typename?: 'VariantBefore';
  /** Its regular price, in minor units; null when it had none. */
  regularPrice?: Maybe<Scalars['Money']['output']>;
  /** What it cost, in minor units. */
  salePrice: Scalars['Money']['output'];
  /** Units that were in stock. */
  stock: Scalars['Int']['output'];
  /** By how many units the change has raised its stock, negative when it has lowered it: what would take it back is the opposite, whatever was sold since. */
  stockBy: Scalars['Int']['output'];
  /** The variant's id. */
  variantId: Scalars['ID']['output'];
};

/** How little there is of a variant. */
export type VariantStock =
  /** 1 to 5 are left. */
  | 'LOW'
  /** None is left. */
  | 'SOLD_OUT';

/** Somebody outside who is told of what happens in the shop, by requests signed as Standard Webhooks has it. Needs INTEGRATIONS_READ. */
export type Webhook = {
  __typename?: 'Webhook';
  /** When it was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is for, in the words of staff; may be empty. */
  description: Scalars['String']['output'];
  /** Why none are sent; null while it is on. */
  disabledReason?: Maybe<WebhookDisabledReason>;
  /** What it is told of. */
  eventTypes: Array<WebhookEventType>;
  /** Since when every attempt has failed; null when the last one has not. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether messages are sent. */
  isEnabled: Scalars['Boolean']['output'];
  /** Until when messages are signed by the former secret, too; null: only by one. */
  previousSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Where messages are sent to, by POST. */
  url: Scalars['String']['output'];
  /** Changes with each edit by staff; pass it to an update as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** A try to deliver a message. While it goes on it has neither a status nor a failure. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** What the body of the answer begins with, at most 4,096 bytes. */
  answer?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** How long it took, in ms; null while it goes on. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** Why there was no answer; null with one. */
  failure?: Maybe<WebhookAttemptFailure>;
  /** The headers that were sent. */
  headers: Array<WebhookHeader>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Which one it is, from 1 on; a message that is sent again begins anew. */
  number: Scalars['Int']['output'];
  /** The status of the answer; null without one. 200 to 299 is success. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** Why an attempt got no answer. */
export type WebhookAttemptFailure =
  /** The shop was stopped meanwhile. The receiver may have got the message. */
  | 'INTERRUPTED'
  /** The URL can't be requested: see WebhookInput.url. */
  | 'INVALID_URL'
  /** The URL leads to a private network, or to the shop itself. */
  | 'PRIVATE_ADDRESS'
  /** The secret can't be read, because the shop's session secret is another one. Rotate it. */
  | 'SECRET_UNREADABLE'
  /** No answer came within 15 seconds. */
  | 'TIMED_OUT'
  /** Nobody was reached, or the connection broke off. */
  | 'UNREACHABLE';

/** Result of deleting a webhook. */
export type WebhookDeletePayload = {
  __typename?: 'WebhookDeletePayload';
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
  /** The deleted webhook's id; null on an error. */
  webhookId?: Maybe<Scalars['ID']['output']>;
};

/** A message to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** Each try to deliver it, the first one first. */
  attempts: Array<WebhookAttempt>;
  /** The body, byte for byte; null for whoever may not read what it is about. */
  body?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was accepted; null: it was not. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is tried next; null when it is not. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the shop gave up; null: it did not. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What the receiver knows it by, the header webhook-id; the same at each attempt. */
  messageId: Scalars['String']['output'];
  /** How far it is. */
  state: WebhookDeliveryState;
  /** What it tells; null for a test. */
  type?: Maybe<WebhookEventType>;
};

/** A page of messages. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The messages with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** The messages of the page. */
  nodes: Array<WebhookDelivery>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** How many messages match in all; 10,001 when there are more than 10,000. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the number of all, or there are at least so many. */
  totalCountPrecision: CountPrecision;
};

/** A message in a list. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** The cursor that stands for it. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: WebhookDelivery;
};

/** Result of sending a message. */
export type WebhookDeliveryPayload = {
  __typename?: 'WebhookDeliveryPayload';
  /** The message, which is sent in a moment; null on an error. */
  delivery?: Maybe<WebhookDelivery>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** How far a message is. */
export type WebhookDeliveryState =
  /** The receiver accepted it. */
  | 'DELIVERED'
  /** It was tried for a day, in vain. */
  | 'FAILED'
  /** It is tried now, or will be again. */
  | 'WAITING';

/** Why a webhook is off. */
export type WebhookDisabledReason =
  /** For a week, no message was accepted. */
  | 'FAILING'
  /** Its receiver answered that it is gone for good (410). */
  | 'GONE'
  /** Staff turned it off. */
  | 'STAFF';

/** What webhooks can be told, by the name that stands in the message as its type. */
export type WebhookEventType =
  /** customer.changed: the name, email, phone number or tags of a customer were changed. */
  | 'CUSTOMER_CHANGED'
  /** customer.created: somebody opened an account, or staff did it for them. */
  | 'CUSTOMER_CREATED'
  /** customer.erased: all that the shop knew of a person was erased. It says only their id. */
  | 'CUSTOMER_ERASED'
  /** newsletter.subscribed: somebody confirmed that they want the newsletter, by the link that only they got. */
  | 'NEWSLETTER_SUBSCRIBED'
  /** newsletter.unsubscribed: a subscriber wants no more newsletters, or their data was erased. */
  | 'NEWSLETTER_UNSUBSCRIBED'
  /** order.cancelled: an order was cancelled, by its customer, by staff or because nobody paid. */
  | 'ORDER_CANCELLED'
  /** order.delivered: an order was marked as delivered. */
  | 'ORDER_DELIVERED'
  /** order.paid: the money for an order has arrived. */
  | 'ORDER_PAID'
  /** order.placed: an order was placed, paid or not. */
  | 'ORDER_PLACED'
  /** order.refunded: money of an order was given back, all of it or a part. */
  | 'ORDER_REFUNDED'
  /** order.returned: goods came back, those of a return or a whole order that staff marked as returned. */
  | 'ORDER_RETURNED'
  /** order.sent: a parcel with an order or a part of it is on its way. */
  | 'ORDER_SENT'
  /** order.updated: the status, address or tags of an order changed, staff commented on it, or a parcel was corrected or taken back. */
  | 'ORDER_UPDATED'
  /** product.changed: a product, one of its variants or a price was changed, or a deleted product was restored. What orders take from its stock is no change of it. */
  | 'PRODUCT_CHANGED'
  /** product.created: a product was added, whether shoppers see it already or not. */
  | 'PRODUCT_CREATED'
  /** product.deleted: a product was deleted. */
  | 'PRODUCT_DELETED'
  /** return.requested: a customer asked to give back goods. */
  | 'RETURN_REQUESTED'
  /** return.updated: a return was approved, refused, cancelled, received or refunded. */
  | 'RETURN_UPDATED'
  /** review.submitted: a customer wrote a review of a product, or wrote it anew. */
  | 'REVIEW_SUBMITTED'
  /** stock.back: a product that was sold out is in stock again. */
  | 'STOCK_BACK'
  /** stock.changed: the stock of a variant changed, by an order or by staff. Changes of one product within about a second come as one message, with all of its variants. */
  | 'STOCK_CHANGED'
  /** stock.low: no more than five units of a product are left. */
  | 'STOCK_LOW';

/** An event that webhooks can be told of. */
export type WebhookEventTypeInfo = {
  __typename?: 'WebhookEventTypeInfo';
  /** When it happens. */
  description: Scalars['String']['output'];
  /** A message's body about something that does not exist, as JSON. */
  example: Scalars['String']['output'];
  /** Its name in messages, such as order.placed. */
  name: Scalars['String']['output'];
  /** The JSON schema of the message's body, as JSON. */
  schema: Scalars['String']['output'];
  /** The event. */
  type: WebhookEventType;
};

/** A header of a request. */
export type WebhookHeader = {
  __typename?: 'WebhookHeader';
  /** Its name, in lower case. */
  name: Scalars['String']['output'];
  /** Its value. */
  value: Scalars['String']['output'];
};

/** What a webhook is to be. */
export type WebhookInput = {
  /** What it is for, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is told of, at least one event. */
  eventTypes: Array<WebhookEventType>;
  /** Whether messages are sent; null: as it is, and for a new one, yes. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where messages are sent to: https, at its standard port, and no private address. */
  url: Scalars['String']['input'];
};

/** Result of changing a webhook. */
export type WebhookPayload = {
  __typename?: 'WebhookPayload';
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
  /** The webhook; null on an error. */
  webhook?: Maybe<Webhook>;
};

/** Result of sending a period again. */
export type WebhookReplayPayload = {
  __typename?: 'WebhookReplayPayload';
  /** How many messages will be sent; null on an error. */
  messageCount?: Maybe<Scalars['Int']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
  /** The webhook; null on an error. */
  webhook?: Maybe<Webhook>;
};

/** Result of registering a webhook, or of giving it another secret. */
export type WebhookSecretPayload = {
  __typename?: 'WebhookSecretPayload';
  /** The secret that messages are signed by, `whsec_...`. It is shown this once. Null on an error. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
  /** The webhook; null on an error. */
  webhook?: Maybe<Webhook>;
};

/** A customer's wishlist, in the order in which products were added. */
export type Wishlist = {
  __typename?: 'Wishlist';
  /** The products, oldest item first. */
  products: Array<Product>;
};

/** Result of a move from the wishlist to the cart. */
export type WishlistMovePayload = {
  __typename?: 'WishlistMovePayload';
  /** The whole cart after the move; null on an error. */
  cart?: Maybe<Cart>;
  /** The items that could not be moved and are still on the wishlist; null on an error. */
  notMoved?: Maybe<Array<WishlistStay>>;
  /**
   * The same as `notMoved`.
   * @deprecated Use notMoved.
   */
  stays?: Maybe<Array<WishlistStay>>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
  /** The whole wishlist after the move; null on an error. */
  wishlist?: Maybe<Wishlist>;
};

/** Result of a wishlist change. */
export type WishlistPayload = {
  __typename?: 'WishlistPayload';
  /** The product that was added or removed; null on an error. */
  product?: Maybe<Product>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
  /** The whole wishlist after the change; null on an error. */
  wishlist?: Maybe<Wishlist>;
};

/** The link that shares a wishlist. */
export type WishlistShare = {
  __typename?: 'WishlistShare';
  /** When the link was made. */
  sharedAt: Scalars['DateTime']['output'];
  /** The token in the link. */
  token: Scalars['String']['output'];
  /** The id of the list; null: the default list. */
  wishlistId?: Maybe<Scalars['ID']['output']>;
};

/** The result of sharing a wishlist, or of ending that. */
export type WishlistSharesPayload = {
  __typename?: 'WishlistSharesPayload';
  /** All links as they are now; null on an error. */
  shares?: Maybe<Array<WishlistShare>>;
  /** Why it failed; empty on success. */
  userErrors: Array<UserError>;
};

/** A wishlist item that could not be moved to the cart. */
export type WishlistStay = {
  __typename?: 'WishlistStay';
  /** The product, which is still on the wishlist. */
  product: Product;
  /** Why it could not be moved. */
  reason: WishlistStayReason;
};

/** Why an item stays on the wishlist. */
export type WishlistStayReason =
  /** The product has options, and one must be chosen. */
  | 'CHOICE_NEEDED'
  /** The product is sold out. */
  | 'SOLD_OUT';

export type Billing_billingDetailsFragment = { __typename?: 'BillingDetails', firstName: string, lastName?: string | null, company?: string | null, streetAddress: string, apartment?: string | null, city: string, region?: string | null, postalCode?: string | null, countryCode?: string | null, phone: string, email: string };

export type Image_imageFragment = { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number, avifUrl?: string | null }>, focalPoint?: { __typename?: 'FocalPoint', x: number, y: number } | null };

export type ProductCard_productFragment = { __typename?: 'Product', id: string, handle: string, title: string, salePrice: number, highestPrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', id: string, slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, otherOption?: { __typename?: 'OtherOption', name: string, values: Array<string> } | null, image: { __typename?: 'Image', placeholder?: string | null, url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number, avifUrl?: string | null }>, focalPoint?: { __typename?: 'FocalPoint', x: number, y: number } | null } };

export type ProductCard_colourFragment = { __typename?: 'ProductColour', name: string, image?: { __typename?: 'Image', placeholder?: string | null, url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number, avifUrl?: string | null }>, focalPoint?: { __typename?: 'FocalPoint', x: number, y: number } | null } | null };

export type Totals_totalsFragment = { __typename?: 'Totals', itemCount: number, subtotal: number, discountTotal: number, shippingTotal: number, pricesIncludeTax: boolean, total: number, taxes: Array<{ __typename?: 'TaxSum', name: string, rate: number, amount: number }> };

export type Adjustment_adjustmentFragment = { __typename?: 'Adjustment', title: string, code?: string | null, kind: PromotionKind, amount: number };

export type CartLine_lineFragment = { __typename?: 'CartLine', id: string, colour?: string | null, size?: string | null, other?: string | null, quantity: number, stock: number, unitPrice: number, total: number, previousPrice?: number | null, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number, avifUrl?: string | null }>, focalPoint?: { __typename?: 'FocalPoint', x: number, y: number } | null }, product: { __typename?: 'Product', id: string, handle: string, title: string, salePrice: number, highestPrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', id: string, slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, otherOption?: { __typename?: 'OtherOption', name: string, values: Array<string> } | null, image: { __typename?: 'Image', placeholder?: string | null, url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number, avifUrl?: string | null }>, focalPoint?: { __typename?: 'FocalPoint', x: number, y: number } | null } } };

export type CodeResult_codeFragment = { __typename?: 'CodeResult', code: string, title?: string | null, refusal?: { __typename?: 'UserError', code: UserErrorCode, message: string } | null };

export type Cart_cartFragment = { __typename?: 'Cart', version: string, adjustments: Array<{ __typename?: 'Adjustment', title: string, code?: string | null, kind: PromotionKind, amount: number }>, codes: Array<{ __typename?: 'CodeResult', code: string, title?: string | null, refusal?: { __typename?: 'UserError', code: UserErrorCode, message: string } | null }>, totals: { __typename?: 'Totals', itemCount: number, subtotal: number, discountTotal: number, shippingTotal: number, pricesIncludeTax: boolean, total: number, taxes: Array<{ __typename?: 'TaxSum', name: string, rate: number, amount: number }> }, warnings: Array<{ __typename?: 'CartWarning', code: CartWarningCode, message: string, productId: string }>, lines: Array<{ __typename?: 'CartLine', id: string, colour?: string | null, size?: string | null, other?: string | null, quantity: number, stock: number, unitPrice: number, total: number, previousPrice?: number | null, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number, avifUrl?: string | null }>, focalPoint?: { __typename?: 'FocalPoint', x: number, y: number } | null }, product: { __typename?: 'Product', id: string, handle: string, title: string, salePrice: number, highestPrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', id: string, slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, otherOption?: { __typename?: 'OtherOption', name: string, values: Array<string> } | null, image: { __typename?: 'Image', placeholder?: string | null, url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number, avifUrl?: string | null }>, focalPoint?: { __typename?: 'FocalPoint', x: number, y: number } | null } } }>, unpaidOrder?: { __typename?: 'UnpaidOrder', id: string } | null };

export type Wishlist_wishlistFragment = { __typename?: 'Wishlist', products: Array<{ __typename?: 'Product', id: string, handle: string, title: string, salePrice: number, highestPrice: number, regularPrice?: number | null, discount?: number | null, isNew: boolean, inStock: boolean, stock: number, sizes: Array<string>, rating: { __typename?: 'Rating', rate: number, reviews: number }, category: { __typename?: 'Category', id: string, slug: string, label: string }, colours: Array<{ __typename?: 'ProductColour', name: string, hex: string }>, otherOption?: { __typename?: 'OtherOption', name: string, values: Array<string> } | null, image: { __typename?: 'Image', placeholder?: string | null, url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number, avifUrl?: string | null }>, focalPoint?: { __typename?: 'FocalPoint', x: number, y: number } | null } }> };

export type User_userFragment = { __typename?: 'User', id: string, firstName: string, lastName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null, accountType: AccountType, role: Role, createdAt: string };

export type Session_sessionFragment = { __typename?: 'Session', token: string, user: { __typename?: 'User', id: string, firstName: string, lastName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null, accountType: AccountType, role: Role, createdAt: string } };

export type OrderLine_lineFragment = { __typename?: 'OrderLine', id: string, productId: string, productHandle?: string | null, title: string, colour?: string | null, size?: string | null, other?: string | null, quantity: number, unitPrice: number, total: number, refundedQuantity: number, returningQuantity: number, unsentQuantity: number, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number, avifUrl?: string | null }>, focalPoint?: { __typename?: 'FocalPoint', x: number, y: number } | null } };

export type OrderSummary_orderFragment = { __typename?: 'Order', id: string, number: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentState: PaymentState, refundedAmount: number, shipmentState: ShipmentState, currencyCode: string, createdAt: string, totals: { __typename?: 'Totals', itemCount: number, subtotal: number, discountTotal: number, shippingTotal: number, pricesIncludeTax: boolean, total: number, taxes: Array<{ __typename?: 'TaxSum', name: string, rate: number, amount: number }> } };

export type Shipment_shipmentFragment = { __typename?: 'Shipment', id: string, carrier?: string | null, trackingNumber?: string | null, trackingUrl?: string | null, staffName?: string | null, createdAt: string, lines: Array<{ __typename?: 'ShipmentLine', quantity: number, line: { __typename?: 'OrderLine', id: string, title: string, colour?: string | null, size?: string | null, other?: string | null } }> };

export type Refund_refundFragment = { __typename?: 'Refund', id: string, amount: number, state: RefundState, createdAt: string, reason?: string | null, actor: OrderActor, staffName?: string | null, lines: Array<{ __typename?: 'RefundLine', quantity: number, restockedQuantity: number, line: { __typename?: 'OrderLine', id: string, title: string, colour?: string | null, size?: string | null, other?: string | null } }> };

export type Return_returnFragment = { __typename?: 'Return', id: string, number: string, state: ReturnState, version: string, refundAmount: number, createdAt: string, lines: Array<{ __typename?: 'ReturnLine', quantity: number, reason: ReturnReason, receivedQuantity: number, restockedQuantity: number, line: { __typename?: 'OrderLine', id: string, title: string, colour?: string | null, size?: string | null, other?: string | null } }>, history: Array<{ __typename?: 'ReturnEvent', state: ReturnState, text?: string | null, actor: OrderActor, staffName?: string | null, createdAt: string }> };

export type ReturnLabel_orderFragment = { __typename?: 'Order', id: string, number: string, customer: { __typename?: 'OrderCustomer', id: string, fullName: string, address?: string | null }, billing?: { __typename?: 'BillingDetails', firstName: string, lastName?: string | null, company?: string | null, streetAddress: string, apartment?: string | null, city: string } | null, returns: Array<{ __typename?: 'Return', id: string, number: string, state: ReturnState, version: string, refundAmount: number, createdAt: string, lines: Array<{ __typename?: 'ReturnLine', quantity: number, reason: ReturnReason, receivedQuantity: number, restockedQuantity: number, line: { __typename?: 'OrderLine', id: string, title: string, colour?: string | null, size?: string | null, other?: string | null } }>, history: Array<{ __typename?: 'ReturnEvent', state: ReturnState, text?: string | null, actor: OrderActor, staffName?: string | null, createdAt: string }> }> };

export type Order_orderFragment = { __typename?: 'Order', paymentReference?: string | null, paymentDueAt?: string | null, nextPaymentAction: NextPaymentAction, refundable: boolean, hasPaymentMismatch: boolean, refundableAmount: number, refundedTaxTotal: number, isGuest: boolean, id: string, number: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentState: PaymentState, refundedAmount: number, shipmentState: ShipmentState, currencyCode: string, createdAt: string, adjustments: Array<{ __typename?: 'Adjustment', title: string, code?: string | null, kind: PromotionKind, amount: number }>, lines: Array<{ __typename?: 'OrderLine', id: string, productId: string, productHandle?: string | null, title: string, colour?: string | null, size?: string | null, other?: string | null, quantity: number, unitPrice: number, total: number, refundedQuantity: number, returningQuantity: number, unsentQuantity: number, image: { __typename?: 'Image', url: string, alt: string, width: number, height: number, fallbackUrl?: string | null, sources: Array<{ __typename?: 'ImageSource', url: string, width: number, avifUrl?: string | null }>, focalPoint?: { __typename?: 'FocalPoint', x: number, y: number } | null } }>, shipments: Array<{ __typename?: 'Shipment', id: string, carrier?: string | null, trackingNumber?: string | null, trackingUrl?: string | null, staffName?: string | null, createdAt: string, lines: Array<{ __typename?: 'ShipmentLine', quantity: number, line: { __typename?: 'OrderLine', id: string, title: string, colour?: string | null, size?: string | null, other?: string | null } }> }>, refunds: Array<{ __typename?: 'Refund', id: string, amount: number, state: RefundState, createdAt: string, reason?: string | null, actor: OrderActor, staffName?: string | null, lines: Array<{ __typename?: 'RefundLine', quantity: number, restockedQuantity: number, line: { __typename?: 'OrderLine', id: string, title: string, colour?: string | null, size?: string | null, other?: string | null } }> }>, returns: Array<{ __typename?: 'Return', id: string, number: string, state: ReturnState, version: string, refundAmount: number, createdAt: string, lines: Array<{ __typename?: 'ReturnLine', quantity: number, reason: ReturnReason, receivedQuantity: number, restockedQuantity: number, line: { __typename?: 'OrderLine', id: string, title: string, colour?: string | null, size?: string | null, other?: string | null } }>, history: Array<{ __typename?: 'ReturnEvent', state: ReturnState, text?: string | null, actor: OrderActor, staffName?: string | null, createdAt: string }> }>, customer: { __typename?: 'OrderCustomer', id: string, fullName: string, email: string, phone?: string | null, address?: string | null, profilePicture?: string | null }, billing?: { __typename?: 'BillingDetails', firstName: string, lastName?: string | null, company?: string | null, streetAddress: string, apartment?: string | null, city: string, region?: string | null, postalCode?: string | null, countryCode?: string | null, phone: string, email: string } | null, deliveryMethod?: { __typename?: 'OrderDeliveryMethod', name: string, note?: string | null, isPickUp: boolean, earliestOn?: string | null, latestOn?: string | null } | null, history: Array<{ __typename?: 'OrderEvent', status: OrderStatus, paymentState: PaymentState, paymentResolved: boolean, addressChanged: boolean, actor: OrderActor, staffName?: string | null, createdAt: string, repricing?: { __typename?: 'OrderRepricing', shippingTotal: number, taxTotal: number, total: number } | null }>, totals: { __typename?: 'Totals', itemCount: number, subtotal: number, discountTotal: number, shippingTotal: number, pricesIncludeTax: boolean, total: number, taxes: Array<{ __typename?: 'TaxSum', name: string, rate: number, amount: number }> } };

export type UserError_errorFragment = { __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null };

export type DeliveryOption_optionFragment = { __typename?: 'DeliveryOption', methodId: string, name: string, price: number, isPickUp: boolean, note?: string | null, earliestOn?: string | null, latestOn?: string | null };

export type RequestProductAlertMutationVariables = Exact<{
  input: ProductAlertInput;
}>;


export type RequestProductAlertMutation = { __typename?: 'Mutation', productAlertRequest: { __typename?: 'ProductAlertPayload', state?: ProductAlertState | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type ProductAlertLinkQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type ProductAlertLinkQuery = { __typename?: 'Query', productAlertLink?: { __typename?: 'ProductAlertLink', kind: ProductAlertKind, title: string, state: ProductAlertLinkState } | null };

export type ConfirmProductAlertMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type ConfirmProductAlertMutation = { __typename?: 'Mutation', productAlertConfirm: { __typename?: 'ProductAlertPayload', state?: ProductAlertState | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type ProductAlertsStopLinkQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type ProductAlertsStopLinkQuery = { __typename?: 'Query', productAlertsStopLink?: { __typename?: 'ProductAlertsStopLink', count: number } | null };

export type StopProductAlertsMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type StopProductAlertsMutation = { __typename?: 'Mutation', productAlertsStop: { __typename?: 'ProductAlertsStopPayload', stopped: boolean, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type MyAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAlertsQuery = { __typename?: 'Query', productAlerts: Array<{ __typename?: 'ProductAlert', id: string, kind: ProductAlertKind, state: ProductAlertState, expiresAt: string, product: { __typename?: 'Product', id: string, handle: string, title: string }, variant?: { __typename?: 'ProductVariant', id: string, colour?: string | null, size?: string | null, other?: string | null } | null }> };

export type DeleteProductAlertMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteProductAlertMutation = { __typename?: 'Mutation', productAlertDelete: { __typename?: 'ProductAlertDeletePayload', deletedId?: string | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type RequestNewsletterMutationVariables = Exact<{
  email: Scalars['String']['input'];
}>;


export type RequestNewsletterMutation = { __typename?: 'Mutation', newsletterRequest: { __typename?: 'NewsletterRequestPayload', accepted: boolean, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type NewsletterLinkQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type NewsletterLinkQuery = { __typename?: 'Query', newsletterLink?: { __typename?: 'NewsletterLink', state: NewsletterLinkState } | null };

export type ConfirmNewsletterMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type ConfirmNewsletterMutation = { __typename?: 'Mutation', newsletterConfirm: { __typename?: 'NewsletterPayload', state?: NewsletterState | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type UnsubscribeNewsletterMutation = { __typename?: 'Mutation', newsletterUnsubscribe: { __typename?: 'NewsletterPayload', state?: NewsletterState | null, userErrors: Array<{ __typename?: 'UserError', code: UserErrorCode, message: string, field?: Array<string> | null }> } };

export const Image_imageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"avifUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<Image_imageFragment, unknown>;
export const ProductCard_colourFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_colour"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductColour"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"avifUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<ProductCard_colourFragment, unknown>;
export const Adjustment_adjustmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Adjustment_adjustment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Adjustment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<Adjustment_adjustmentFragment, unknown>;
export const CodeResult_codeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CodeResult_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CodeResult_codeFragment, unknown>;
export const Totals_totalsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Totals_totals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"discountTotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"pricesIncludeTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<Totals_totalsFragment, unknown>;
export const ProductCard_productFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"highestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"otherOption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"avifUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<ProductCard_productFragment, unknown>;
export const CartLine_lineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"avifUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"highestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"otherOption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]}}]} as unknown as DocumentNode<CartLine_lineFragment, unknown>;
export const Cart_cartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Adjustment_adjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CodeResult_code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Totals_totals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLine_line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unpaidOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"avifUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"highestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"otherOption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Adjustment_adjustment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Adjustment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CodeResult_code"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Totals_totals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"discountTotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"pricesIncludeTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]} as unknown as DocumentNode<Cart_cartFragment, unknown>;
export const Wishlist_wishlistFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Wishlist_wishlist"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wishlist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"avifUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"highestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"}},{"kind":"Field","name":{"kind":"Name","value":"otherOption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]}}]} as unknown as DocumentNode<Wishlist_wishlistFragment, unknown>;
export const User_userFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"User_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<User_userFragment, unknown>;
export const Session_sessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"User_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<Session_sessionFragment, unknown>;
export const Return_returnFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Return_return"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"refundAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"restockedQuantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<Return_returnFragment, unknown>;
export const ReturnLabel_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnLabel_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Return_return"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Return_return"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"refundAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"restockedQuantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReturnLabel_orderFragment, unknown>;
export const OrderSummary_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Totals_totals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Totals_totals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"discountTotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"pricesIncludeTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<OrderSummary_orderFragment, unknown>;
export const OrderLine_lineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productHandle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"refundedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"returningQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"unsentQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"avifUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<OrderLine_lineFragment, unknown>;
export const Shipment_shipmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shipment_shipment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<Shipment_shipmentFragment, unknown>;
export const Refund_refundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refund_refund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"restockedQuantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}}]}}]} as unknown as DocumentNode<Refund_refundFragment, unknown>;
export const Billing_billingDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Billing_billingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<Billing_billingDetailsFragment, unknown>;
export const Order_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSummary_order"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentAction"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaymentMismatch"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Adjustment_adjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLine_line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shipment_shipment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundableAmount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedTaxTotal"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refund_refund"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Return_return"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Billing_billingDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isPickUp"}},{"kind":"Field","name":{"kind":"Name","value":"earliestOn"}},{"kind":"Field","name":{"kind":"Name","value":"latestOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentResolved"}},{"kind":"Field","name":{"kind":"Name","value":"addressChanged"}},{"kind":"Field","name":{"kind":"Name","value":"repricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"taxTotal"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Totals_totals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"discountTotal"}},{"kind":"Field","name":{"kind":"Name","value":"shippingTotal"}},{"kind":"Field","name":{"kind":"Name","value":"pricesIncludeTax"}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Image_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"avifUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSummary_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Totals_totals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Adjustment_adjustment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Adjustment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productHandle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"refundedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"returningQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"unsentQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Image_image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shipment_shipment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refund_refund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"restockedQuantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Return_return"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"refundAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"restockedQuantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Billing_billingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<Order_orderFragment, unknown>;
export const UserError_errorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UserError_errorFragment, unknown>;
export const DeliveryOption_optionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryOption_option"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"methodId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isPickUp"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"earliestOn"}},{"kind":"Field","name":{"kind":"Name","value":"latestOn"}}]}}]} as unknown as DocumentNode<DeliveryOption_optionFragment, unknown>;
export const RequestProductAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestProductAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productAlertRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RequestProductAlertMutation, RequestProductAlertMutationVariables>;
export const ProductAlertLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductAlertLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productAlertLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ProductAlertLinkQuery, ProductAlertLinkQueryVariables>;
export const ConfirmProductAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmProductAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productAlertConfirm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfirmProductAlertMutation, ConfirmProductAlertMutationVariables>;
export const ProductAlertsStopLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductAlertsStopLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productAlertsStopLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ProductAlertsStopLinkQuery, ProductAlertsStopLinkQueryVariables>;
export const StopProductAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopProductAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productAlertsStop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopped"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<StopProductAlertsMutation, StopProductAlertsMutationVariables>;
export const MyAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<MyAlertsQuery, MyAlertsQueryVariables>;
export const DeleteProductAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProductAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productAlertDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DeleteProductAlertMutation, DeleteProductAlertMutationVariables>;
export const RequestNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RequestNewsletterMutation, RequestNewsletterMutationVariables>;
export const NewsletterLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<NewsletterLinkQuery, NewsletterLinkQueryVariables>;
export const ConfirmNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterConfirm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const UnsubscribeNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterUnsubscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserError_error"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserError_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables>;