import { defineModule } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { metadataModule } from '../metadata/module.ts';
import { ShopEventResolver, ShopEventsResolver } from './event.resolver.ts';
import { eventsServices } from './events.services.ts';
import { eventsEntities } from './events.tables.ts';
import { eventData } from './personal-data.ts';

export const eventsModule = defineModule({
  name: 'events',
  needs: [metadataModule],
  entities: eventsEntities,
  personalData: eventData,
  demoData: { emptied: ['events'] },
  services: eventsServices,
  resolvers: [ShopEventsResolver, ShopEventResolver],
  jobs: [{ name: 'events', everyMs: SECOND, run: ({ eventLog }) => eventLog.publish() }],
  retention: ({ eventLog }) => [eventLog],
});
