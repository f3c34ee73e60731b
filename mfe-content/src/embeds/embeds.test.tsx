import { screen } from '@testing-library/react';
import { moduleOf } from '../testing/records';
import { showModules } from '../testing/show-modules';

const ID = '1xC3RF9XJSoKkZ1qRiRY2cw4nk6m';
const video = {
  key: 'a',
  video_url: 'https://vimeo.com/12345',
  title: 'Die Orgel',
  length: '3:45',
  image_thumbnails: null,
};

describe('embeds', () => {
  test.each([
    [
      'audio',
      { title: 'Folge 12', embed: 'https://salzhof.podigee.io/12-orgel' },
      ['podigee', 'salzhof.podigee.io/12-orgel', 'Folge 12', '„Folge 12“ bei Podigee anhören'],
    ],
    [
      'audio',
      { title: '', embed: 'https://soundcloud.com/haus/orgel' },
      ['soundcloud', 'https%3A%2F%2Fsoundcloud.com%2Fhaus%2Forgel', 'Aufnahme bei SoundCloud', 'Bei SoundCloud öffnen'],
    ],
    [
      'social_embed',
      { title: 'Aufbau', embed: 'https://x.com/haus/status/12' },
      ['x', '12', 'Aufbau', 'Beitrag „Aufbau“ bei X ansehen'],
    ],
    [
      'hubspot_form',
      { title: 'Rundbrief', hubspot_id: ID, region: 'eu1' },
      ['hubspot', `share-eu1.hsforms.com/${ID}`, 'Rundbrief', 'Formular „Rundbrief“ bei HubSpot ausfüllen'],
    ],
    ['video_list', { items: [video] }, ['vimeo', '12345', 'Die Orgel', 'Video „Die Orgel“ bei Vimeo ansehen']],
  ] as const)('%s %j waits for consent, with a link to the service', (model, values, [service, id, title, link]) => {
    const { container } = showModules([moduleOf(model, values)]);
    const place = container.querySelector('[data-service]');
    expect(place).toHaveAttribute('data-service', service);
    expect(place).toHaveAttribute('data-id', id);
    expect(place).toHaveAttribute('data-iframe-title', title);
    const address = 'embed' in values ? values.embed : 'items' in values ? video.video_url : `https://${id}`;
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address);
  });

  test('a video begins where its address says, and an unlisted one plays with its secret', () => {
    const items = [
      { ...video, key: 'b', video_url: 'https://youtu.be/abcdefghijk?t=90' },
      { ...video, key: 'c', video_url: 'https://vimeo.com/12345/0a1b2c3d4e' },
    ];
    const { container } = showModules([moduleOf('video_list', { items: [video, ...items] })]);
    const places = [...container.querySelectorAll<HTMLElement>('[data-service]')];
    expect(places.map(({ dataset }) => [dataset['id'], dataset['params']])).toEqual([
      ['12345', undefined],
      ['abcdefghijk', 'rel=0&start=90'],
      ['12345', 'dnt=1&h=0a1b2c3d4e'],
    ]);
  });

  test('a form of an account in America is requested there', () => {
    const { container } = showModules([moduleOf('hubspot_form', { hubspot_id: ID, region: 'na1' })]);
    expect(container.querySelector('[data-id]')).toHaveAttribute('data-id', `share.hsforms.com/${ID}`);
  });

  test('a podcast that the settings do not name is a link to it', () => {
    const embed = 'https://other.podigee.io/12-orgel';
    const { container } = showModules([moduleOf('audio', { title: 'Folge 12', embed })]);
    expect(container.querySelector('[data-service]')).toBeNull();
    expect(screen.getByRole('link', { name: '„Folge 12“ bei Podigee anhören' })).toHaveAttribute('href', embed);
  });

  test.each([
    ['audio', { embed: 'https://evil.example/12-orgel' }],
    ['social_embed', { embed: 'javascript:alert(1)' }],
    ['hubspot_form', { hubspot_id: '../../evil' }],
    ['video_list', { items: [{ ...video, video_url: 'https://evil.example/' }] }],
  ] as const)('%s shows nothing of %j', (model, values) => {
    const { container } = showModules([moduleOf(model, values)]);
    expect(container.querySelector('[data-service]')).toBeNull();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
