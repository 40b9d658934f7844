/** The next step of this device: its name, and its room. */

import { offerOf, openRoom } from '../net/api';
import { faceOf } from '../players/levels';
import type { SavedStep } from '../storage.svelte';
import { t } from '../words/words.svelte';

export const stepName = ({ kind, rival }: Pick<SavedStep, 'kind' | 'rival'>): string =>
  kind === 'step-stronger' ? t('step-stronger', { name: t(`face-${faceOf(rival)}`) }) : t(kind);

/** The wished options that fit together; those of the same game do. */
export const optionsOf = async ({ kind, ruleSet, options }: SavedStep): Promise<Record<string, string>> =>
  kind === 'again' ? options : (await offerOf(ruleSet, options)).options;

/** Opens the game of a step in a new room; its code. */
export async function openStep(step: SavedStep): Promise<string> {
  return (await openRoom(step.ruleSet, await optionsOf(step), step.seats, step.clock)).room;
}
