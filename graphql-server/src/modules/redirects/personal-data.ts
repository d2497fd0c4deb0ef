import type { PersonalData } from '../../shared/personal-data.ts';

export const redirectsData: PersonalData = { impersonal: ['url_redirects', 'not_found_urls'] };
