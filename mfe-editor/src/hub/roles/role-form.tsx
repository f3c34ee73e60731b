import { isSiteError, useHost, useHydrated } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { Button, TextField } from '@vestibule/ui';
import list from '@vestibule/ui/hub/list.module.css';
import { formReasonOf } from '@vestibule/ui/hub/reason-of';
import { FORM_ERROR } from 'final-form';
import { useMemo } from 'react';
import { Field, Form, useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isSame } from '../../shared/editable';
import { roleForm } from '../../unsaved/form-names';
import { InputKeeper, valuesFor } from '../../unsaved/input-keeper';
import { UnsavedState } from '../../unsaved/unsaved-state';
import { useUnsaved, type UnsavedInput } from '../../unsaved/use-unsaved';
import { RightsFields } from './rights-fields';
import { roleName } from '../../shared/role-name';
import type { Role, RoleView } from './role-view';
import { rolePath } from './role-paths';

interface RoleValues {
  readonly name: string;
  readonly rights: readonly string[];
}

/** Name and rights of a role; a ready-made one keeps its name, and gets back the rights it is delivered with. */
export function RoleForm({
  role,
  own,
  copied = [],
  unsaved,
  onSaved,
}: RoleView & { readonly onSaved: (role: Role) => void }) {
  const { t } = useTranslation('editor');
  const { api, store } = useHost();
  const navigate = useNavigate();
  const isLive = useHydrated();
  const base = useMemo<RoleValues>(() => ({ name: role?.name ?? '', rights: role?.rights ?? copied }), [role, copied]);
  const of = { form: roleForm(role?.key ?? 'new'), title: role ? roleName(role, t) : '' };
  const input = useUnsaved(of, unsaved, ({ values }) => !isSame(valuesFor(values, { ...base }), values));

  const send = (body: { name?: string; rights: string[] | null }) =>
    loginsOf(store).retry(() =>
      role
        ? api.call('changeRole', { params: { key: role.key }, version: role.version, body })
        : api.call('createRole', { body: { name: body.name ?? '', rights: body.rights ?? [] } }),
    );
  const save = async (body: Parameters<typeof send>[0]) => {
    try {
      const saved = await send(body);
      input.keeper.forget();
      store.alerts.show({ kind: 'save', text: t('alert.saved') });
      if (role) onSaved(saved);
      else await navigate(rolePath(saved.key), { replace: true });
      return undefined;
    } catch (error) {
      const reason = formReasonOf(error, t);
      store.alerts.show({ kind: 'error', text: t('alert.notSaved', { reason }) });
      return isSiteError(error) && error.field === 'name' ? { name: reason } : { [FORM_ERROR]: reason };
    }
  };
  const onSubmit = ({ name, rights }: RoleValues) => {
    if (!role?.is_ready && name.trim() === '') return { name: t('problem.required') };
    return save({ rights: [...rights], ...(!role?.is_ready && { name: name.trim() }) });
  };

  return (
    <Form<RoleValues> initialValues={base} initialValuesEqual={isSame} onSubmit={onSubmit}>
      {({ handleSubmit, submitting, submitError }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <RoleKeeper base={base} version={role?.version ?? ''} input={input} />
          <fieldset disabled={!isLive || submitting || input.offer !== undefined}>
            {!role?.is_ready && (
              <div className={list.form}>
                <Field<string> name="name">
                  {({ input: { value, onChange, onBlur }, meta }) => (
                    <TextField
                      label={t('roles.name')}
                      name="name"
                      required
                      maxLength={80}
                      value={value}
                      onChange={onChange}
                      onBlur={onBlur}
                      error={(meta.submitError as string | undefined) ?? undefined}
                    />
                  )}
                </Field>
              </div>
            )}
            <RightsFields own={own} />
            {typeof submitError === 'string' && <p role="alert">{submitError}</p>}
            <div className={list.actions}>
              <Button type="submit" variant="primary">
                {t('form.save')}
              </Button>
              {role?.is_changed && (
                <Button onClick={() => void save({ rights: null })}>{t('roles.asDelivered')}</Button>
              )}
              <UnsavedState keeper={input.keeper} />
            </div>
          </fieldset>
        </form>
      )}
    </Form>
  );
}

interface RoleKeeperProps {
  readonly base: RoleValues;
  readonly version: string;
  readonly input: UnsavedInput;
}

/** Stores the changed values. */
function RoleKeeper({ base, version, input }: RoleKeeperProps) {
  const form = useForm<RoleValues>();
  const { values } = useFormState<RoleValues>({ subscription: { values: true } });
  const now = { name: values.name ?? '', rights: values.rights };
  const changes = Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, { ...base }[name])));
  return (
    <InputKeeper
      input={input}
      base={{ ...base }}
      version={version}
      changes={changes}
      onTake={({ values: typed }) =>
        form.batch(() => {
          if (typeof typed['name'] === 'string') form.change('name', typed['name']);
          if (Array.isArray(typed['rights'])) form.change('rights', typed['rights'].map(String));
        })
      }
    />
  );
}
