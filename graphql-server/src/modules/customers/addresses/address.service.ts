import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { newId } from '../../../shared/new-id.ts';
import { validate } from '../../../shared/validate.ts';
import { lockUser } from '../users/lock-user.ts';
import { AddressEntity } from './address.entity.ts';
import { type Address, findAddresses } from './address-query.ts';
import {
  addressChangeSchema,
  addressSchema,
  type AddressContent,
  assertPostalCode,
  contentOf,
  isSameAddress,
  MAX_ADDRESSES,
  withCountry,
} from './address-rules.ts';
import { message } from '../../../shared/messages/message.ts';

type Fields = Partial<Record<keyof AddressContent, string | null>>;

/**
 * An address as a user sends it. `isDefault: true` makes it the default; other values do not change the
 * default.
 */
export type AddressInput = Fields & { isDefault?: boolean | null };

/** Each change locks the user's row, so that a non-empty address book has exactly one default. */
export class AddressService {
  private readonly books = createLoader<Address[]>((userIds) => findAddresses(this.em, userIds), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Oldest first; one statement for several users. */
  async listOf(userId: string): Promise<Address[]> {
    return this.books.load(userId);
  }

  /**
   * Adds an address; the first one becomes the default. An identical address is not added again, after a
   * double click or when each checkout saves it.
   * @throws UserError ADDRESS_BOOK_FULL, or for invalid input
   */
  async create(userId: string, input: AddressInput): Promise<Address> {
    const { isDefault, ...fields } = validate(addressSchema, input, ['input']);
    const content = contentOf(withCountry(fields));
    assertPostalCode(content);
    const id = await this.changeBook(userId, async (em, book) => {
      const existing = book.find((address) => isSameAddress(address, content));
      if (!existing && book.length >= MAX_ADDRESSES) {
        throw userError('ADDRESS_BOOK_FULL', message('address.bookFull', { max: MAX_ADDRESSES }));
      }
      const chosen = existing?.id ?? (await this.insert(em, userId, content));
      if (isDefault || book.length === 0) await setDefault(em, userId, chosen);
      return chosen;
    });
    return this.find(userId, id);
  }

  /**
   * Changes an address; missing fields keep their value. @throws UserError NOT_FOUND, or for invalid input
   */
  async update(userId: string, id: string, input: AddressInput): Promise<Address> {
    const { isDefault, ...fields } = validate(addressChangeSchema, input, ['input']);
    await this.changeBook(userId, async (em, book) => {
      const stored = requireIn(book, id);
      const content = contentOf({ ...stored, ...given(withCountry(fields)) });
      // An old address may have another one, which should not prevent other changes.
      if (content.zip !== stored.zip || content.countryCode !== stored.countryCode) assertPostalCode(content);
      await em.nativeUpdate(AddressEntity, { id }, content);
      if (isDefault) await setDefault(em, userId, id);
    });
    return this.find(userId, id);
  }

  /**
   * Deletes an address. If it was the default, the oldest remaining address becomes the default. @throws
   * UserError NOT_FOUND
   */
  async delete(userId: string, id: string): Promise<Address> {
    return this.changeBook(userId, async (em, book) => {
      const address = requireIn(book, id);
      await em.nativeDelete(AddressEntity, { id });
      const successor = book.find((candidate) => candidate.id !== id);
      if (address.isDefault && successor) await setDefault(em, userId, successor.id);
      return address;
    });
  }

  private async changeBook<Result>(
    userId: string,
    change: (em: EntityManager, book: readonly Address[]) => Promise<Result>,
  ): Promise<Result> {
    return retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      return change(em, (await findAddresses(em, [userId])).get(userId) ?? []);
    });
  }

  private async insert(em: EntityManager, user: string, content: AddressContent): Promise<string> {
    const id = newId();
    await em.insert(AddressEntity, { id, user, ...content, isDefault: false, createdAt: this.clock() });
    return id;
  }

  private async find(userId: string, id: string): Promise<Address> {
    return requireIn(await this.listOf(userId), id);
  }
}

/** Another user's address gives the same error as an unknown one. */
function requireIn(book: readonly Address[], id: string): Address {
  const address = book.find((candidate) => candidate.id === id);
  if (!address) throw userError('NOT_FOUND', message('address.notFound'), ['id']);
  return address;
}

/** Two statements: two addresses must never be the default at once, not even within one statement. */
async function setDefault(em: EntityManager, userId: string, id: string): Promise<void> {
  await em.nativeUpdate(
    AddressEntity,
    { user: userId, isDefault: true, id: { $ne: id } },
    { isDefault: false },
  );
  await em.nativeUpdate(AddressEntity, { id }, { isDefault: true });
}

function given<Values extends object>(fields: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
