import * as actions from './stories/actions.stories';
import * as fields from './stories/fields.stories';
import * as forms from './stories/forms.stories';
import * as hub from './stories/hub.stories';
import * as media from './stories/media.stories';
import * as messages from './stories/messages.stories';
import * as overlays from './stories/overlays.stories';
import * as seats from './stories/seats.stories';
import * as text from './stories/text.stories';
import * as tokens from './stories/tokens.stories';
import type { Story, StoryFile, StoryParameters } from './story';

/** A story with its group's title and parameters. */
export interface ListedStory extends Story {
  readonly group: string;
  readonly parameters: StoryParameters;
}

function storiesOf({ default: group, ...stories }: StoryFile): ListedStory[] {
  return Object.values(stories).flatMap((story) =>
    'render' in story
      ? [{ ...story, group: group.title, parameters: { ...group.parameters, ...story.parameters } }]
      : [],
  );
}

const FILES: readonly StoryFile[] = [tokens, text, actions, fields, forms, messages, overlays, media, seats, hub];

/** All stories, for tests and for the page of all stories; Storybook finds their files by itself. */
export const ALL_STORIES: readonly ListedStory[] = FILES.flatMap(storiesOf);
