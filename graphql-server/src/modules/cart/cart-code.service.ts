import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import { CartCodeEntity } from '../promotions/cart-code.entity.ts';
import { normalisedCode } from '../promotions/promotion.ts';
import type { CodeResult } from '../promotions/promoted-order.ts';
import type { PromotionPricingService } from '../promotions/promotion-pricing.service.ts';
import { findStoredLines } from './cart-query.ts';
import type { CartChange } from './cart.ts';
import type { CartService } from './cart.service.ts';
import { assertCodesFit, MAX_CODE } from './code-rules.ts';

/** Promotion codes that customers enter in their carts. */
export class CartCodeService {
  constructor(
    private readonly em: EntityManager,
    private readonly cart: CartService,
    private readonly pricing: PromotionPricingService,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Adds a code to a customer's cart; adding it again changes nothing.
   * @throws UserError PROMOTION_... for a code without effect, TOO_MANY_CODES; RequestError RATE_LIMITED
   * after too many unknown codes
   */
  async apply(userId: string, typed: string): Promise<CartChange> {
    const code = normalisedCode(typed).slice(0, MAX_CODE);
    await this.rateLimits.promotionCode(userId, true);
    const result = await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      const storedCodes = await em.find(CartCodeEntity, { userId }, { orderBy: { position: 'asc' } });
      if (storedCodes.some((row) => row.code === code)) return undefined;
      const given = [...storedCodes.map((row) => row.code), code];
      assertCodesFit(given, ['code']);
      const codeResult = await this.resultOf(em, userId, given, code);
      const position = 1 + (storedCodes.at(-1)?.position ?? 0);
      if (codeResult && !codeResult.ineligibilityReason)
        await em.insert(CartCodeEntity, { userId, code, position });
      return codeResult;
    });
    if (result?.title === null) await this.rateLimits.promotionCode(userId, false);
    if (result?.ineligibilityReason)
      throw userError(result.ineligibilityReason.code, result.ineligibilityReason.message, ['code']);
    return { cart: await this.cart.read(userId), warnings: [] };
  }

  /** Removes a code from a customer's cart; a missing one is ignored. */
  async remove(userId: string, typed: string): Promise<CartChange> {
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      await em.nativeDelete(CartCodeEntity, { userId, code: normalisedCode(typed) });
    });
    return { cart: await this.cart.read(userId), warnings: [] };
  }

  private async resultOf(
    em: EntityManager,
    userId: string,
    given: readonly string[],
    code: string,
  ): Promise<CodeResult | undefined> {
    const items = await findStoredLines(em, userId);
    const lines = items.flatMap(({ productId, quantity, variant }) =>
      variant.isWithdrawn ? [] : [{ productId, quantity, unitPrice: variant.salePrice }],
    );
    const price = await this.pricing.pricesFor({ customerId: userId, codes: { given }, lines }, em);
    return price(lines).codes.find((result) => result.code === code);
  }
}
