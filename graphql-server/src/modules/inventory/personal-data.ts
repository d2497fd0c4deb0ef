import type { PersonalData } from '../../shared/personal-data.ts';

export const inventoryData: PersonalData = { impersonal: ['stock_movements'] };
