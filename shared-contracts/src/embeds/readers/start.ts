const CLOCK = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/;

/** Whole seconds of `90`, `90s`, `1m30s` and `1h2m3s`, as share buttons write where a medium begins; 0 for others. */
export function startOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = CLOCK.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
