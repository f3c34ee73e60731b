import { exampleModules } from '@vestibule/contracts/examples/modules';
import type { ModuleOf } from '@vestibule/contracts';
import { screen } from '@testing-library/react';
import { moduleOf } from '../testing/records';
import { showModules as show } from '../testing/show-modules';

describe('module list', () => {
  // Statements that this file shows:
  // - docs/behaviour/content.md#column-layouts

  test('a headline keeps its level and anchor', () => {
    show([moduleOf('headline')]);
    expect(screen.getByRole('heading', { level: 3, name: 'Die Orgel' })).toHaveAttribute('id', 'orgel');
  });

  test('a full teaser is the page’s h1 when it comes first, and an h2 further down', () => {
    show([moduleOf('full_teaser'), moduleOf('full_teaser', { id: 40, headline: 'Später' })]);
    expect(screen.getByRole('heading', { level: 1, name: 'Regen aus Pfeifen' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Später' })).toBeInTheDocument();
    expect(screen.getAllByRole('img')[0]).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getAllByRole('img')[1]).toHaveAttribute('loading', 'lazy');
  });

  test.each([
    [1024, '(min-width: 64em) 1024px, 100vw'],
    [1536, '100vw'],
  ])('a hero is not enlarged on a wide window: a picture %i px wide', (width, sizes) => {
    const { image_obj: image } = exampleModules.find(({ model }) => model === 'full_teaser') as ModuleOf<'full_teaser'>;
    show([moduleOf('full_teaser', { image_obj: image && { ...image, width } })]);
    expect(screen.getByRole('img')).toHaveAttribute('sizes', sizes);
  });

  test('a card is one link, named by its headline', () => {
    show([moduleOf('teaser_list')]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Das Schloss' })).toHaveAttribute('href', '/de/schloss');
  });

  test('an event list is a slot with the id that the page requested', () => {
    show([moduleOf('event_list')]);
    expect(screen.getByTestId('slot-event-list')).toHaveAttribute('data-id', 'm6');
  });

  test('a section shows the modules of its columns', () => {
    show([
      moduleOf('section', {
        columns: [
          { classes: '50', children: [moduleOf('text')] },
          { classes: '50', children: [moduleOf('image')] },
        ],
      }),
    ]);
    expect(screen.getByText('2846 Pfeifen')).toBeInTheDocument();
    expect(screen.getByRole('figure')).toHaveTextContent('Der Prospekt');
  });

  test('a large teaser has the colours that it asks for', () => {
    show([moduleOf('full_teaser', { headline: 'Später', extra_class: 'cc03' })]);
    expect(screen.getByRole('heading', { name: 'Später' }).closest('.cc03')).toBeInTheDocument();
  });

  test('a video waits behind its own picture', () => {
    const { container } = show(exampleModules.filter(({ model }) => model === 'video'));
    expect(container.querySelector('[data-service=youtube]')).toHaveAttribute(
      'data-thumbnail',
      '/media/beispiel/1280.jpg',
    );
  });

  test('a picture without a file leaves nothing behind', () => {
    show([moduleOf('image', { image_obj: null })]);
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  test('a text that is not translated says its language', () => {
    show([moduleOf('text'), moduleOf('headline', { id: 20, lang: 'en', content: 'The organ' })]);
    expect(screen.getByText('The organ').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('2846 Pfeifen').closest('[lang]')).toBeNull();
  });

  test('handles only while editing', () => {
    const { unmount } = show([moduleOf('text')]);
    expect(screen.queryByTestId('slot-editor-module')).not.toBeInTheDocument();
    unmount();
    const { container } = show([moduleOf('text')], true);
    expect(screen.getByTestId('slot-editor-module')).toHaveAttribute('data-id', 'edit-2');
    expect(container.querySelector('[data-module-id="2"]')).toHaveTextContent('2846 Pfeifen');
  });

  test('a model of a later version is left out', () => {
    show([moduleOf('text', { model: 'hologram' }), moduleOf('headline')]);
    expect(screen.getByRole('heading')).toBeInTheDocument();
    expect(screen.queryByText('2846 Pfeifen')).not.toBeInTheDocument();
  });

  test('a full teaser without a link text is a link by its headline', () => {
    show([moduleOf('full_teaser', { headline: 'Orgelsommer', link: '/de/orgelsommer', link_text: '' })]);
    expect(screen.getByRole('link', { name: 'Orgelsommer' })).toHaveAttribute('href', '/de/orgelsommer');
  });

  test.each([
    [{ link_text: 'Zum Haus' }, 'Zum Haus'],
    [{ link_text: '', subline: 'Salzhof' }, 'Salzhof'],
  ])('a teaser without a headline is a link by its other words: %j', (words, name) => {
    const list = moduleOf('teaser_list') as ModuleOf<'teaser_list'>;
    const plain = { headline: '', preline: '', subline: '', link: '/de/haus', ...words };
    show([{ ...list, items: list.items.slice(0, 1).map((item) => ({ ...item, ...plain })) }]);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/de/haus');
  });

  test('a teaser without a headline and a link is neither', () => {
    const list = moduleOf('teaser_list') as ModuleOf<'teaser_list'>;
    const plain = { headline: '', link: '', link_text: 'Mehr' };
    show([{ ...list, items: list.items.slice(0, 1).map((item) => ({ ...item, ...plain })) }]);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
