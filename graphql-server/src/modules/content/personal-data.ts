import type { PersonalData } from '../../shared/personal-data.ts';

export const contentData: PersonalData = { impersonal: ['pages', 'page_versions', 'menus'] };
