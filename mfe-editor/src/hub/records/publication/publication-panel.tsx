import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { LANGUAGES } from '@vestibule/contracts/languages';
import { recordOf } from '@vestibule/contracts/records/kinds';
import { Button } from '@vestibule/ui';
import { AskDialog } from '@vestibule/ui/hub/ask-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstantForm } from '../../../shared/instant-form';
import { PreviewLink } from '../../../shared/preview-link';
import { languageName } from '../../../shared/language-name';
import { useToolLanguage } from '../../../shared/use-tool-language';
import { publicPage } from '../public-page';
import type { RecordView } from '../record-view';
import styles from './publication.module.css';
import { Revisions } from './revisions';
import { usePublication, type PublicationActions } from './use-publication';

type Published = NonNullable<RecordView['published']>;
type Shown = RecordView & { readonly id: number; readonly published: Published };

interface PublicationPanelProps {
  readonly view: Shown;
  /** Gets the record after a change. */
  readonly onChanged: (saved: AnswerOf<'changeRecordPublication'>) => void;
}

/** The publication of a record, its plans, and its saved states. */
export function PublicationPanel({ view, onChanged }: PublicationPanelProps) {
  const { t } = useTranslation('editor');
  const actions = usePublication(view, onChanged);
  const { published, mayPublish = false } = view;
  return (
    <section className={styles.panel} aria-label={t('publishing.title')}>
      <Standing published={published} />
      {view.mayWrite && published.draft && <DiscardDraft onDiscard={actions.discard} />}
      {mayPublish && <Actions view={view} actions={actions} />}
      {view.mayWrite && published.state !== 'published' && <Preview view={view} actions={actions} />}
      <Revisions
        key={view.version}
        kind={view.kind}
        id={view.id}
        onRestore={view.mayWrite ? actions.restore : undefined}
      />
    </section>
  );
}

function Standing({ published: { state, draft, plans } }: { readonly published: Published }) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const at = (instant: string) => formatInstant(instant, lang);
  return (
    <>
      <p className={styles.state}>{t(`publishing.state.${state}`)}</p>
      {draft && (
        <p className={styles.since}>
          {draft.author === ''
            ? t('records.draft.since', { at: at(draft.at) })
            : t('records.draft.sinceBy', { at: at(draft.at), author: draft.author })}
        </p>
      )}
      {plans.map((plan) => (
        <p key={plan.action} className={plan.hasFailed ? styles.failed : undefined}>
          {t(`records.draft.plan.${plan.action}`, { at: at(plan.at) })}
          {plan.hasFailed && ` ${t('records.draft.failed')}`}
        </p>
      ))}
    </>
  );
}

/** The button that throws the draft away, and its question. */
function DiscardDraft({ onDiscard }: { readonly onDiscard: () => Promise<void> }) {
  const { t } = useTranslation('editor');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.actions}>
      <Button small onClick={() => setAsked(true)}>
        {t('records.draft.discard')}
      </Button>
      <AskDialog
        open={isAsked}
        title={t('records.draft.discardTitle')}
        text={t('records.draft.discardText')}
        keep={{ label: t('records.draft.keep'), onClick: () => setAsked(false) }}
        go={{
          label: t('records.draft.discard'),
          onClick: () => {
            setAsked(false);
            void onDiscard();
          },
        }}
      />
    </div>
  );
}

/** A link to the page of the record with its draft; of pages it is made where they are edited. */
function Preview({ view, actions }: { readonly view: Shown; readonly actions: PublicationActions }) {
  const { href } = useHost();
  const page = publicPage(href, view.kind, view.id, { is_online: true });
  return page === undefined ? null : (
    <PreviewLink key={view.version} onMake={() => actions.preview(page)} className={styles.form} />
  );
}

/** Further ways to publish, to plan and to withdraw; nothing where there are none. */
function Actions({ view, actions }: { readonly view: Shown; readonly actions: PublicationActions }) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const { kind, published } = view;
  const mayHide = recordOf(kind).hiddenBy !== undefined;
  const plans = [
    ...(published.state === 'published' ? [] : [{ label: t('publishing.schedule'), action: 'publish' as const }]),
    ...(mayHide ? [{ label: t('records.draft.planEnd'), action: 'unpublish' as const }] : []),
  ];
  if (plans.length === 0 && published.plans.length === 0) return null;
  return (
    <details>
      <summary>{t('records.draft.more')}</summary>
      <div className={styles.form}>
        {published.state === 'changed' && (
          <div className={styles.actions}>
            {LANGUAGES.map((one) => (
              <Button key={one} small onClick={() => void actions.publish([one])}>
                {t('records.draft.publishOne', { language: languageName(one, lang) })}
              </Button>
            ))}
          </div>
        )}
        {plans.length > 0 && (
          <InstantForm
            label={t('publishing.at')}
            hint={t('records.draft.atHint')}
            plans={plans.map(({ label, action }) => ({ label, onPlan: (at) => actions.plan(action, at) }))}
            className={styles.form}
          />
        )}
        <div className={styles.actions}>
          {published.plans.length > 0 && (
            <Button small onClick={() => void actions.cancel()}>
              {t('publishing.cancel')}
            </Button>
          )}
          {mayHide && published.state !== 'unpublished' && (
            <Button small onClick={() => void actions.unpublish()}>
              {t('publishing.unpublish')}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
