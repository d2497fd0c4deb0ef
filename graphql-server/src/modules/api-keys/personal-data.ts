import type { PersonalData } from '../../shared/personal-data.ts';

export const apiKeyData: PersonalData = { impersonal: ['api_keys'] };
