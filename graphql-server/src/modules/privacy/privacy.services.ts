import type { Scope } from '../../core/define-module.ts';
import type { CustomersServices } from '../customers/customers.services.ts';
import { ErasureService } from './erasure.service.ts';
import { PersonalDataService } from './personal-data.service.ts';

export function privacyServices(
  { dependencies: { clock }, em, personalRows }: Scope,
  { users }: CustomersServices,
) {
  return {
    personalData: new PersonalDataService(em, clock, users, personalRows),
    erasure: new ErasureService(em, clock, users, personalRows),
  };
}

export type PrivacyServices = ReturnType<typeof privacyServices>;
