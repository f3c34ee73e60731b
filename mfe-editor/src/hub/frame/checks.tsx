import styles from './checks.module.css';

interface ChecksProps<V extends string | number> {
  readonly legend: string;
  readonly options: readonly { readonly value: V; readonly text: string }[];
  readonly chosen: ReadonlySet<V>;
  readonly onChange: (chosen: ReadonlySet<V>) => void;
}

/** Any of a few, each with a box. */
export function Checks<V extends string | number>({ legend, options, chosen, onChange }: ChecksProps<V>) {
  const change = (value: V, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(value);
    else next.delete(value);
    onChange(next);
  };
  return (
    <fieldset className={styles.checks}>
      <legend>{legend}</legend>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.has(value)} onChange={({ target }) => change(value, target.checked)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
