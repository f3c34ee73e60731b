import { useHost } from '@vestibule/contracts';
import { Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import styles from './magazine-header.module.css';
import type { MagazineData } from './magazine.loader';

export interface MagazineHeaderProps {
  readonly headline: string;
  readonly preline?: string;
  readonly categories: MagazineData['categories'];
  /** The category that is shown, `all`, `tags`, or something that has no link here. */
  readonly current: number | 'all' | 'tags' | null;
}

/**
 * Top of each list of the magazine: the search, the headline, the categories and the link to all topics
 * (docs/behaviour/programme.md#magazine).
 */
export function MagazineHeader({ headline, preline = '', categories, current }: MagazineHeaderProps) {
  const { t } = useTranslation('programme');
  const { href, renderSearchBox } = useHost();
  return (
    <Container as="header" className={styles.header}>
      <PageHeader preline={preline}>{headline}</PageHeader>
      {renderSearchBox({ label: t('magazine.search'), category: 'articles' })}
      <ChoiceLinks
        label={t('magazine.categories')}
        choices={[
          { href: href('news', {}), name: t('magazine.all'), current: current === 'all' },
          ...categories.map(({ id, name, slug }) => ({
            href: href('programme/news-category', { slug, id }),
            name,
            current: current === id,
          })),
          { href: href('programme/news-tags', {}), name: t('magazine.topics'), current: current === 'tags' },
        ]}
      />
    </Container>
  );
}
