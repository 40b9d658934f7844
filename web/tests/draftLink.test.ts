import { describe, expect, it } from 'vitest';
import { fileName, draftLink, readDraftHash, tryLink } from '../src/lib/editor/draftLink';

describe('links to drafts', () => {
  it('are read as they are written', () => {
    expect(readDraftHash(draftLink('pAb-_9').split('#')[1] ?? '')).toEqual({ trying: false, text: 'pAb-_9' });
    expect(readDraftHash(tryLink('pAb-_9').split('#')[1] ?? '')).toEqual({ trying: true, text: 'pAb-_9' });
    expect(readDraftHash('')).toEqual({ trying: false, text: '' });
    expect(draftLink('')).toBe('/make');
  });
  it('give a file a name in any language', () => {
    expect(['Вокруг стены!', 'a/b c', '...'].map(fileName)).toEqual(['вокруг-стены', 'a-b-c', 'own']);
  });
});
