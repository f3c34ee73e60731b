import { RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import { kindRight, RIGHT_NAMES, withImplied } from '@vestibule/contracts/rights/names';
import { GENERAL_RIGHTS, hasRight, KIND_ACTIONS, type Right, type Rights } from '@vestibule/contracts/rights/rights';
import list from '@vestibule/ui/hub/list.module.css';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { kindName } from '../records/kind-name';
import styles from './rights.module.css';

/** The rights without this one, and without those that are no use without it. */
const withoutRight = (names: Rights, left: Right): readonly Right[] =>
  RIGHT_NAMES.filter((right) => names.includes(right) && !withImplied([right]).includes(left));

/**
 * All rights with a box each. One that others need is set with them, and they go with it; a right that the reader lacks
 * cannot be given.
 */
export function RightsFields({ own }: { readonly own: readonly string[] }) {
  const { t } = useTranslation('editor');
  const { input } = useField<readonly string[]>('rights', {
    format: (value: readonly string[] | undefined) => value ?? [],
  });
  const rights = input.value;
  const generalId = useId();
  const kindsId = useId();
  const set = (right: Right, isOn: boolean) =>
    input.onChange(isOn ? withImplied([...rights, right]) : withoutRight(rights, right));
  const box = (right: Right, label: string, hint?: string) => (
    <RightBox
      key={right}
      label={label}
      hint={hint}
      isOn={hasRight(rights, right)}
      isDisabled={!hasRight(own, right) && !hasRight(rights, right)}
      onChange={(isOn) => set(right, isOn)}
    />
  );
  return (
    <>
      <section className={list.section} aria-labelledby={generalId}>
        <h2 id={generalId}>{t('roles.general')}</h2>
        <div className={styles.rights}>
          {GENERAL_RIGHTS.map((right) => box(right, t(`rights.${right}.title`), t(`rights.${right}.text`)))}
        </div>
      </section>
      <section className={list.section} aria-labelledby={kindsId}>
        <h2 id={kindsId}>{t('records.title')}</h2>
        <p>{t('roles.kindsText')}</p>
        <div className={styles.rights}>
          {RECORD_KINDS.map((kind) => (
            <fieldset key={kind} className={styles.kind}>
              <legend>{kindName(kind, t)}</legend>
              {KIND_ACTIONS.map((action) => box(kindRight(action, kind), t(`rights.action.${action}`)))}
            </fieldset>
          ))}
        </div>
      </section>
    </>
  );
}

interface RightBoxProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function RightBox({ label, hint, isOn, isDisabled, onChange }: RightBoxProps) {
  const hintId = useId();
  return (
    <div>
      <label className={list.check}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
