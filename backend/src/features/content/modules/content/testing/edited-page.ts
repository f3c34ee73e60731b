import type { AnswerOf, ContentModule } from '@vestibule/contracts';
import { EDITOR, addEditor, addPage } from '../../../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../../../testing/test-app';
import type { Visitor } from '../../../../../testing/visitor';

export type Content = AnswerOf<'content'>;
type Shown = string | readonly (readonly Shown[])[];

export const match = (version: string) => ({ 'if-match': `"${version}"` });

/** Words of the modules, those of a section by its columns. */
const shownIn = (list: readonly ContentModule[]): readonly Shown[] =>
  list.map((module) => {
    if (module.model === 'section') return module.columns.map(({ children }) => shownIn(children));
    return 'content' in module ? module.content : module.model;
  });

/** An empty page of its own for each test, and an editor of it. */
export class EditedPage {
  readonly site: TestApp;
  editor!: Visitor;
  page!: number;
  #address = 0;

  private constructor(site: TestApp) {
    this.site = site;
  }

  static async open(): Promise<EditedPage> {
    return new EditedPage(await createTestApp());
  }

  async reset(): Promise<void> {
    await this.site.reset();
    await addEditor(this.site.db, 'publisher');
    this.page = await addPage(this.site.db, { de: '/de/besuch', en: '/en/visit' });
    this.editor = this.site.visitor({ 'x-forwarded-for': `10.0.1.${(this.#address += 1)}` });
    await this.editor.login(EDITOR.email, EDITOR.password);
  }

  get url(): string {
    return `/de/pageeditor-api/content/page/${this.page}`;
  }

  async content(): Promise<Content> {
    return (await this.editor.get(this.url)).json<Content>();
  }

  async shown(): Promise<readonly Shown[]> {
    return shownIn((await this.content()).columns[0]?.children as ContentModule[]);
  }

  /** Adds a headline; returns its id. */
  async add(words: string, at: object = { page: this.page }): Promise<number> {
    const answer = await this.editor.write('POST', '/de/pageeditor-api/headline', { content: words, ...at });
    return answer.json<{ id: number }>().id;
  }

  async addSection(layout = '50-50'): Promise<number> {
    const answer = await this.editor.write('POST', '/de/pageeditor-api/section', { page: this.page, layout });
    return answer.json<{ id: number }>().id;
  }
}
