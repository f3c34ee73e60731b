import { useHost } from '@vestibule/contracts';
import { Alert, Button, TextField } from '@vestibule/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '../question';
import { reasonOf } from '../reason';
import { useReleases } from '../releases-context';
import styles from './dialog.module.css';
import { LinkToCopy } from '../../../dialogs/link-to-copy';

/** Creates a link that shows a version to the browsers that open it, and to no others. */
export function ReleasePreviewForm({
  question: { remote, version },
}: {
  question: Extract<Question, { version: string }>;
}) {
  const { t } = useTranslation('editor');
  const { lang, absolute } = useHost();
  const store = useReleases();
  const [link, setLink] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const make = async (hours: number, to: string) => {
    setPending(true);
    setFailure(null);
    try {
      setLink(absolute(await store.previewLink({ remotes: [{ name: remote, version }], hours, to })));
    } catch (error) {
      setFailure(t('releases.refused', { reason: reasonOf(error, t) }));
    }
    setPending(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const to = values.get('to');
    if (!pending) void make(Number(values.get('hours')), typeof to === 'string' ? to : '');
  };
  if (link !== null) return <PreviewLink link={link} />;
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t('releases.ask.preview.text', { remote, version })}</p>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <div className={styles.fields}>
        <TextField
          label={t('releases.ask.preview.to')}
          hint={t('releases.ask.preview.toHint')}
          name="to"
          defaultValue={`/${lang}`}
          pattern="/.*"
          required
        />
        <TextField
          label={t('releases.ask.preview.hours')}
          hint={t('releases.ask.preview.hoursHint')}
          name="hours"
          type="number"
          min={1}
          max={168}
          step={1}
          defaultValue={24}
          required
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={pending}>
          {pending ? t('releases.ask.running') : t('releases.ask.preview.confirm')}
        </Button>
        <Button onClick={() => store.close()}>{t('releases.ask.cancel')}</Button>
      </div>
    </form>
  );
}

/** The finished link, to copy or to open. */
function PreviewLink({ link }: { link: string }) {
  const { t } = useTranslation('editor');
  const store = useReleases();
  return (
    <LinkToCopy
      link={link}
      label={t('releases.ask.preview.link')}
      hint={t('releases.ask.preview.linkHint')}
      open={t('releases.ask.preview.open')}
    >
      <Button variant="quiet" onClick={() => store.close()}>
        {t('releases.ask.preview.close')}
      </Button>
    </LinkToCopy>
  );
}
