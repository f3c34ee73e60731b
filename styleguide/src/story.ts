import type { ReactNode } from 'react';

/** The default export of a file of stories. Storybook reads the file without running it: the title is a literal. */
export interface StoryGroup {
  readonly title: string;
  readonly parameters?: StoryParameters;
}

/** Every other export of such a file: an object literal, whose name Storybook lists. */
export interface Story {
  readonly name: string;
  readonly render: () => ReactNode;
  readonly parameters?: StoryParameters;
}

/** A story's own wishes, else those of its group. */
export interface StoryParameters {
  /** Whether it is shown once on each page theme (cc01, cc02, cc03). Default true. */
  readonly surfaces?: boolean;
}

/** A module of stories. */
export type StoryFile = Readonly<Record<string, Story | StoryGroup>> & { readonly default: StoryGroup };
