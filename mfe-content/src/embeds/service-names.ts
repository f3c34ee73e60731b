/** Names of the services with embeds, in every language. Small: pages with an embed load it. */
const SERVICE_NAMES: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  podigee: 'Podigee',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
  issuu: 'Issuu',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  tiktok: 'TikTok',
  'google-maps': 'Google Maps',
  hubspot: 'HubSpot',
};

export const serviceName = (id: string): string => SERVICE_NAMES[id] ?? id;
