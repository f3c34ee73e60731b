import { startOf } from './start';
import { byPath, type Hosts, type Read } from './reader';

/** A track, or a set; the last part is the secret of one that is not listed. */
const SOUNDCLOUD = /^\/([\w-]+\/(?:sets\/)?[\w-]+(?:\/s-\w+)?)\/?$/;
const soundcloud = byPath('soundcloud', SOUNDCLOUD, (path) => encodeURIComponent(`https://soundcloud.com/${path}`));

const SPOTIFY =
  /^\/(?:intl-[a-z]{2}\/)?(?:embed\/|embed-podcast\/|user\/[\w.-]+\/)?((?:track|album|playlist|artist|episode|show)\/[\da-zA-Z]{22})\/?$/;
/** From its `t`, in seconds. */
const spotify: Read = ({ pathname, searchParams }) => {
  const id = SPOTIFY.exec(pathname)?.[1];
  const start = startOf(searchParams.get('t') ?? '');
  return id === undefined ? undefined : { service: 'spotify', id, ...(start > 0 && { params: `t=${start}` }) };
};
/**
 * An episode is a number and words, after the letter of its kind (`b12-`, a bonus) or the season (`s2e3-`); each
 * podcast has a host of its own.
 */
const EPISODE = /^\/((?:[a-z]?\d{1,6}|s\d{1,3}e\d{1,4})-[a-z\d-]+)(?:\/embed)?\/?$/i;
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
