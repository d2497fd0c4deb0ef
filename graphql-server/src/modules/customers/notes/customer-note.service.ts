import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import { message } from '../../../shared/messages/message.ts';
import { newId } from '../../../shared/new-id.ts';
import { remarkSchema } from '../../../shared/text-rules.ts';
import { validate } from '../../../shared/validate.ts';
import { type Actor, actorIdOf } from '../../../shared/principal.ts';
import { actorName } from '../../audit/actor-name.ts';
import type { UserService } from '../users/user.service.ts';
import type { User } from '../users/user.ts';
import { CustomerNoteEntity } from './customer-note.entity.ts';
import type { CustomersTables } from '../customers.tables.ts';

/** A staff note about a customer. */
export interface CustomerNote {
  id: string;
  text: string;
  /** When the note was written. */
  authorName: string;
  createdAt: Date;
}

/** Internal staff notes about customers. Notes can only be added. */
export class CustomerNoteService {
  private readonly ofCustomers = createLoader<CustomerNote[]>((ids) => findNotes(this.em, ids), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly users: UserService,
  ) {}

  /** Oldest first; one statement for a page of customers. */
  async of(customerId: string): Promise<CustomerNote[]> {
    return this.ofCustomers.load(customerId);
  }

  /** @throws UserError NOT_FOUND, or for invalid input */
  async create(actor: Actor, customerId: string, input: { text: string }): Promise<User> {
    const { text } = validate(remarkSchema('label.note'), input);
    const customer = await this.users.findCustomer(customerId);
    if (!customer) throw userError('NOT_FOUND', message('account.customerNotFound'), ['customerId']);
    const authorName = await actorName(this.em, actor);
    await this.em.transactional((em) =>
      em.insert(CustomerNoteEntity, {
        id: newId(),
        user: customerId,
        text,
        authorName,
        authorId: actorIdOf(actor),
        createdAt: this.clock(),
      }),
    );
    return customer;
  }
}

async function findNotes(
  em: EntityManager,
  customerIds: readonly string[],
): Promise<Map<string, CustomerNote[]>> {
  const rows = await em
    .getKysely<CustomersTables>()
    .selectFrom('customer_notes')
    .where('user_id', 'in', customerIds)
    .orderBy('id')
    .select(['id', 'user_id', 'text', 'author_name', 'created_at'])
    .execute();
  const byCustomer = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map(
    [...byCustomer].map(([customerId, notes]) => [
      customerId,
      notes.map(({ id, text, author_name, created_at }) => ({
        id,
        text,
        authorName: author_name,
        createdAt: new Date(created_at),
      })),
    ]),
  );
}
