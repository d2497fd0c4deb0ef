import { defineModule } from '../../core/define-module.ts';
import { AuditChangeResolver, AuditEntryResolver } from './audit.resolver.ts';
import { auditServices } from './audit.services.ts';
import { auditEntities } from './audit.tables.ts';
import { auditData } from './personal-data.ts';

export const auditModule = defineModule({
  name: 'audit',
  needs: [],
  entities: auditEntities,
  personalData: auditData,
  demoData: { kept: ['audit_entries'] },
  services: auditServices,
  resolvers: [AuditEntryResolver, AuditChangeResolver],
  retention: ({ audit }) => [audit],
});
