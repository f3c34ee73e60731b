import { useHost, useHydrated } from '@vestibule/contracts';
import { formatDate, formatTime } from '@vestibule/contracts/dates';
import { Anchor, Button, Container, TextField } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { eventPath } from '../box-office/box-office-paths';
import { typedText } from '../forms/typed-text';
import { HubHeader } from '../hub/hub-header';
import hub from '../hub/hub.module.css';
import list from '../hub/list.module.css';
import { CameraPart } from './camera-part';
import type { Verdict } from './decide';
import { DoorAnswer } from './door-answer';
import { DoorState } from './door-state';
import { DoorTrouble } from './door-trouble';
import styles from './door.module.css';
import type { DoorView } from './door-view';
import { useDoor } from './use-door';

/** Check-in of a date on a phone: a code is typed or scanned, and the answer can be seen from afar. */
export const DoorPage = observer(function DoorPage({ data }: { data: DoorView }) {
  const { id, title, date_start } = data;
  const { t } = useTranslation('editor');
  const { lang, report } = useHost();
  const isLive = useHydrated();
  const { door, isPageKept } = useDoor(id);
  const [answer, setAnswer] = useState<{ readonly verdict: Verdict; readonly number: number }>();
  /** One after the other, or the answer to a code would be taken for that to the next. */
  const line = useRef(Promise.resolve());
  const check = (code: string) => {
    line.current = line.current
      .then(() => door.check(code))
      .then((verdict) => {
        setAnswer((last) => ({ verdict, number: (last?.number ?? 0) + 1 }));
        // What others have let in meanwhile comes with it; nobody waits for it.
        if (door.line === 'on') void door.refresh();
      })
      .catch(report);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = typedText(form)('code').trim();
    if (code === '') return;
    form.reset();
    form.querySelector<HTMLInputElement>('[name="code"]')?.focus();
    check(code);
  };
  return (
    <Container className={hub['page']}>
      <HubHeader title={t('door.title', { title })}>
        <p className={styles['facts']}>
          <span>
            {formatDate(date_start, lang)}
            {date_start.includes('T') && `, ${formatTime(date_start, lang)}`}
          </span>
          <strong>{t('door.count', { ...door.count })}</strong>
          <Anchor href={eventPath(id)}>{t('door.back')}</Anchor>
        </p>
      </HubHeader>
      <DoorAnswer answer={answer} />
      {isLive && <CameraPart onCode={check} />}
      <form noValidate onSubmit={submit} className={styles['form']}>
        <fieldset disabled={!isLive} className={list['form']}>
          <TextField
            label={t('door.code')}
            name="code"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
          />
          <Button type="submit" variant="primary">
            {t('door.check')}
          </Button>
        </fieldset>
      </form>
      <DoorTrouble door={door} />
      <DoorState door={door} isPageKept={isPageKept} />
    </Container>
  );
});
