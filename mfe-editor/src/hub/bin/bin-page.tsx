import type { AnswerOf, LoginState } from '@vestibule/contracts';
import { RECORD_KINDS, type RecordKind } from '@vestibule/contracts/records/kinds';
import { mayDo } from '@vestibule/contracts/rights/record-rights';
import { Button, Container, TextField } from '@vestibule/ui';
import { AskDialog } from '@vestibule/ui/hub/ask-dialog';
import hub from '@vestibule/ui/hub/hub.module.css';
import styles from '@vestibule/ui/hub/list.module.css';
import { PageLinks } from '@vestibule/ui/hub/page-links';
import { Select } from '@vestibule/ui/hub/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuestion } from '../../dialogs/use-question';
import { HubHeader } from '../frame/hub-header';
import { BIN_PATH } from '../frame/hub-paths';
import { kindName } from '../records/kind-name';
import { BinEntry } from './bin-entry';
import { useBin } from './use-bin';

export interface BinView {
  readonly rights: LoginState['rights'];
  readonly page: number;
  readonly kind: RecordKind | '';
  readonly q: string;
  readonly found: AnswerOf<'bin'>;
}

/** Removed records, the latest first: to restore, or to delete for good. */
export function BinPage({ data }: { readonly data: BinView }) {
  const { t } = useTranslation('editor');
  const { page, kind, q, found } = data;
  const { restore, remove } = useBin();
  const [question, ask] = useQuestion();
  const [gone, setGone] = useState<readonly number[]>([]);
  const results = found.results.filter(({ id }) => !gone.includes(id));
  const count = found.count - (found.results.length - results.length);
  const pageAt = (number: number) => `${BIN_PATH}?${new URLSearchParams({ kind, q, page: String(number) }).toString()}`;
  return (
    <Container className={hub.page}>
      <HubHeader title={t('bin.title')} withHub />
      <p className={hub.editing}>{t('bin.text')}</p>
      <BinFilters data={data} />
      <p className={hub.editing} role="status">
        {t('bin.count', { count })}
      </p>
      {count === 0 && <p className={styles.empty}>{t('bin.empty')}</p>}
      <ol role="list" className={styles.list} aria-label={t('bin.title')}>
        {results.map((entry) => (
          <BinEntry
            key={entry.id}
            entry={entry}
            onRestore={() => void restore(entry)}
            onRemove={async () => {
              if ((await ask()) && (await remove(entry))) setGone((ids) => [...ids, entry.id]);
            }}
          />
        ))}
      </ol>
      <PageLinks
        texts={{ previous: t('records.previous'), next: t('records.next') }}
        label={t('bin.pages')}
        previous={found.previous === null ? undefined : pageAt(page - 1)}
        next={found.next === null ? undefined : pageAt(page + 1)}
      />
      <AskDialog
        open={question !== undefined}
        title={t('bin.removal.title')}
        text={t('bin.removal.text')}
        keep={{ label: t('records.removal.keep'), onClick: () => question?.(false) }}
        go={{ label: t('bin.remove'), onClick: () => question?.(true) }}
      />
    </Container>
  );
}

/** A plain form: the filters are in the page's address. */
function BinFilters({ data: { rights, kind, q } }: { readonly data: BinView }) {
  const { t } = useTranslation('editor');
  const kinds = RECORD_KINDS.filter((one) => mayDo(rights, 'remove', one));
  const options = kinds.map((value) => ({ value, text: kindName(value, t) }));
  return (
    <form role="search" method="get" action={BIN_PATH} className={styles.form}>
      <TextField label={t('records.search')} name="q" type="search" defaultValue={q} />
      <Select
        label={t('bin.kind')}
        name="kind"
        defaultValue={kind}
        options={[{ value: '', text: t('audit.all') }, ...options.toSorted((a, b) => a.text.localeCompare(b.text))]}
      />
      <Button type="submit">{t('records.find')}</Button>
    </form>
  );
}
