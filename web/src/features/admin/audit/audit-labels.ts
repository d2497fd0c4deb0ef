import { t } from '@lingui/core/macro';
import type { AuditAction, AuditPart, AuditSubject } from '../../../gql/admin/graphql.ts';

/** What entries are about, in the order of the filter. */
export const subjectLabels = (): Readonly<Record<AuditSubject, string>> => ({
  PRODUCT: t`Product`,
  CATEGORY: t`Category`,
  COLLECTION: t`Collection`,
  ORDER: t`Order`,
  DRAFT_ORDER: t`Draft order`,
  USER: t`Account`,
  STAFF_ROLE: t`Role`,
  STAFF_INVITATION: t`Invitation`,
  SEARCH_SYNONYM: t`Search words`,
  SETTINGS: t`Settings`,
  SAVED_VIEW: t`Saved view`,
});

export const partLabels = (): Readonly<Record<AuditPart, string>> => ({
  VARIANT: t`Variant`,
  CATEGORY: t`Further category`,
  PRODUCT: t`Product in it`,
  PAYMENT: t`Payment`,
  REFUND: t`Refund`,
  SHIPMENT: t`Parcel`,
  RETURN: t`Return`,
  COMMENT: t`Comment`,
  NOTE: t`Note`,
  SECOND_FACTOR: t`Two-step login`,
  PASSKEY: t`Passkey`,
});

export const actionLabels = (): Readonly<Record<AuditAction, string>> => ({
  CREATED: t`Added`,
  CHANGED: t`Changed`,
  DELETED: t`Deleted`,
  EXPORTED: t`Data handed out`,
  ERASED: t`Data erased`,
  MAIL_RESENT: t`Email sent again`,
});

const fieldLabels = (): Readonly<Record<string, string>> => ({
  title: t`Title`,
  label: t`Label`,
  name: t`Name`,
  description: t`Description`,
  handle: t`URL name`,
  slug: t`URL name`,
  status: t`Status`,
  publishAt: t`Publish at`,
  deletedAt: t`Deleted`,
  brand: t`Brand`,
  tags: t`Tags`,
  attributes: t`Attributes`,
  seoTitle: t`Title for search engines`,
  seoDescription: t`Description for search engines`,
  categoryId: t`Category`,
  parentId: t`Lies in`,
  position: t`Place`,
  isVisible: t`Visible`,
  isNew: t`New`,
  image: t`Picture`,
  picture: t`Picture`,
  requiresSecondFactor: t`All staff must use two-step login`,
  gallery: t`Further pictures`,
  colour: t`Colour`,
  colours: t`Colours`,
  size: t`Size`,
  sizes: t`Sizes`,
  sizeGuide: t`Size guide`,
  other: t`Third option`,
  otherOption: t`Third option`,
  sku: t`SKU`,
  barcode: t`Barcode`,
  salePrice: t`Price`,
  regularPrice: t`Former price`,
  stock: t`Stock`,
  weight: t`Weight in grams`,
  match: t`Match`,
  kind: t`Kind`,
  conditions: t`Conditions`,
  words: t`Words`,
  paymentState: t`Payment`,
  paymentDueAt: t`Payment due`,
  shipmentState: t`Sending`,
  carrier: t`Carrier`,
  trackingNumber: t`Tracking number`,
  trackingUrl: t`Tracking link`,
  amount: t`Amount`,
  state: t`State`,
  text: t`Text`,
  firstName: t`First name`,
  lastName: t`Last name`,
  email: t`Email`,
  phone: t`Phone`,
  address: t`Address`,
  profilePicture: t`Picture`,
  passwordHash: t`Password`,
  secret: t`Authenticator app`,
  staffRole: t`Role`,
  permissions: t`Permissions`,
  expiresAt: t`Valid until`,
});

/** A field's name on the screen; one without a label in plain words: `lowestStock` is "Lowest stock". */
export function fieldLabel(field: string): string {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return fieldLabels()[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
