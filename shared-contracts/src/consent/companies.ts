/** Companies with more than one service of the list. */
export const GOOGLE = {
  provider: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland',
  privacyUrl: 'https://policies.google.com/privacy',
};
export const META = {
  provider: 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Ireland',
  privacyUrl: 'https://www.facebook.com/privacy/policy/',
};
export const HUBSPOT = {
  provider: 'HubSpot Ireland Limited, 1 Sir John Rogerson’s Quay, Dublin 2, Ireland',
  privacyUrl: 'https://legal.hubspot.com/privacy-policy',
};
