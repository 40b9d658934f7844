import { describe, expect, it } from 'vitest';
import type { GameChoices } from '../src/protocol';
import { Editor } from '../src/lib/editor/editor.svelte';
import type { DocumentSource, EditorDocument } from '../src/lib/editor/source';
import { isCustomField, fieldLink, readFieldHash, tableLink } from '../src/lib/editor/fieldLink';

describe('links to a field', () => {
  it('are read as they are written', () => {
    for (const text of ['', 'Ea1~wall-b2', 'brick-b4.cube-d2E']) {
      expect(readFieldHash(fieldLink('golems/board', text).split('#')[1] ?? '')).toEqual({
        ruleSet: 'golems/board',
        text,
      });
      expect(readFieldHash(tableLink('golems/board', text).slice('/#table/'.length))).toEqual({
        ruleSet: 'golems/board',
        text,
      });
    }
  });
  it('may name nothing', () => {
    expect(readFieldHash('')).toEqual({ ruleSet: '', text: '' });
    expect(readFieldHash('golems')).toEqual({ ruleSet: '', text: '' });
  });
  it('know a field without a name', () => {
    const game = { own: 'field', choices: { field: ['common'] } } as unknown as GameChoices;
    expect(
      [{ field: 'Ea1' }, { field: 'common' }, {}].map((options) =>
        isCustomField(game, options as Record<string, string>),
      ),
    ).toEqual([true, false, false]);
  });
});

describe('the editor', () => {
  it('takes back the last edit, also one that is still pending', async () => {
    const documentOf = (text: string) =>
      ({ built: { text, laid: [], pieces: [], refused: null } }) as unknown as EditorDocument;
    const source = { edit: (text, edit) => Promise.resolve(documentOf(edit ? `${text}+` : text)) } as DocumentSource;
    const editor = new Editor(source);
    await editor.open('a');
    void editor.apply({ do: 'mirror' });
    void editor.apply({ do: 'mirror' });
    await editor.undo();
    expect([editor.built?.text, editor.undoStack]).toEqual(['a+', ['a']]);
    await editor.undo();
    await editor.undo(); // nothing is left to take back
    expect([editor.built?.text, editor.undoStack]).toEqual(['a', []]);
  });
});
