import { forbidden } from '../../errors.ts';
import { can, type UserPrincipal } from '../../shared/principal.ts';
import type { StaffService } from '../staff/staff.service.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import type { WebhookService } from '../webhooks/webhook.service.ts';
import type { ApiKey } from '../api-keys/api-key-rules.ts';
import type { ApiKeyService } from '../api-keys/api-key.service.ts';

/** Integrations of a staff member that stay active after the staff member leaves. */
export interface StaffIntegrations {
  apiKeys: ApiKey[];
  webhooks: Webhook[];
}

/** Integrations to end together with a membership, by id. */
export interface EndedIntegrations {
  apiKeyIds: readonly string[];
  webhookIds: readonly string[];
}

/**
 * API keys and webhooks belong to the shop (decision 0057), so they outlive their creator unless someone ends
 * them.
 */
export class StaffIntegrationService {
  constructor(
    private readonly staff: StaffService,
    private readonly apiKeys: ApiKeyService,
    private readonly webhooks: WebhookService,
  ) {}

  /** A user's active API keys and enabled webhooks. */
  async of(userId: string): Promise<StaffIntegrations> {
    return { apiKeys: await this.apiKeys.workingOf(userId), webhooks: await this.webhooks.enabledOf(userId) };
  }

  /**
   * Removes a staff member, revokes the given keys of theirs and turns off the given webhooks, in one
   * transaction.
   * @throws UserError NOT_FOUND, also for someone else's keys and webhooks, LAST_OWNER; RequestError
   * FORBIDDEN
   */
  async removeMember(principal: UserPrincipal, userId: string, ended: EndedIntegrations): Promise<void> {
    const { apiKeyIds, webhookIds } = ended;
    const endsSome = apiKeyIds.length + webhookIds.length > 0;
    if (endsSome && !can(principal, 'integrations:write')) throw forbidden();
    await this.staff.remove(principal, userId, async (em) => {
      await this.apiKeys.revokeOf(em, userId, apiKeyIds);
      await this.webhooks.turnOffOf(em, userId, webhookIds);
    });
  }
}
