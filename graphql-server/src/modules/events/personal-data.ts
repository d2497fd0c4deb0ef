import type { PersonalData } from '../../shared/personal-data.ts';

export const eventData: PersonalData = { impersonal: ['events'] };
