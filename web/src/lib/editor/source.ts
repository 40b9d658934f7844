/** Sources of documents: the server edits fields, puzzles and scenarios; the page sends an edit and shows the
 * response. */

import type { FieldView, DraftEditRequest, DraftRequest, DraftResponse, EditRequest } from '../../protocol';
import { editDraft, editField, randomField } from '../net/api';
import { savedDrafts, savedFields } from '../storage.svelte';
import { title } from '../words/words.svelte';
import { draftLink } from './draftLink';
import { fieldLink } from './fieldLink';
import type { Edit } from './types';

export type DraftKind = DraftRequest['kind'];

/** A field has no draft: it is all that is edited. */
export interface EditorDocument {
  ruleSet: string;
  built: FieldView;
  draft: DraftResponse | null;
}

export interface DocumentSource {
  readonly kind: 'field' | DraftKind;
  readonly ruleSet: string; // '' for drafts, whose rule set is edited
  edit(text: string, edit: Edit | null): Promise<EditorDocument>;
  random?(): Promise<EditorDocument>;
  linkTo(document: EditorDocument): string;
  save(document: EditorDocument): void;
  readonly messages: { broken: string; saved: string; clear: string };
}

export function fieldSource(ruleSet: string): DocumentSource {
  const documentOf = (built: FieldView): EditorDocument => ({ ruleSet, built, draft: null });
  return {
    kind: 'field',
    ruleSet,
    edit: async (text, edit) => documentOf(await editField(ruleSet, text, edit as EditRequest | null)),
    random: async () => documentOf(await randomField(ruleSet)),
    linkTo: ({ built }) => fieldLink(ruleSet, built.text),
    save: ({ built }) => savedFields.add(ruleSet, built.text),
    messages: { broken: 'build-broken', saved: 'build-kept', clear: 'build-clear' },
  };
}

export function draftSource(kind: DraftKind): DocumentSource {
  const documentOf = (draft: DraftResponse): EditorDocument => ({ ruleSet: draft.rule_set, built: draft.built, draft });
  return {
    kind,
    ruleSet: '',
    edit: async (text, edit) => documentOf(await editDraft(kind, text, edit as DraftEditRequest | null)),
    linkTo: ({ built }) => draftLink(built.text),
    save: (document) => savedDrafts.add({ text: document.built.text, name: titleOf(document) }),
    messages: {
      broken: kind === 'puzzle' ? 'make-broken' : 'make-scenario-broken',
      saved: 'make-kept',
      clear: 'make-clear',
    },
  };
}

/** The title of a draft in the visitor's language. */
export const titleOf = ({ draft }: EditorDocument): string =>
  title(draft?.page.title as Record<string, string> | undefined);
