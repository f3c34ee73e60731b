import '@vestibule/ui/global.css';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vestibule/contracts';
import type { ComponentType } from 'react';
import { StoryFrame, THEMES, type Theme } from '../../src/frame/story-frame';
import type { StoryParameters } from '../../src/story';

/** The part of a story's context that the frame uses; Storybook's own types are not installed for checks. */
interface StoryContext {
  readonly globals: { readonly theme: Theme; readonly language: Language };
  readonly parameters: StoryParameters;
}

const inFrame = (Story: ComponentType, { globals, parameters }: StoryContext) => (
  <StoryFrame lang={globals.language} theme={globals.theme} surfaces={parameters.surfaces}>
    <Story />
  </StoryFrame>
);

const toolbar = (title: string, icon: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Settings of all stories: the frame, choices of theme and language. */
export default {
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', THEMES),
    language: toolbar('Language', 'globe', LANGUAGES),
  },
  initialGlobals: { theme: THEMES[0], language: DEFAULT_LANGUAGE },
  decorators: [inFrame],
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { order: ['Tokens', 'Text', 'Actions', 'Fields', 'Forms', 'Messages'] } },
    a11y: {
      config: {
        // A story stands on three page themes at once, and in no page: a page has each landmark and one h1.
        rules: ['landmark-unique', 'landmark-no-duplicate-banner', 'page-has-heading-one', 'region'].map((id) => ({
          id,
          enabled: false,
        })),
      },
    },
  },
};
