import { LANGUAGES } from '@vestibule/contracts';
import { MEDIA_SERVICES } from '@vestibule/contracts/consent/media-services';
import { serviceName } from './service-names';
import { loadConsentTexts } from '@vestibule/contracts/consent/texts';

describe('service names', () => {
  test.each(LANGUAGES)('services of media have one name, also in %s', async (lang) => {
    const { names } = await loadConsentTexts(lang);
    for (const { id } of MEDIA_SERVICES) expect(names[id]).toBe(serviceName(id));
  });
});
