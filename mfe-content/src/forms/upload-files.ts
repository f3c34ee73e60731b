import { isSiteError, type ApiClient } from '@vestibule/contracts';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';

type Values = Readonly<Record<string, unknown>>;

/** Ids of files that were uploaded: a form that is sent again does not send them again. */
const ids = new WeakMap<File, string>();

/** What is wrong with a file that was not taken; undefined when it is not the file's fault. */
const problemOf = (error: unknown): FormProblem | undefined => {
  if (!isSiteError(error)) return undefined;
  if (error.status === 413) return 'file_large';
  return error.status === 400 ? 'file_type' : undefined;
};

/** The values with ids in the place of files; or what is wrong with a file, by its field. Rejects as calls do. */
export async function uploadFiles(
  api: ApiClient,
  values: Values,
): Promise<{ readonly values: Values; readonly problems: Readonly<Record<string, FormProblem>> }> {
  const uploaded: Record<string, unknown> = { ...values };
  const problems: Record<string, FormProblem> = {};
  for (const [slug, file] of Object.entries(values)) {
    if (!(file instanceof File)) continue;
    try {
      const id = ids.get(file) ?? (await upload(api, file));
      ids.set(file, id);
      uploaded[slug] = id;
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      problems[slug] = problem;
    }
  }
  return { values: uploaded, problems };
}

/** The server has a file no more: the next attempt uploads it again. */
export function forgetUpload(file: unknown): void {
  if (file instanceof File) ids.delete(file);
}

async function upload(api: ApiClient, file: File): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  return (await api.call('uploadTempFile', { upload: form })).id;
}
