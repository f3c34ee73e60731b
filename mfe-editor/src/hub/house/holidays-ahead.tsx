import { useHost, type OpeningHours } from '@vestibule/contracts';
import { dayParts, formatDate, formatTimeRange } from '@vestibule/contracts/dates';
import tables from '@vestibule/ui/hub/table.module.css';
import { Headline } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../shared/use-loaded';
import { useToolLanguage } from '../../shared/use-tool-language';

type Exception = OpeningHours[number]['exceptions'][number];

/**
 * The public holidays of the coming twelve months with the hours that visitors are shown, at each place. `version`: of
 * the saved settings, from which they follow.
 */
export function HolidaysAhead({ version }: { readonly version: string }) {
  const { t } = useTranslation('editor');
  const { api } = useHost();
  const lang = useToolLanguage();
  const id = useId();
  const places = useLoaded((signal) => api.call('openingHours', { signal }), version);
  const holidays = new Map(
    places?.flatMap(({ exceptions }) => exceptions.filter(isHoliday)).map(({ date, holiday }) => [date, holiday]),
  );
  if (!places || holidays.size === 0) return null;
  const inWords = ({ date, closed, time_from: from, time_to: to }: Exception) =>
    closed ? t('settings.holidays.closed') : formatTimeRange(`${date}T${from}`, `${date}T${to}`, lang);
  return (
    <section aria-labelledby={id}>
      <Headline level={2} id={id}>
        {t('settings.holidays.title')}
      </Headline>
      <p>{t('settings.holidays.text')}</p>
      <table className={tables.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('settings.holidays.day')}</th>
            <th scope="col">{t('settings.holidays.name')}</th>
            {places.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...holidays].map(([date, holiday]) => (
            <tr key={date}>
              <th scope="row">
                {dayParts(date, lang).short}, {formatDate(date, lang)}
              </th>
              <td>{holiday}</td>
              {places.map(({ name, exceptions }) => (
                <td key={name}>
                  {exceptions
                    .filter((one) => one.date === date)
                    .map(inWords)
                    .join(', ')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const isHoliday = ({ holiday }: Exception) => holiday !== '';
