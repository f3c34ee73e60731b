/** A text in all languages. */
export const l10n = (de: string) => ({ de, en: `${de} (en)`, cs: `${de} (cs)` });
