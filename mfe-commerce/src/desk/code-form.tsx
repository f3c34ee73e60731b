import { useHydrated } from '@vestibule/contracts';
import { Button, TextField } from '@vestibule/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { typedText } from '@vestibule/ui/typed-text';
import list from '@vestibule/ui/hub/list.module.css';

interface CodeFormProps {
  /** Label of its button. */
  readonly submit: string;
  readonly onCode: (code: string) => void;
}

/** The code of a ticket is typed or comes from a scanner, and the field is ready for the next. */
export function CodeForm({ submit, onCode }: CodeFormProps) {
  const { t } = useTranslation('commerce');
  const isLive = useHydrated();
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = typedText(form)('code').trim();
    if (code === '') return;
    form.reset();
    form.querySelector<HTMLInputElement>('[name="code"]')?.focus();
    onCode(code);
  };
  return (
    <form noValidate onSubmit={take}>
      <fieldset disabled={!isLive} className={list.form}>
        <TextField
          label={t('boxOffice.code')}
          name="code"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
        />
        <Button type="submit" variant="primary">
          {submit}
        </Button>
      </fieldset>
    </form>
  );
}
