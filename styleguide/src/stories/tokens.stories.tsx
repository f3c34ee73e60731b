import { Colors } from '../tokens/colors';
import { OtherMeasures, Spaces, TypeSteps } from '../tokens/measures';
import type { TokenNames } from '../tokens/token-names';
import { useTokenNames } from '../tokens/use-token-names';
import type { ReactNode } from 'react';
import type { Story, StoryGroup } from '../story';

/** Every token, with the value that it has in the site theme. The browser knows them: nothing is listed here. */
export default { title: 'Tokens', parameters: { surfaces: false } } satisfies StoryGroup;

function Tokens({ children }: { children: (names: TokenNames) => ReactNode }) {
  const names = useTokenNames();
  return names && children(names);
}

/** Colours that a page theme chooses from the palette, and the contrast of each pair. */
export const ColorsStory: Story = {
  name: 'Colours of page themes',
  parameters: { surfaces: true },
  render: () => <Tokens>{({ colors }) => <Colors names={colors} pairs />}</Tokens>,
};

/** Tokens of a site theme: its colours and headings. */
export const PaletteStory: Story = {
  name: 'Palette and headings',
  render: () => (
    <Tokens>
      {({ palette }) => (
        <>
          <Colors names={palette} />
          <OtherMeasures names={palette} />
        </>
      )}
    </Tokens>
  ),
};

export const TypeStory: Story = {
  name: 'Type',
  render: () => <Tokens>{({ measures }) => <TypeSteps names={measures} />}</Tokens>,
};

export const SpaceStory: Story = {
  name: 'Space',
  render: () => <Tokens>{({ measures }) => <Spaces names={measures} />}</Tokens>,
};

export const MeasuresStory: Story = {
  name: 'Other measures',
  render: () => <Tokens>{({ measures }) => <OtherMeasures names={measures} />}</Tokens>,
};
