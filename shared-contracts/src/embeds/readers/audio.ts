import { byPath, type Hosts, type Read } from './reader';

/** A track, or a set; the last part is the secret of one that is not listed. */
const SOUNDCLOUD = /^\/([\w-]+\/(?:sets\/)?[\w-]+(?:\/s-\w+)?)\/?$/;
const soundcloud = byPath('soundcloud', SOUNDCLOUD, (path) => encodeURIComponent(`https://soundcloud.com/${path}`));
const spotify = byPath(
  'spotify',
  /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?((?:track|album|playlist|artist|episode|show)\/[\da-zA-Z]{22})\/?$/,
);
/** An episode is a number and words; each podcast has a host of its own. */
const EPISODE = /^\/(\d{1,6}-[a-z\d-]+)(?:\/embed)?\/?$/i;
const podigee: Read = ({ hostname, pathname }) => {
  const [, episode] = EPISODE.exec(pathname) ?? [];
  return episode === undefined ? undefined : { service: 'podigee', id: `${hostname}/${episode}` };
};

/** Recordings of SoundCloud, Podigee and Spotify. */
export const readAudio: Hosts = {
  'soundcloud.com': soundcloud,
  'www.soundcloud.com': soundcloud,
  'm.soundcloud.com': soundcloud,
  'open.spotify.com': spotify,
  '*.podigee.io': podigee,
};
