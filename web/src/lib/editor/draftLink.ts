/** Links to drafts: `/make#TEXT` opens it in the editor, `/make#try/TEXT` as a task. */

const TRY = 'try/';

export const draftLink = (text: string): string => (text ? `/make#${text}` : '/make');

export const tryLink = (text: string): string => `/make#${TRY}${text}`;

export function readDraftHash(hash: string): { trying: boolean; text: string } {
  return hash.startsWith(TRY) ? { trying: true, text: hash.slice(TRY.length) } : { trying: false, text: hash };
}

/** The name of a file: the title, without signs that file names cannot have. */
export const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'own';
