import type { MEDIA_SERVICES } from './media-services';

/** The iframe of a service. Its attributes are as strict as the service allows. */
export interface MediaFrame {
  /** Its address, with `{data-id}` for the id of the medium. */
  readonly address: string;
  /** Query that follows it, unless the medium has one of its own (`Embed.params`). */
  readonly params?: string;
  /** Features that it may use (permissions policy). */
  readonly allow: string;
  readonly sandbox: string;
  readonly referrerPolicy: string;
}

/** The iframe of a service and its sources for the content security policy: exact hosts where the service has them. */
interface MediaAccess {
  readonly frames: readonly string[];
  readonly frame: MediaFrame;
}

/**
 * A service's own page in a frame needs its scripts and its own storage; windows that it opens, as links to the service
 * do, are not held in the sandbox. It can never move this page, nor open dialogs over it.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const frame = (address: string, allow = '', more: readonly string[] = []): MediaFrame => ({
  address,
  allow,
  sandbox: [SANDBOX, ...more].join(' '),
  referrerPolicy: 'no-referrer',
});
/** Players that need the referrer: the publisher of a video may have limited the sites that may show it. */
const player = (address: string): MediaFrame => ({
  ...frame(address, 'encrypted-media; fullscreen; picture-in-picture', ['allow-presentation']),
  referrerPolicy: 'strict-origin',
});

/** How each service is shown, by its id. Apart from the list of services: the dialog, which comes first, needs none. */
export const MEDIA_ACCESS: Readonly<Record<(typeof MEDIA_SERVICES)[number]['id'], MediaAccess>> = {
  youtube: {
    frames: ['https://www.youtube-nocookie.com'],
    frame: { ...player('https://www.youtube-nocookie.com/embed/{data-id}'), params: 'rel=0' },
  },
  vimeo: {
    frames: ['https://player.vimeo.com'],
    frame: { ...player('https://player.vimeo.com/video/{data-id}'), params: 'dnt=1' },
  },
  // Each podcast has a host of its own there: the settings name those of the site.
  podigee: { frames: [], frame: frame('https://{data-id}/embed?context=external') },
  soundcloud: {
    frames: ['https://w.soundcloud.com'],
    frame: frame('https://w.soundcloud.com/player/?url={data-id}&auto_play=false&visual=false', 'encrypted-media'),
  },
  spotify: {
    frames: ['https://open.spotify.com'],
    frame: frame('https://open.spotify.com/embed/{data-id}', 'encrypted-media'),
  },
  issuu: { frames: ['https://e.issuu.com'], frame: frame('https://e.issuu.com/embed.html?{data-id}', 'fullscreen') },
  instagram: {
    frames: ['https://www.instagram.com'],
    frame: frame('https://www.instagram.com/{data-id}/embed/', 'encrypted-media'),
  },
  facebook: {
    frames: ['https://www.facebook.com'],
    frame: frame('https://www.facebook.com/plugins/post.php?show_text=true&href={data-id}', 'encrypted-media'),
  },
  x: {
    frames: ['https://platform.twitter.com'],
    frame: frame('https://platform.twitter.com/embed/Tweet.html?dnt=true&id={data-id}'),
  },
  tiktok: {
    frames: ['https://www.tiktok.com'],
    frame: frame('https://www.tiktok.com/embed/v2/{data-id}', 'encrypted-media; fullscreen'),
  },
  // Its key is only good for the sites that its owner has named: it asks on which one it is.
  'google-maps': {
    frames: ['https://www.google.com'],
    frame: {
      ...frame('https://www.google.com/maps/embed/v1/place?{data-id}', 'fullscreen'),
      referrerPolicy: 'strict-origin',
    },
  },
  hubspot: {
    frames: ['https://share-eu1.hsforms.com', 'https://share.hsforms.com'],
    frame: frame('https://{data-id}', '', ['allow-forms']),
  },
};
