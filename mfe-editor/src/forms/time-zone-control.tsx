import { SITE_TIME_ZONE } from '@vestibule/contracts/constants';
import { Finder } from '@vestibule/ui/finder';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldTexts } from './use-field-texts';
import { useFormField } from './use-form-field';

/** As many zones are listed for some words. */
const MOST = 30;
const inWords = (zone: string): string => zone.replaceAll('_', ' ').toLowerCase();

/** A time zone by its IANA name, found by words; none is the site's own. */
export function TimeZoneControl({ path, ...texts }: FieldTexts & { readonly path: string }) {
  const { t } = useTranslation('editor');
  const { value, change, blur, error } = useFormField<string>(path);
  const [words, setWords] = useState<string>();
  const typed = inWords(words ?? '');
  const found = Intl.supportedValuesOf('timeZone').filter((zone) => inWords(zone).includes(typed));
  const leave = () => {
    if (words === '') change('');
    setWords(undefined);
    blur();
  };
  return (
    <Finder
      {...texts}
      error={error}
      words={words ?? value}
      onWords={setWords}
      options={found.slice(0, MOST).map((zone) => ({ id: zone, text: zone }))}
      onChoose={(zone) => {
        change(zone);
        setWords(undefined);
      }}
      onBlur={leave}
      placeholder={SITE_TIME_ZONE}
      nothing={t('reference.notFound')}
    />
  );
}
