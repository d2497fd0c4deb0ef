import type { EntityManager } from '../../../db/database.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import { newId } from '../../../shared/new-id.ts';
import { remarkSchema } from '../../../shared/text-rules.ts';
import { validate } from '../../../shared/validate.ts';
import { actorIdOf, type StaffActor } from '../../../shared/principal.ts';
import { actorName } from '../../audit/actor-name.ts';
import { noSuchOrder } from '../search/order-query.ts';
import type { OrderService } from '../order.service.ts';
import type { Order } from '../order.ts';
import { findComments } from './order-comment-query.ts';
import { OrderCommentEntity } from './order-comment.entity.ts';
import type { OrderComment } from './order-comment.ts';

/** Internal staff comments on orders. Comments can only be added, so that their original wording stays. */
export class OrderCommentService {
  private readonly ofOrders = createLoader<OrderComment[]>((ids) => findComments(this.em, ids), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
  ) {}

  /** Oldest first; one statement for a page of orders. */
  async of(orderId: string): Promise<OrderComment[]> {
    return this.ofOrders.load(orderId);
  }

  /** @throws UserError NOT_FOUND, or for invalid input */
  async create(principal: StaffActor, orderId: string, input: { text: string }): Promise<Order> {
    const { text } = validate(remarkSchema('label.comment'), input);
    const order = await this.orders.findAny(orderId);
    if (!order) throw noSuchOrder();
    const authorName = await actorName(this.em, principal);
    await this.em.transactional((em) =>
      em.insert(OrderCommentEntity, {
        id: newId(),
        order: orderId,
        text,
        authorName,
        authorId: actorIdOf(principal),
        createdAt: this.clock(),
      }),
    );
    return order;
  }
}
