import type { SkeletonName } from '@vestibule/contracts';
import { Container, cx, EventListSkeleton, Skeleton, VisuallyHidden } from '@vestibule/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from '../../app/use-translation';
import { SKELETON_ID } from './skeleton-id';
import styles from './skeletons.module.css';

export interface SkeletonProps {
  readonly name: SkeletonName;
}

const SHAPES = {
  page: () => (isHome() ? <Home /> : <Text />),
  'event-list': () => <Rows filters={7} />,
  'event-detail': () => <Detail />,
  magazine: () => <Cards lead count={4} />,
  productions: () => <Cards count={4} />,
  ensemble: () => <Cards count={8} className={styles.faces} />,
  venue: () => <Detail />,
  series: () => <Rows picture />,
} satisfies Readonly<Record<SkeletonName, () => ReactNode>>;

/** The page that comes, as boxes. A remote may be newer than this shell: for a name of its time the old page stays. */
export function Skeletons({ name }: SkeletonProps) {
  const shape: (() => ReactNode) | undefined = SHAPES[name];
  return shape && <Place>{shape()}</Place>;
}

/** Nothing in it can be read but that the page loads. */
function Place({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  // The page before was scrolled; this one begins at its top.
  useLayoutEffect(() => void scrollTo({ top: 0, behavior: 'instant' }), []);
  return (
    <div id={SKELETON_ID} className={styles.skeleton}>
      <p role="status">
        <VisuallyHidden>{t('navigation.loading')}</VisuallyHidden>
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** The address is that of the page that comes. */
const isHome = () => /^\/(?:\w\w\/?)?$/.test(location.pathname);

const times = (count: number, box: (index: number) => ReactNode) => Array.from({ length: count }, (_, at) => box(at));

const Header = () => (
  <div className={styles.header}>
    <Skeleton className={styles.title} />
    <Skeleton className={styles.line} />
  </div>
);

const Lines = ({ count }: { count: number }) => (
  <div className={styles.lines}>
    {times(count, (at) => (
      <Skeleton key={at} className={at % 4 === 3 ? styles.short : styles.long} />
    ))}
  </div>
);

const Text = () => (
  <Container>
    <Header />
    <Lines count={12} />
  </Container>
);

/** First slide, and the teasers below it. */
const Home = () => (
  <>
    <Skeleton className={styles.slide} />
    <Container className={styles.below}>
      <Grid count={3} />
    </Container>
  </>
);

const Rows = ({ filters = 0, picture = false }: { filters?: number; picture?: boolean }) => (
  <Container>
    <Header />
    {picture && <Skeleton className={styles.picture} />}
    {filters > 0 && (
      <div className={styles.filters}>
        {times(filters, (at) => (
          <Skeleton key={at} className={styles.filter} />
        ))}
      </div>
    )}
    <EventListSkeleton rows={6} label="" />
  </Container>
);

const Detail = () => (
  <Container className={styles.detail}>
    <div>
      <Header />
      <Skeleton className={styles.picture} />
      <Lines count={8} />
    </div>
    <Skeleton className={styles.panel} />
  </Container>
);

const Cards = ({
  lead = false,
  count,
  className,
}: {
  lead?: boolean;
  count: number;
  className?: string | undefined;
}) => (
  <Container>
    <Header />
    {lead && <Skeleton className={styles.picture} />}
    <Grid count={count} className={className} />
  </Container>
);

const Grid = ({ count, className }: { count: number; className?: string | undefined }) => (
  <div className={cx(styles.cards, className)}>
    {times(count, (at) => (
      <div key={at} className={styles.lines}>
        <Skeleton className={styles.picture} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.short} />
      </div>
    ))}
  </div>
);
