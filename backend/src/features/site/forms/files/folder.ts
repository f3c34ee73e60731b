import { join } from 'node:path';

/** Where files of forms are: in no folder that an address leads to. */
export const formFilesFolder = (dataDir: string): string => join(dataDir, 'form-files');
