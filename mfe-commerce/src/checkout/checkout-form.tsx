import { toCents, type RefusedPost } from '@vestibule/contracts';
import { ORDER_CONTROLS, ORDER_FIELDS, type OrderValues, type Payment } from '@vestibule/contracts/order-fields';
import { orderProblems } from '@vestibule/contracts/schemas/order-values';
import { Alert, Button } from '@vestibule/ui';
import { ErrorSummary } from '@vestibule/ui/error-summary';
import { PostForm } from '@vestibule/ui/form-fields/post-form';
import type { Kept } from '@vestibule/ui/form-fields/use-kept-values';
import type { TFunction } from 'i18next';
import { useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { CartView } from '../cart/read-cart';
import styles from './checkout.module.css';
import type { CheckoutData } from './checkout.loader';
import { ContactFields } from './contact-fields';
import { CONTROL_NAMES, controlId, problemText, startOf, type OrderProblems } from './order-form-values';
import { PaymentFields } from './payment-fields';
import { PostedProblems } from './posted-problems';
import { usePlaceOrder } from './use-place-order';

/** Whether and until when the order can be cancelled, shown before it is made. */
const cancellationText = ({ cancel_hours: hours }: NonNullable<CartView['terms']>, t: TFunction<'commerce'>): string =>
  hours === null ? t('checkout.noCancellation') : t('checkout.cancellation', { count: hours });

/** Id of the result after a refusal. */
export const ANSWER_ID = 'order';

interface CheckoutFormProps {
  readonly data: CheckoutData;
  /** It was posted without script, and not taken. */
  readonly refused: RefusedPost | undefined;
  /** Takes the place of the button that orders, where tickets are reserved no more. */
  readonly reserveAgain: ReactNode;
}

/** Contact, payment, order. Without script the browser checks what it can, and posts the form to the page. */
export function CheckoutForm({ data, refused, reserveAgain }: CheckoutFormProps) {
  const { t } = useTranslation('commerce');
  const { cart } = data;
  const start = useMemo(() => startOf(refused, data), [refused, data]);
  const bought = { key: start.key, tickets: cart.tickets, total: cart.total };
  const hidden = {
    [ORDER_CONTROLS.key]: bought.key,
    [ORDER_CONTROLS.tickets]: bought.tickets,
    [ORDER_CONTROLS.total]: bought.total,
  };
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
            <Fields
              state={state}
              hidden={hidden}
              kept={refused ? undefined : keptOf(data)}
              posted={start.problems}
              reserveAgain={reserveAgain}
              payments={cart.payments}
              isFree={toCents(cart.total) === 0}
              terms={cart.terms}
            />
          </PostedProblems>
        )}
      </Form>
    </>
  );
}

/** All but the consent to the terms, which is for one order, and a way of payment that the cart does not allow. */
function keptOf({ cart, customer }: CheckoutData): Kept {
  return {
    key: `checkout:${customer?.email ?? ''}`,
    accepts: (name, value) =>
      name === 'payment'
        ? cart.payments.some((payment) => payment === value)
        : ORDER_FIELDS.some((field) => field.name === name),
  };
}

interface FieldsProps {
  readonly state: FormRenderProps<OrderValues>;
  readonly hidden: Readonly<Record<string, string | number>>;
  readonly kept: Kept | undefined;
  readonly reserveAgain: ReactNode;
  readonly posted: OrderProblems;
  readonly payments: readonly Payment[];
  readonly isFree: boolean;
  readonly terms: CartView['terms'];
}

function Fields({
  state: { form, handleSubmit, submitting },
  hidden,
  kept,
  reserveAgain,
  posted,
  payments,
  isFree,
  terms,
}: FieldsProps) {
  const { t } = useTranslation('commerce');
  const [attempt, setAttempt] = useState({ count: 0, problems: posted });
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
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
    const text = problem && `${t(`checkout.field.${name}`)}: ${problemText(t, problem)}`;
    return text ? [{ id: controlId(name), text }] : [];
  });
  return (
    <PostForm
      form={form}
      answerId={ANSWER_ID}
      hidden={hidden}
      kept={kept}
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
    >
      {wrong.length > 0 && (
        <ErrorSummary
          key={attempt.count}
          title={t('checkout.problems', { count: wrong.length })}
          problems={wrong}
          takesFocus={attempt.count > 0}
        />
      )}
      <ContactFields />
      <PaymentFields payments={payments} terms={terms} isFree={isFree} />
      {terms && <p>{cancellationText(terms, t)}</p>}
      <div>
        {reserveAgain || (
          <Button type="submit" variant="primary" aria-disabled={submitting}>
            {t(submitting ? 'checkout.ordering' : isFree ? 'checkout.orderFree' : 'checkout.order')}
          </Button>
        )}
      </div>
    </PostForm>
  );
}
