import { EmbedFigure } from '../embed-figure';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';
import { ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './viewer.module.css';

/** A document: the library's own file where there is one. */
export default function ViewerModule({
  module: { file_obj: file, embed, title, anchor },
  placement,
}: ModuleProps<'viewer'>) {
  if (file)
    return (
      <Placed placement={placement}>
        <OwnDocument url={file.url} title={title} anchor={anchor} />
      </Placed>
    );
  return (
    <EmbedFigure of="document" shape="document" address={embed} title={title} anchor={anchor} placement={placement} />
  );
}

interface OwnDocumentProps {
  readonly url: string;
  readonly title: string;
  readonly anchor: string;
}

/** A PDF of the library in the browser's own viewer where it has one, and a link to it for all others. */
function OwnDocument({ url, title, anchor }: OwnDocumentProps) {
  const { t } = useTranslation('content');
  return (
    <figure id={anchor || undefined} className={styles.figure}>
      <iframe className={styles.frame} src={url} title={t('document.frame', { title })} loading="lazy" />
      <figcaption className={styles.caption}>
        <span>{title}</span>
        <ButtonLink href={url} variant="quiet">
          {t('document.open')}
        </ButtonLink>
      </figcaption>
    </figure>
  );
}
