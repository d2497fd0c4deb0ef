/** The kinds of subjects of audit log entries. */
export const auditSubjects = [
  'PRODUCT',
  'CATEGORY',
  'COLLECTION',
  'PROMOTION',
  'SEARCH_SYNONYM',
  'ORDER',
  'DRAFT_ORDER',
  'USER',
  'STAFF_ROLE',
  'STAFF_INVITATION',
  'API_KEY',
  'SETTINGS',
  'SAVED_VIEW',
  'REVIEW',
  'PRICE_CAMPAIGN',
  'WEBHOOK',
  'EXPORT',
  'CONTACT_MESSAGE',
  'PAGE',
  'MENU',
  'REDIRECT',
  'COLUMN_MAPPING',
  'ASSET',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Parts of a subject that can change instead of the subject itself. */
export const auditParts = [
  'VARIANT',
  'CATEGORY',
  'PRODUCT',
  'PAYMENT',
  'REFUND',
  'SHIPMENT',
  'RETURN',
  'COMMENT',
  'NOTE',
  'SECOND_FACTOR',
  'RECOVERY_CODE',
  'PASSKEY',
  'PRICE_CAMPAIGN_MEMBER',
  'ORDER_LINE',
  'DIGITAL_FILE',
  'DOWNLOAD',
  'INVOICE',
] as const;
export type AuditPart = (typeof auditParts)[number];

export const auditActions = [
  'CREATED',
  'CHANGED',
  'DELETED',
  'EXPORTED',
  'ERASED',
  'EMAIL_RESENT',
  'LOGGED_IN',
  'LOGIN_FAILED',
  'VERIFIED',
  'VERIFICATION_FAILED',
  'REPLAYED',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditActors = ['STAFF', 'API_KEY', 'SHOP', 'VISITOR'] as const;
export type AuditActor = (typeof auditActors)[number];

/** A field's values before and after a change, as JSON. Both are null if they are secret. */
export interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** An action, usually on one row of the database. */
export interface AuditEntry {
  id: string;
  createdAt: Date;
  actor: AuditActor;
  actorId: string | null;
  /** The name at that time. */
  actorName: string | null;
  requestId: string | null;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  /** The name at that time. */
  subjectName: string;
  part: AuditPart | null;
  partName: string | null;
  changes: AuditChange[];
}
