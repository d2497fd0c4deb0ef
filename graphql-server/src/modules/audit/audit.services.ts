import type { Scope } from '../../core/define-module.ts';
import { AuditService } from './audit.service.ts';

export function auditServices({ dependencies: { clock, config }, em }: Scope) {
  return { audit: new AuditService(em, clock, config.retentionDays.audit) };
}

export type AuditServices = ReturnType<typeof auditServices>;
