import { describe, expect, it } from 'vitest';
import { fileName, makeLink, readMake, tryLink } from '../src/lib/make/link';

describe('links to what is made', () => {
  it('are read as they are written', () => {
    expect(readMake(makeLink('pAb-_9').split('#')[1] ?? '')).toEqual({ trying: false, text: 'pAb-_9' });
    expect(readMake(tryLink('pAb-_9').split('#')[1] ?? '')).toEqual({ trying: true, text: 'pAb-_9' });
    expect(readMake('')).toEqual({ trying: false, text: '' });
    expect(makeLink('')).toBe('/make');
  });
  it('give a file a name in any language', () => {
    expect(['Вокруг стены!', 'a/b c', '...'].map(fileName)).toEqual(['вокруг-стены', 'a-b-c', 'own']);
  });
});
