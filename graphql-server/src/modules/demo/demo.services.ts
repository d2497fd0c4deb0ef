import type { Scope } from '../../core/define-module.ts';
import type { SettingsServices } from '../settings/settings.services.ts';
import type { StaffServices } from '../staff/staff.services.ts';
import { DemoService } from './demo.service.ts';

export function demoServices(
  { dependencies, em, demoData }: Scope,
  { settings, ownerInvitations }: SettingsServices & StaffServices,
) {
  return { demo: new DemoService(em, dependencies, demoData, settings, ownerInvitations) };
}

export type DemoServices = ReturnType<typeof demoServices>;
