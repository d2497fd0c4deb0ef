import type { TestApp } from '../../test/start-test-app.ts';
import { newId } from '../../shared/new-id.ts';
import { ContactMessageEntity } from '../contact/contact-message.entity.ts';

/** Cases for contact messages; see `audited-mutations.test.ts`. */
export function auditedMessages(shop: TestApp) {
  return {
    contactMessageUpdate: {
      given: async () => {
        const id = newId();
        const sender = { name: 'Ada Vale', email: 'ada@test.example', phone: '1' };
        const row = { id, ...sender, message: 'Open?', createdAt: shop.clock.now() };
        await shop.app.orm.em.fork().insert(ContactMessageEntity, row);
        return id;
      },
      args: (id: string) => `id: "${id}", isAnswered: true`,
      says: ['CHANGED CONTACT_MESSAGE Ada Vale: answeredAt null > <time>'],
    },
  };
}
