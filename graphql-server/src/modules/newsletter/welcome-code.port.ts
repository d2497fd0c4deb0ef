import { definePort } from '../../core/define-module.ts';

export interface WelcomeCodes {
  /** Discount code for the first order; null if the shop has none. */
  welcomeCode(): Promise<string | null>;
}

export const welcomeCodePort = definePort<WelcomeCodes>('welcome code');
