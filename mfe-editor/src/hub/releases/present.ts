import type {
  Dates,
  Language,
  ReleasedRemote,
  ReleasedVersion,
  ReleaseHistoryEntry,
  ReleaseState,
} from '@vestibule/contracts';
import type { HistoryView, Rate, ReleasesView, RemoteView, VersionView } from './view';

/** Number of the newest versions that are shown at once. */
const NEWEST = 3;
/** A version that fails more often than this is marked. */
const BAD = 0.01;

/** The state of releases as the page shows it, formatted in a language. */
export function presentReleases(state: ReleaseState, lang: Language, dates: Dates): ReleasesView {
  const { server_time, composition, shell, contracts, remotes, history } = state;
  return {
    clock: dates.formatClock(server_time, lang),
    composition,
    shell,
    contracts,
    isMeasured: remotes.every(({ versions }) => versions.every(({ share }) => share !== null)),
    remotes: remotes.map((remote) => presentRemote(remote, lang, dates)),
    history: history.map((entry) => presentMove(entry, lang, dates)),
  };
}

function presentRemote(
  { name, version, pinned, canary, versions }: ReleasedRemote,
  lang: Language,
  dates: Dates,
): RemoteView {
  const all = versions.map((one): VersionView => {
    const tried = canary?.version === one.version && !one.live ? canary.percent : null;
    return {
      version: one.version,
      by: one.by ?? '',
      at: one.at ?? '',
      when: one.at === null ? '' : dates.formatInstant(one.at, lang),
      isLive: one.live,
      canary: tried,
      share: one.share === null ? null : percentage(one.share / 100, lang),
      isWaiting: one.share === 0 && (tried !== null || (one.live && canary?.percent !== 100)),
      rate: rateOf(one, lang),
    };
  });
  const isCurrent = ({ isLive, canary: tried, rate }: VersionView, index: number) =>
    index < NEWEST || isLive || tried !== null || rate.kind === 'measured';
  return {
    name,
    version,
    isPinned: pinned,
    canary,
    current: all.filter(isCurrent),
    older: all.filter((one, index) => !isCurrent(one, index)),
  };
}

function rateOf({ loads, failures }: ReleasedVersion, lang: Language): Rate {
  if (loads === null || failures === null) return { kind: 'unknown' };
  const calls = loads + failures;
  if (calls === 0) return { kind: 'none' };
  const share = failures / calls;
  return {
    kind: 'measured',
    calls: calls.toLocaleString(lang),
    failures: failures.toLocaleString(lang),
    percent: percentage(share, lang),
    isBad: share > BAD,
  };
}

const percentage = (share: number, lang: Language) =>
  share.toLocaleString(lang, { style: 'percent', maximumFractionDigits: 1 });

function presentMove(
  { key, revision, kind, parts, to, percent, by, at }: ReleaseHistoryEntry,
  lang: Language,
  dates: Dates,
): HistoryView {
  return {
    key,
    revision,
    at,
    when: dates.formatInstant(at, lang),
    by,
    kind: percent === 0 ? 'canaryEnd' : kind,
    parts: parts.map(({ name, version }) => (version === null ? name : `${name} ${version}`)),
    share: percent ? percentage(percent / 100, lang) : '',
    to,
  };
}
