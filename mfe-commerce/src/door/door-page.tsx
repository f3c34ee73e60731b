import { useHost, useHydrated } from '@vestibule/contracts';
import { formatDate, formatTime } from '@vestibule/contracts/dates';
import { Anchor, Container } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../desk/code-form';
import { TakePaymentFirst } from '../desk/take-payment-first';
import { DeskHeader } from '../desk/desk-header';
import { deskPaths } from '../desk/desk-paths';
import hub from '@vestibule/ui/hub/hub.module.css';
import { CameraPart } from './camera-part';
import type { Verdict } from './decide';
import { DoorAnswer } from './door-answer';
import { DoorState } from './door-state';
import { DoorTrouble } from './door-trouble';
import styles from './door.module.css';
import type { DoorView } from './door-view';
import { useDoor } from './use-door';

/** Check-in of a date on a phone: a code is typed or scanned, and the result can be seen from afar. */
export const DoorPage = observer(function DoorPage({ data }: { data: DoorView }) {
  const { id, title, date_start } = data;
  const { t } = useTranslation('commerce');
  const { lang, report, href } = useHost();
  const isLive = useHydrated();
  const { door, isPageKept } = useDoor(id);
  const [answer, setAnswer] = useState<{
    readonly verdict: Verdict;
    readonly code: string;
    readonly number: number;
  }>();
  /** One after the other, or the answer to a code would be taken for that to the next. */
  const line = useRef(Promise.resolve());
  const check = (code: string) => {
    line.current = line.current
      .then(() => door.check(code))
      .then((verdict) => {
        setAnswer((last) => ({ verdict, code, number: (last?.number ?? 0) + 1 }));
        // Admissions by other doors come with the list; this one does not wait for it.
        if (door.line === 'on') void door.refresh();
      })
      .catch(report);
  };
  return (
    <Container className={hub.page}>
      <DeskHeader title={t('door.title', { title })}>
        <p className={styles.facts}>
          <span>
            {formatDate(date_start, lang)}
            {date_start.includes('T') && `, ${formatTime(date_start, lang)}`}
          </span>
          <strong>{t('door.count', { ...door.count })}</strong>
          <Anchor href={deskPaths(href).event(id)}>{t('door.back')}</Anchor>
        </p>
      </DeskHeader>
      <DoorAnswer answer={answer} />
      {answer?.verdict.kind === 'unpaid' && answer.verdict.order && (
        <TakePaymentFirst
          ways={door.kept?.list.ways ?? []}
          order={answer.verdict.order}
          onPaid={() => check(answer.code)}
        />
      )}
      {isLive && <CameraPart onCode={check} />}
      <div className={styles.form}>
        <CodeForm submit={t('door.check')} onCode={check} />
      </div>
      <DoorTrouble door={door} />
      <DoorState door={door} isPageKept={isPageKept} />
    </Container>
  );
});
