import { TextField } from '@vestibule/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The code of the second factor, which is asked for once the password is right; the focus comes along. */
export function CodeField({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation('content');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={field}>
      <TextField
        label={t('login.code')}
        hint={t('login.codeHint')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={error}
      />
    </div>
  );
}
