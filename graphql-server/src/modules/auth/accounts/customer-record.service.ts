import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { assertVersion } from '../../../shared/edit-version.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid } from '../../../shared/new-id.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { validate } from '../../../shared/validate.ts';
import type { CustomField } from '../../custom-fields/custom-fields.ts';
import { type FieldChanges, valuesAfter } from '../../custom-fields/field-values.ts';
import { uniqueViolation } from '../../customers/users/unique-violation.ts';
import { selectUsers, toUser } from '../../customers/users/user-query.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import type { User } from '../../customers/users/user.ts';
import { voidResetTokens } from '../passwords/void-reset-tokens.ts';
import {
  assertChangeable,
  type CustomerRecord,
  customerRecordChangeSchema,
  customerRecordSchema,
} from './customer-record-rules.ts';
import { insertAccount } from './insert-account.ts';
import type { AuthDatabase } from '../auth.tables.ts';

/** A new customer, see CustomerAddInput in the contract. */
export type CustomerRecordInput = Pick<CustomerRecord, 'firstName' | 'email'> & CustomerRecordChangeInput;
/** A change, see CustomerEditInput in the contract; missing fields stay. */
export type CustomerRecordChangeInput = Partial<
  Record<Exclude<keyof CustomerRecord, 'fields'>, string | null>
> & { fields?: FieldChanges };

const FIELDS = ['input', 'fields'];

/**
 * Customers as staff and programs create and edit them (decision 0082): on screens, by the API and by sheets.
 * None of this sends an email, creates a session or subscribes to the newsletter.
 */
export class CustomerRecordService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    /** The definitions of the custom fields of customers. */
    private readonly definitions: readonly CustomField[],
  ) {}

  /**
   * Adds a customer without a password, who can set one with a reset link. Guest orders with the same email
   * stay with the guest: only an order's link joins it to an account (decision 0054).
   * @throws UserError EMAIL_TAKEN, PHONE_TAKEN, or with the broken rules
   */
  async add(input: CustomerRecordInput): Promise<User> {
    const { firstName, lastName, fields, ...contact } = validate(customerRecordSchema, input, ['input']);
    const customFields = valuesAfter(this.definitions, {}, fields, FIELDS);
    const account = { name: { firstName, lastName }, ...contact, customFields, passwordHash: null };
    return retryTransaction(this.em, (em) =>
      insertAccount(em, { ...account, role: 'CUSTOMER', staffRole: null }, this.clock()),
    );
  }

  /**
   * Changes a customer's data. With `expectedVersion` null, it does not check the version.
   * @throws UserError NOT_FOUND, VERSION_CHANGED, FIELD_LOCKED, EMAIL_TAKEN, PHONE_TAKEN, or with the broken
   * rules
   */
  async edit(id: string, input: CustomerRecordChangeInput, expectedVersion: string | null): Promise<User> {
    const { fields, ...change } = validate(customerRecordChangeSchema, input, ['input']);
    return retryTransaction(this.em, async (em) => {
      // Locked, so that no password is set between the check and the change.
      const customer = await find(em, id);
      assertVersion(customer, expectedVersion);
      assertChangeable(change, customer);
      const customFields = valuesAfter(this.definitions, customer.customFields, fields, FIELDS);
      const given = Object.entries({ ...change, ...(fields && { customFields }) }).filter(
        ([, value]) => value !== undefined,
      );
      if (given.length === 0) return customer;
      try {
        await em.nativeUpdate(UserEntity, { id }, Object.fromEntries(given));
      } catch (error) {
        throw uniqueViolation(error) ?? error;
      }
      // A reset link sent to the former email must no longer open the account.
      if (change.email !== undefined && change.email !== customer.email) await voidResetTokens(em, id);
      return find(em, id);
    });
  }
}

/** Returns a customer, locked. @throws UserError NOT_FOUND, also for staff, guests and erased users */
async function find(em: EntityManager, id: string): Promise<User> {
  const row = isUuid(id)
    ? await selectUsers(em.getKysely<AuthDatabase>())
        .where('users.id', '=', id)
        .where('role', '=', 'CUSTOMER')
        .where('erased_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw userError('NOT_FOUND', message('account.customerNotFound'), ['id']);
  return toUser(row);
}
