import type { Language } from '@vestibule/contracts';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { Surfaces } from './surfaces';
import styles from './story-frame.module.css';
import { storyTexts } from './texts';

/** Site themes (docs/behaviour/frame.md#body-classes). */
export const THEMES = ['museum', 'castle'] as const;
export type Theme = (typeof THEMES)[number];

interface StoryFrameProps {
  readonly lang: Language;
  readonly theme: Theme;
  /** Whether the story is shown on each page theme, else on paper only. */
  readonly surfaces?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Gives a story a host without a server, the texts of a language, and a site theme. The theme is that of the whole
 * document, as on the site.
 */
export function StoryFrame({ lang, theme, surfaces = true, children }: StoryFrameProps) {
  const { wrapper: Host } = useMemo(() => fakeHost({ lang, namespace: 'styleguide', texts: storyTexts(lang) }), [lang]);
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
    document.body.classList.remove(...THEMES.map((name) => `theme-${name}`));
    document.body.classList.add('cc01', `theme-${theme}`);
  }, [lang, theme]);
  return (
    <Host>
      {/* Each theme has its own values: components that measure them are mounted again. */}
      <div key={theme} className={styles.frame}>
        {surfaces ? <Surfaces>{children}</Surfaces> : children}
      </div>
    </Host>
  );
}
