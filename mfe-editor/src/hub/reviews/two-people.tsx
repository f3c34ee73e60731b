import { useHost, useHydrated, type AnswerOf } from '@vestibule/contracts';
import { RECORD_KINDS, type RecordKind } from '@vestibule/contracts/records/kinds';
import { Button } from '@vestibule/ui';
import styles from '@vestibule/ui/hub/list.module.css';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checks } from '../frame/checks';
import { useHubWrite } from '../frame/use-hub-write';
import { kindName } from '../records/kind-name';

/** Kinds whose publication takes two people, with their form. */
export function TwoPeople({ rules }: { readonly rules: AnswerOf<'reviewRules'> }) {
  const { t } = useTranslation('editor');
  const { api } = useHost();
  const write = useHubWrite();
  const isLive = useHydrated();
  const titleId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<RecordKind>>(() => new Set(rules.two_people));
  const save = () =>
    write(() => api.call('changeReviewRules', { body: { two_people: [...chosen] } }), t('alert.saved'));
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('reviews.twoPeople')}</h2>
      <p>{t('reviews.twoPeopleText')}</p>
      <fieldset disabled={!isLive}>
        <Checks
          legend={t('records.title')}
          options={RECORD_KINDS.map((value) => ({ value, text: kindName(value, t) }))}
          chosen={chosen}
          onChange={setChosen}
        />
        <Button onClick={() => void save()}>{t('form.save')}</Button>
      </fieldset>
    </section>
  );
}
