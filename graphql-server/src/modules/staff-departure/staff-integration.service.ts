import { forbidden } from '../../errors.ts';
import { can, type UserPrincipal } from '../../shared/principal.ts';
import type { StaffService } from '../staff/staff.service.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import type { WebhookService } from '../webhooks/webhook.service.ts';
import type { ApiKey } from '../api-keys/api-key-rules.ts';
import type { ApiKeyService } from '../api-keys/api-key.service.ts';

/** What a member of staff has made that goes on without them. */
export interface StaffIntegrations {
  apiKeys: ApiKey[];
  webhooks: Webhook[];
}

/** What is ended together with a membership, by id. */
export interface EndedIntegrations {
  apiKeyIds: readonly string[];
  webhookIds: readonly string[];
}

/**
 * Keys and webhooks belong to the shop (decision 0057), so they outlive whoever made them, unless somebody
 * ends them.
 */
export class StaffIntegrationService {
  constructor(
    private readonly staff: StaffService,
    private readonly apiKeys: ApiKeyService,
    private readonly webhooks: WebhookService,
  ) {}

  /** The keys that work and the webhooks that are on, of those that a user has made. */
  async of(userId: string): Promise<StaffIntegrations> {
    return { apiKeys: await this.apiKeys.workingOf(userId), webhooks: await this.webhooks.enabledOf(userId) };
  }

  /**
   * Removes a member of staff, revokes those of their keys and turns off those of their webhooks, all in one
   * step.
   * @throws UserError NOT_FOUND, also for what somebody else has made, LAST_OWNER; RequestError FORBIDDEN
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
