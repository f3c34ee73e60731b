import { SITE_TIME_ZONE } from '@vestibule/contracts';
import { Button, TextField } from '@vestibule/ui';
import moment from 'moment-timezone';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface InstantFormProps {
  readonly label: string;
  readonly hint: string;
  /** The actions that can be planned; the first is the one of the Enter key. */
  readonly plans: readonly {
    readonly label: string;
    /** Gets the instant, ISO 8601. */
    readonly onPlan: (at: string) => Promise<void>;
  }[];
  readonly className: string | undefined;
}

/** Day and time at the site of something that is planned; a missing or past one is refused beside the field. */
export function InstantForm({ label, hint, plans, className }: InstantFormProps) {
  const { t } = useTranslation('editor');
  const [at, setAt] = useState('');
  const [error, setError] = useState('');
  const submit = async (onPlan: (at: string) => Promise<void>) => {
    const instant = moment.tz(at, moment.HTML5_FMT.DATETIME_LOCAL, true, SITE_TIME_ZONE);
    if (!instant.isValid()) setError(t('publishing.noInstant'));
    else if (instant.valueOf() <= Date.now()) setError(t('publishing.past'));
    else await onPlan(instant.toISOString());
  };
  const [first] = plans;
  return (
    // The page says in its own language what is wrong.
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (first) void submit(first.onPlan);
      }}
    >
      <TextField
        type="datetime-local"
        label={label}
        hint={hint}
        error={error}
        value={at}
        onChange={({ target }) => {
          setAt(target.value);
          setError('');
        }}
      />
      {plans.map((plan) => (
        <Button
          key={plan.label}
          small={plans.length > 1}
          type={plan === first ? 'submit' : 'button'}
          {...(plan !== first && { onClick: () => void submit(plan.onPlan) })}
        >
          {plan.label}
        </Button>
      ))}
    </form>
  );
}
