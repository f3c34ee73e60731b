import '@vestibule/ui/global.css';
import { DEFAULT_LANGUAGE } from '@vestibule/contracts';
import { createRoot } from 'react-dom/client';
import { ALL_STORIES } from '../all-stories';
import { StoryFrame, THEMES } from '../frame/story-frame';

/**
 * All stories on one page, for tests that need a browser: `?theme=castle`. Storybook shows one at a time, and is not
 * installed for tests.
 */
function AllStories() {
  const requested = new URLSearchParams(location.search).get('theme');
  const theme = THEMES.find((name) => name === requested) ?? 'museum';
  return ALL_STORIES.map(({ group, name, render: Story, parameters }) => (
    <section key={`${group} ${name}`} aria-label={`${group}: ${name}`}>
      <h2>{name}</h2>
      <StoryFrame lang={DEFAULT_LANGUAGE} theme={theme} surfaces={parameters.surfaces}>
        <Story />
      </StoryFrame>
    </section>
  ));
}

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(<AllStories />);
