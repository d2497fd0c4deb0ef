import type { PersonalData } from '../../shared/personal-data.ts';

export const settingsData: PersonalData = { impersonal: ['settings'] };
