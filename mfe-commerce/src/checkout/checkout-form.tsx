import { useHydrated, type RefusedPost } from '@vestibule/contracts';
import { ORDER_CONTROLS, type OrderValues } from '@vestibule/contracts/order-fields';
import { orderProblems } from '@vestibule/contracts/schemas/order-values';
import { Alert, Button } from '@vestibule/ui';
import { ErrorSummary } from '@vestibule/ui/error-summary';
import { adoptTyped } from '@vestibule/ui/form-fields/adopt-typed';
import { useAdoptTyped } from '@vestibule/ui/form-fields/use-adopt-typed';
import { useMemo, useState, type FormEvent } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './checkout.module.css';
import type { CheckoutData } from './checkout.loader';
import { ContactFields } from './contact-fields';
import { CONTROL_NAMES, controlId, startOf, type OrderProblems } from './order-form-values';
import { PaymentFields } from './payment-fields';
import { PostedProblems } from './posted-problems';
import { usePlaceOrder } from './use-place-order';

/** Where the browser goes to after it has sent the form itself: what was refused is there. */
export const ANSWER_ID = 'order';

interface CheckoutFormProps {
  readonly data: CheckoutData;
  /** It was posted without script, and not taken. */
  readonly refused: RefusedPost | undefined;
}

/** Contact, payment, order. Without script the browser checks what it can, and posts the form to the page. */
export function CheckoutForm({ data: { cart, key: fresh }, refused }: CheckoutFormProps) {
  const { t } = useTranslation('commerce');
  const start = useMemo(() => startOf(refused, fresh), [refused, fresh]);
  const bought = { key: start.key, tickets: cart.tickets, total: cart.total };
  const { failure, place } = usePlaceOrder(bought, start.failure);
  return (
    <>
      {failure && <Alert kind="error">{t(`checkout.failure.${failure}`)}</Alert>}
      <Form<OrderValues>
        onSubmit={place}
        initialValues={start.values}
        validate={orderProblems}
        subscription={{ submitting: true, errors: true, submitErrors: true, submitFailed: true }}
      >
        {(state) => (
          <PostedProblems value={start.problems}>
            <Fields state={state} hidden={bought} posted={start.problems} />
          </PostedProblems>
        )}
      </Form>
    </>
  );
}

interface FieldsProps {
  readonly state: FormRenderProps<OrderValues>;
  readonly hidden: Readonly<Record<keyof typeof ORDER_CONTROLS, string | number>>;
  readonly posted: OrderProblems;
}

function Fields({ state: { form, handleSubmit, submitting }, hidden, posted }: FieldsProps) {
  const { t } = useTranslation('commerce');
  const ref = useAdoptTyped(form);
  const hasScript = useHydrated();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState({ count: 0, problems: posted });
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    adoptTyped(event.currentTarget, form);
    const sent = handleSubmit(event);
    const note = () => {
      const { errors, submitErrors } = form.getState();
      setAttempt(({ count }) => ({ count: count + 1, problems: { ...errors, ...submitErrors } }));
    };
    note();
    await sent;
    note();
  };
  const wrong = CONTROL_NAMES.flatMap((name) => {
    const problem = attempt.problems[name];
    const text = problem && `${t(`checkout.field.${name}`)}: ${t(`checkout.problem.${problem}`)}`;
    return text ? [{ id: controlId(name), text }] : [];
  });
  return (
    <form
      ref={ref}
      className={styles['form']}
      method="post"
      action={`${pathname}#${ANSWER_ID}`}
      noValidate={hasScript}
      onSubmit={(event) => void onSubmit(event)}
    >
      {Object.entries(ORDER_CONTROLS).map(([name, control]) => (
        <input key={name} type="hidden" name={control} value={hidden[name as keyof typeof ORDER_CONTROLS]} />
      ))}
      {wrong.length > 0 && (
        <ErrorSummary
          key={attempt.count}
          title={t('checkout.problems', { count: wrong.length })}
          problems={wrong}
          takesFocus={attempt.count > 0}
        />
      )}
      <ContactFields />
      <PaymentFields />
      <div>
        <Button type="submit" variant="primary" aria-disabled={submitting}>
          {submitting ? t('checkout.ordering') : t('checkout.order')}
        </Button>
      </div>
    </form>
  );
}
