import { definePort } from '../../core/define-module.ts';

/** Knows the code of the discount on a first order. */
export interface WelcomeCodes {
  /** null: the shop has none. */
  welcomeCode(): Promise<string | null>;
}

export const welcomeCodePort = definePort<WelcomeCodes>('welcome code');
